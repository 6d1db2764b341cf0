import type { Language } from '@auger/contract'
import { fold } from '../../domain/table.ts'
import { remembered } from '../../locales/remembered.ts'
import { dataLines, type DataLine } from '../../locales/data-lines.ts'
import { firstWord, wordsOf } from '../tokenizer/tokenize.ts'
import { languages, type LanguageForms } from './languages.ts'
import type { ConceptsFound, Lexicon, SensesFound } from './lexicon.ts'
import { longestWord } from './longest-word.ts'
import { CompoundIndex } from './phrase/compound-index.ts'
import { PhraseIndex, type PhraseParts } from './phrase/phrase-index.ts'
import { WordList } from './phrase/word-list.ts'
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
  const parts = {
    words: (phrase: string) => wordsOf(phrase, cuts),
    first: firstWord(cuts),
  }
  const senses = sensesIn(senseLines, forms.inflects ? { ...parts, stem } : parts)
  const concepts = filled(new PhraseIndex<string>({ ...parts, stem }), conceptLines)
  const compounds = forms.traits.compounds
    ? filled(new CompoundIndex({ ...parts, stem }), conceptLines)
    : undefined
  return {
    language,
    traits: forms.traits,
    stem,
    ...(cuts === undefined ? {} : { cuts }),
    words: () => wordsIn([...senseLines, ...conceptLines]),
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

const wordsIn = (lines: readonly DataLine[]): ReadonlySet<string> =>
  new Set(lines.flatMap(({ phrases }) => phrases.flatMap((phrase) => fold(phrase).split(' '))))

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
  const words = new WordList(
    lines.flatMap(({ phrases }) => phrases),
    stem,
  )
  return remembered((word) => {
    const places = cuts(word, (folded) => words.has(folded))
    return places.length > 0 && words.hasWhole(word) ? [] : places
  })
}

function sensesIn(lines: readonly DataLine[], parts: PhraseParts): PhraseIndex<Sense> {
  const index = new PhraseIndex<Sense>(parts)
  for (const line of lines) {
    const sense = placed(line, () => senseOf(line.head))
    for (const phrase of line.phrases) index.add(phrase, sense)
  }
  return index
}

function filled<Index extends { add(phrase: string, concept: string): void }>(
  index: Index,
  lines: readonly DataLine[],
): Index {
  for (const { head, phrases } of lines) for (const phrase of phrases) index.add(phrase, head)
  return index
}

/** What fails in a line of a file names it. */
function placed<Result>({ place }: DataLine, read: () => Result): Result {
  try {
    return read()
  } catch (error) {
    throw new Error(`${place}: ${error instanceof Error ? error.message : String(error)}`, { cause: error })
  }
}
