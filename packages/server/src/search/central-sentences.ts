import { termsOf } from './terms.ts'

export interface CentralSentence {
  /** Word for word. */
  readonly quote: string
  /** The place of the passage that it stands in. */
  readonly passage: number
}

/** Shorter ones are headings and cells, longer ones are not read; a character of a script without spaces says as much as three letters. */
const lengths = { least: 30, most: 420 }
const dense = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/gu
const lengthOf = (text: string): number => text.length + 2 * (text.match(dense)?.length ?? 0)
const mostSentences = 4_000
/** Of two sentences that have so much in common one is enough. */
const mostAlike = 0.5
/** A word that stands in so many sentences says nothing of this text. */
const common = 0.4

/**
 * The sentences of a text that carry most: those with the most of the words that come again throughout it, each saying something that
 * those before it do not; in the order of the text.
 */
export function centralSentences(
  passages: readonly { readonly text: string }[],
  most: number,
  tag: string,
): readonly CentralSentence[] {
  const sentences = passages
    .flatMap(({ text }, passage) => sentencesOf(text, tag).map((quote) => ({ quote, passage })))
    .slice(0, mostSentences)
    .map((sentence) => ({ ...sentence, words: new Set(wordsOf(sentence.quote)) }))
  const counts = new Map<string, number>()
  for (const { words } of sentences) for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1)
  const tells = (word: string): number => {
    const count = counts.get(word) ?? 0
    return count < 2 || count > Math.max(6, sentences.length * common) ? 0 : Math.log(count)
  }
  const worth = ({ words }: { readonly words: ReadonlySet<string> }): number =>
    [...words].reduce((sum, word) => sum + tells(word), 0) / Math.sqrt(words.size + 8)
  const ranked = sentences
    .map((sentence, place) => ({ ...sentence, place, worth: worth(sentence) }))
    .toSorted((one, other) => other.worth - one.worth || one.place - other.place)
  const chosen: typeof ranked = []
  for (const sentence of ranked) {
    if (chosen.length >= most) break
    if (chosen.every(({ words }) => alike(words, sentence.words) < mostAlike)) chosen.push(sentence)
  }
  return chosen
    .toSorted((one, other) => one.place - other.place)
    .map(({ quote, passage }) => ({ quote, passage }))
}

const sentencesOf = (text: string, tag: string): readonly string[] =>
  text
    .split('\n')
    .flatMap((paragraph) =>
      [...new Intl.Segmenter(tag, { granularity: 'sentence' }).segment(paragraph)]
        .map(({ segment }) => segment.trim())
        .filter((sentence) => lengthOf(sentence) >= lengths.least && sentence.length <= lengths.most),
    )

/** Whole words, and pairs of characters where words are not parted. */
const wordsOf = (text: string): readonly string[] =>
  termsOf(text).flatMap(({ text: term }) => (/^[=2]/.test(term) && term.length > 3 ? [term] : []))

function alike(one: ReadonlySet<string>, other: ReadonlySet<string>): number {
  const shared = [...one].filter((word) => other.has(word)).length
  return shared / Math.max(1, one.size + other.size - shared)
}
