import { fold } from '../../../domain/table.ts'

/** The words that phrases are made of. */
export class WordList {
  readonly #phrases: readonly string[]
  readonly #stem: (word: string) => string
  #whole: ReadonlySet<string> | undefined
  #stems: ReadonlySet<string> | undefined

  constructor(phrases: readonly string[], stem: (word: string) => string) {
    this.#phrases = phrases
    this.#stem = stem
  }

  /** Whether a word is a phrase by itself, as it stands. */
  hasWhole(word: string): boolean {
    this.#whole ??= new Set(this.#phrases.filter((phrase) => !phrase.includes(' ')).map(fold))
    return this.#whole.has(fold(word))
  }

  /** Whether a folded word stands in any phrase, in whatever form. */
  has(folded: string): boolean {
    this.#stems ??= this.#allStems()
    return this.#stems.has(this.#stem(folded))
  }

  #allStems(): ReadonlySet<string> {
    const words = new Set(this.#phrases.flatMap((phrase) => phrase.split(' ')))
    return new Set([...words].flatMap((word) => fold(word).split(' ')).map(this.#stem))
  }
}
