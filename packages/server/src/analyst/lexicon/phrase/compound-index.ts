import { fold } from '../../../domain/table.ts'
import { longestWord } from '../longest-word.ts'
import type { PhraseParts } from './phrase-index.ts'

const shortestHead = 4
const shortestRest = 3

type CompoundParts = Required<Pick<PhraseParts, 'first' | 'stem'>>

/** Concepts by the last part of words that grew together: a Jahresumsatz is an Umsatz. */
export class CompoundIndex {
  readonly #added: { readonly phrase: string; readonly concept: string }[] = []
  readonly #parts: CompoundParts
  #heads: ReadonlyMap<string, ReadonlySet<string>> | undefined

  constructor(parts: CompoundParts) {
    this.#parts = parts
  }

  /** All phrases are added before the first is looked for. */
  add(phrase: string, concept: string): void {
    if (!phrase.includes(' ') && phrase.length >= shortestHead) this.#added.push({ phrase, concept })
  }

  /** What the longest part at the end of a word stands for. */
  conceptsOf(word: string): readonly string[] {
    if (word.length > longestWord) return []
    this.#heads ??= this.#headsOfAdded()
    for (let cut = shortestRest; cut <= word.length - shortestHead; cut++) {
      const concepts = this.#heads.get(this.#parts.stem(word.slice(cut)))
      if (concepts !== undefined) return [...concepts]
    }
    return []
  }

  #headsOfAdded(): ReadonlyMap<string, ReadonlySet<string>> {
    const heads = new Map<string, Set<string>>()
    for (const { phrase, concept } of this.#added) {
      const word = this.#parts.first(phrase)
      if (word !== fold(phrase)) continue
      const head = this.#parts.stem(word)
      heads.set(head, (heads.get(head) ?? new Set()).add(concept))
    }
    this.#added.length = 0
    return heads
  }
}
