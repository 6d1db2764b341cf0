import type { LanguageTraits } from '../lexicon/lexicon.ts'
import type { SenseKind } from '../lexicon/sense.ts'
import type { Token } from '../tokenizer/token.ts'
import type { HeardPhrase, HeardText } from './heard-text.ts'

/** A word of a question that a sentence should have to answer it. */
export interface AskedWord {
  /** As it is written, folded; where words have no spaces, all characters up to the next small word. */
  readonly letters: string
  readonly stems: readonly string[]
  readonly dense: boolean
  /** Ids of the concepts that it names. */
  readonly concepts: readonly string[]
  readonly weight: number
  /** A name or a number: nothing else says the same. */
  readonly exact: boolean
}

/** These ask, or hold a sentence together. */
const empty: ReadonlySet<SenseKind> = new Set<SenseKind>([
  'function',
  'ask',
  'quantity',
  'whether',
  'list',
  'setting',
  'group',
  'task',
])
/** What says how much, how often or of which time may be said in many ways. */
const phraseWeight = 0.5
const kanji = /^[\p{Script=Han}\p{Script=Katakana}ー\p{N}\p{Script=Latin}]$/u

/** The words of a question that carry what it is about. */
export function askedWords(heard: HeardText, { capitals }: LanguageTraits): readonly AskedWord[] {
  const { tokens, phrases, concepts } = heard
  const said = tokens.map((_, at) => phrases.find(({ from, until }) => from <= at && at < until))
  const words: AskedWord[] = []
  let run: number[] = []
  const endRun = (): void => {
    if (run.length > 0) words.push(denseWord(run, heard))
    run = []
  }
  tokens.forEach((token, at) => {
    const phrase = said[at]
    const isDense = token.dense && kanji.test(token.folded)
    if (token.kind === 'sign' || isEmpty(phrase, concepts[at]) || (token.dense && !isDense)) return endRun()
    if (isDense) return void run.push(at)
    endRun()
    const isName = !capitals && token.capital && at > 0 && phrase === undefined
    words.push({
      letters: token.folded,
      stems: token.stems,
      dense: false,
      concepts: concepts[at] ?? [],
      weight: phrase === undefined ? 1 : phraseWeight,
      exact: isName || token.kind === 'number',
    })
  })
  endRun()
  return words
}

const isEmpty = (phrase: HeardPhrase | undefined, concepts: readonly string[] = []): boolean =>
  phrase !== undefined &&
  phrase.senses.some(({ kind }) => empty.has(kind)) &&
  (concepts.length === 0 || phrase.until - phrase.from > 1)

function denseWord(run: readonly number[], { tokens, concepts }: HeardText): AskedWord {
  const of = run.flatMap((at): readonly Token[] => tokens.slice(at, at + 1))
  return {
    letters: of.map(({ folded }) => folded).join(''),
    stems: [],
    dense: true,
    // What a part of it names is not what all of it does.
    concepts: (concepts[run[0] ?? 0] ?? []).filter((id) =>
      run.every((at) => concepts[at]?.includes(id) === true),
    ),
    weight: 1,
    exact: false,
  }
}
