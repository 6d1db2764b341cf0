import type { Token } from '../tokenizer/token.ts'
import { PhraseTrie } from './phrase-trie.ts'

/** What begins at a place and ends before `until`. */
export interface Found<Item> {
  readonly until: number
  readonly items: readonly Item[]
  /** Whether the phrase stands there as the file has it. */
  readonly exact: boolean
}

/** Phrases that are found as they stand, and where none stands so, in other forms of their words. */
export class PhraseIndex<Item> {
  readonly #exact = new PhraseTrie<Item>()
  readonly #stems = new PhraseTrie<Item>()
  readonly #stem: ((word: string) => string) | undefined

  /** Without a stem phrases are found only as they stand. */
  constructor(stem?: (word: string) => string) {
    this.#stem = stem
  }

  add(words: readonly string[], item: Item): void {
    this.#exact.add(words, item)
    if (this.#stem !== undefined) this.#stems.add(words.map(this.#stem), item)
  }

  /** The longest first. */
  at(tokens: readonly Token[], at: number): readonly Found<Item>[] {
    const exact = this.#exact.found(wordsFrom(tokens, at))
    const stemmed = this.#stem === undefined ? exact : this.#stems.found(wordsFrom(tokens, at, this.#stem))
    return [...new Set([...exact.keys(), ...stemmed.keys()])]
      .sort((a, b) => b - a)
      .map((length) => ({
        until: at + length,
        items: [...(exact.get(length) ?? stemmed.get(length) ?? [])],
        exact: exact.has(length),
      }))
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
