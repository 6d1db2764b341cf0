import type { Token } from '../../tokenizer/token.ts'
import { PhraseTrie } from './phrase-trie.ts'

/** What begins at a place and ends before `until`. */
export interface Found<Item> {
  readonly until: number
  readonly items: readonly Item[]
  /** Whether the phrase stands there as the file has it. */
  readonly exact: boolean
}

/** How phrases fall into words. */
export interface PhraseParts {
  readonly words: (phrase: string) => readonly string[]
  /** The first of its words, found without looking at the others. */
  readonly first: (phrase: string) => string
  /** Without a stem phrases are found only as they stand. */
  readonly stem?: (word: string) => string
}

interface Waiting<Item> {
  readonly phrase: string
  readonly item: Item
}

/**
 * Phrases that are found as they stand, and where none stands so, in other forms of their words. A question says few of thousands of
 * phrases, so that they are parted into words only when it says a word that they begin with.
 */
export class PhraseIndex<Item> {
  readonly #exact = new PhraseTrie<Item>()
  readonly #stems = new PhraseTrie<Item>()
  readonly #parts: PhraseParts
  readonly #added: Waiting<Item>[] = []
  #waiting: Map<string, Waiting<Item>[]> | undefined

  constructor(parts: PhraseParts) {
    this.#parts = parts
  }

  /** All phrases are added before the first is looked for. */
  add(phrase: string, item: Item): void {
    this.#added.push({ phrase, item })
  }

  /** The longest first. */
  at(tokens: readonly Token[], at: number): readonly Found<Item>[] {
    this.#part(tokens[at]?.folded ?? '')
    const { stem } = this.#parts
    const exact = this.#exact.found(wordsFrom(tokens, at))
    const stemmed = stem === undefined ? exact : this.#stems.found(wordsFrom(tokens, at, stem))
    return [...new Set([...exact.keys(), ...stemmed.keys()])]
      .sort((a, b) => b - a)
      .map((length) => ({
        until: at + length,
        items: [...(exact.get(length) ?? stemmed.get(length) ?? [])],
        exact: exact.has(length),
      }))
  }

  /** All that begins with one form of a word is parted at once and in the file's order, so that no question changes what another finds. */
  #part(first: string): void {
    const { words, stem } = this.#parts
    this.#waiting ??= this.#byFirstWord()
    const key = stem?.(first) ?? first
    for (const { phrase, item } of this.#waiting.get(key) ?? []) {
      const parted = words(phrase)
      this.#exact.add(parted, item)
      if (stem !== undefined) this.#stems.add(parted.map(stem), item)
    }
    this.#waiting.delete(key)
  }

  #byFirstWord(): Map<string, Waiting<Item>[]> {
    const { first, stem } = this.#parts
    const groups = new Map<string, Waiting<Item>[]>()
    for (const waiting of this.#added) {
      const word = first(waiting.phrase)
      const key = stem?.(word) ?? word
      const group = groups.get(key)
      if (group === undefined) groups.set(key, [waiting])
      else group.push(waiting)
    }
    this.#added.length = 0
    return groups
  }
}

/** The words from a place on that may be one phrase: up to a mark that parts, and all quoted or none. */
function* wordsFrom(
  tokens: readonly Token[],
  at: number,
  form: (word: string) => string = (word) => word,
): Iterable<string> {
  for (let index = at; index < tokens.length; index++) {
    const token = tokens[index]
    if (token === undefined || (index > at && !goesOn(token, tokens[at]))) return
    yield form(token.folded)
  }
}

const goesOn = ({ before, quoted }: Token, first: Token | undefined): boolean =>
  (before === 'space' || before === 'none') && quoted === first?.quoted
