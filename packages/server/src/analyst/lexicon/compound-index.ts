import { longestWord } from './longest-word.ts'

const shortestHead = 4
const shortestRest = 3

/** Concepts by the last part of words that grew together: a Jahresumsatz is an Umsatz. */
export class CompoundIndex {
  readonly #heads = new Map<string, Set<string>>()
  readonly #stem: (word: string) => string

  constructor(stem: (word: string) => string) {
    this.#stem = stem
  }

  add(words: readonly string[], concept: string): void {
    const [word = '', ...more] = words
    if (more.length > 0 || word.length < shortestHead) return
    const head = this.#stem(word)
    const concepts = this.#heads.get(head) ?? new Set()
    this.#heads.set(head, concepts.add(concept))
  }

  /** What the longest part at the end of a word stands for. */
  conceptsOf(word: string): readonly string[] {
    if (word.length > longestWord) return []
    for (let cut = shortestRest; cut <= word.length - shortestHead; cut++) {
      const concepts = this.#heads.get(this.#stem(word.slice(cut)))
      if (concepts !== undefined) return [...concepts]
    }
    return []
  }
}
