import type { AskedWord } from './asked-words.ts'
import type { HeardText } from './heard-text.ts'

/** A sentence or a heading by what its words are compared by. */
export interface Holding {
  readonly letters: string
  readonly words: readonly string[]
  readonly stems: ReadonlySet<string>
  readonly concepts: ReadonlySet<string>
}

export const holdingOf = ({ tokens, concepts }: HeardText): Holding => ({
  letters: tokens.map(({ folded }) => folded).join(''),
  words: tokens.filter(({ dense }) => !dense).map(({ folded }) => folded),
  stems: new Set(tokens.flatMap(({ stems }) => stems)),
  concepts: new Set(concepts.flat()),
})

const alike = 0.8
/** Shorter ones lie within words that have nothing to do with them. */
const leastWithin = 5

/** How surely a text has a word, from 0 to 1. */
export function held(word: AskedWord, text: Holding, compounds: boolean): number {
  if (word.dense)
    return Math.max(pairsHeld(word.letters, text.letters), sharesConcept(word, text) ? alike : 0)
  if (word.stems.some((stem) => text.stems.has(stem))) return 1
  if (word.exact) return 0
  if (sharesConcept(word, text)) return alike
  if (word.letters.length < leastWithin) return 0
  return text.words.some((other) => isForm(word.letters, other, compounds)) ? alike : 0
}

const sharesConcept = ({ concepts }: AskedWord, text: Holding): boolean =>
  concepts.some((concept) => text.concepts.has(concept))

/** Another form of the word: most of it from its beginning on, or within a word that has grown together. */
function isForm(word: string, other: string, compounds: boolean): boolean {
  if (other.length < leastWithin) return false
  let same = 0
  while (same < word.length && word[same] === other[same]) same++
  if (same >= leastWithin && same >= Math.max(word.length, other.length) * 0.7) return true
  return compounds && other.endsWith(word)
}

/** How many of the pairs of characters of a word there are. */
function pairsHeld(word: string, text: string): number {
  const characters = [...word]
  if (characters.length === 1) return text.includes(word) ? 1 : 0
  const pairs = characters.slice(1).map((character, at) => `${characters[at] ?? ''}${character}`)
  return pairs.filter((pair) => text.includes(pair)).length / pairs.length
}
