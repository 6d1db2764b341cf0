import type { Language } from '@auger/contract'
import type { Token } from '../tokenizer/token.ts'
import type { Sense } from './sense.ts'

/** The words of one language, as its data files give them. */
export interface Lexicon {
  readonly language: Language
  readonly traits: LanguageTraits
  /** What the forms of a folded word share. */
  stem(word: string): string
  /** Where a word falls into several that the language writes as one; absent where it has no such words. For the tokenizer. */
  readonly cuts?: (word: string) => readonly number[]
  /** Every word that its phrases are made of, folded. */
  words(): Iterable<string>
  /** Every phrase that begins with the token at this place, the longest first, with what it may mean. */
  sensesAt(tokens: readonly Token[], at: number): readonly SensesFound[]
  /** Every word or phrase for a concept that begins at this place, the longest first. */
  conceptsAt(tokens: readonly Token[], at: number): readonly ConceptsFound[]
}

export interface SensesFound {
  readonly until: number
  readonly senses: readonly Sense[]
}

export interface ConceptsFound {
  readonly until: number
  /** Ids of concepts. */
  readonly concepts: readonly string[]
  /** Whether it stands in the form that the file has, and not only in another form of it. */
  readonly exact: boolean
}

/** How a language builds its words and sentences, where that matters to reading. */
export interface LanguageTraits {
  /** Words are parted by spaces; otherwise every character may begin a word. */
  readonly spaced: boolean
  /** What says how a thing is taken stands behind it: 東京以外, 지역별. */
  readonly trailing: boolean
  /** Of two names in a row the first is the thing: wiek pszczelarza. */
  readonly headsFirst: boolean
  /** Words grow together, the thing standing last: Ticketpreis. */
  readonly compounds: boolean
  /** All nouns have capitals, so that these tell no name. */
  readonly capitals: boolean
  /** What asks which one stands behind its thing: khu vực nào. */
  readonly asksBehind: boolean
}

/** A thing that columns and words of questions are about, whatever the language. */
export interface Concept {
  readonly id: string
  readonly subject: string
  readonly kinds: readonly string[]
  /** Concepts that people use for each other loosely. */
  readonly near: readonly string[]
}
