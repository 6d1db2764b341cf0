import type { Language } from '@auger/contract'
import { fold } from '../../domain/table.ts'
import { remembered } from '../../locales/remembered.ts'
import { wordsOf } from '../tokenizer/tokenize.ts'
import { CompoundIndex } from './compound-index.ts'
import { dataLines, type DataLine } from '../../locales/data-lines.ts'
import { languages, type LanguageForms } from './languages.ts'
import type { ConceptsFound, Lexicon, SensesFound } from './lexicon.ts'
import { longestWord } from './longest-word.ts'
import { PhraseIndex } from './phrase-index.ts'
import { senseOf } from './sense-of.ts'
import type { Sense } from './sense.ts'
import { spread } from '../../locales/spread.ts'

/** A data file as it was read. */
export interface DataFile {
  readonly text: string
  readonly file: string
}

export interface LexiconFiles {
  readonly senses: DataFile
  readonly concepts: DataFile
}

/** The lexicon that the data files of a language make. */
export function lexiconOf(language: Language, files: LexiconFiles): Lexicon {
  const forms = languages[language]
  const [senseLines, conceptLines] = [linesOf(files.senses, forms), linesOf(files.concepts, forms)]
  const stemOf = forms.stemmer(conceptLines.flatMap(({ phrases }) => phrases).map(fold))
  const stem = remembered((word) => (word.length > longestWord ? word : stemOf(word)))
  const cuts = cutsOf(forms, stem, [...senseLines, ...conceptLines])
  const parts = { traits: forms.traits, stem, ...(cuts === undefined ? {} : { cuts }) }

  const senses = new PhraseIndex<Sense>(forms.inflects ? stem : undefined)
  for (const line of senseLines) {
    const sense = placed(line, () => senseOf(line.head))
    for (const phrase of line.phrases) senses.add(wordsOf(phrase, cuts), sense)
  }
  const concepts = new PhraseIndex<string>(stem)
  const compounds = forms.traits.compounds ? new CompoundIndex(stem) : undefined
  for (const { head, phrases } of conceptLines) {
    for (const words of phrases.map((phrase) => wordsOf(phrase, cuts))) {
      concepts.add(words, head)
      compounds?.add(words, head)
    }
  }
  return {
    language,
    ...parts,
    sensesAt: (tokens, at) =>
      tokens[at]?.quoted === true
        ? []
        : senses.at(tokens, at).map(({ until, items }): SensesFound => ({ until, senses: items })),
    conceptsAt: (tokens, at) => {
      const found = concepts
        .at(tokens, at)
        .map(({ until, items, exact }): ConceptsFound => ({ until, concepts: items, exact }))
      const inside = found.length > 0 ? [] : (compounds?.conceptsOf(tokens[at]?.folded ?? '') ?? [])
      return inside.length === 0 ? found : [{ until: at + 1, concepts: inside, exact: false }]
    },
  }
}

/** The lines of a file, their phrases in all forms and spellings. */
const linesOf = ({ text, file }: DataFile, { spellings }: LanguageForms): readonly DataLine[] =>
  dataLines(text, file).map((line) => {
    const phrases = placed(line, () => line.phrases.flatMap(spread))
    return { ...line, phrases: spellings === undefined ? phrases : phrases.flatMap(spellings) }
  })

/** Words of the files stand as they are; others are cut where their language glues words together. */
function cutsOf(
  { cuts }: LanguageForms,
  stem: (word: string) => string,
  lines: readonly DataLine[],
): ((word: string) => readonly number[]) | undefined {
  if (cuts === undefined) return undefined
  const phrases = lines.flatMap((line) => line.phrases).map(fold)
  const whole = new Set(phrases.filter((phrase) => !phrase.includes(' ')))
  const known = new Set(phrases.flatMap((phrase) => phrase.split(' ')).map(stem))
  return remembered((word) => (whole.has(fold(word)) ? [] : cuts(word, (folded) => known.has(stem(folded)))))
}

/** What fails in a line of a file names it. */
function placed<Result>({ place }: DataLine, read: () => Result): Result {
  try {
    return read()
  } catch (error) {
    throw new Error(`${place}: ${error instanceof Error ? error.message : String(error)}`, { cause: error })
  }
}
