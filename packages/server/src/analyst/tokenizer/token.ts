/** The smallest part of a question that can be understood by itself: a word, a number, a sign, or a character of a script without spaces. */
export interface Token {
  /** As it is written. */
  readonly text: string
  /** In the form names and values are compared in. */
  readonly folded: string
  /** What the forms of the word share in the question's language, and in English; the folded form where neither has anything to cut. */
  readonly stems: readonly string[]
  /** In code units of the question. */
  readonly start: number
  readonly end: number
  readonly kind: 'word' | 'number' | 'sign'
  /** Of a script that sets no spaces between words. */
  readonly dense: boolean
  /** What stands between it and the token before: nothing but spaces, or a mark that parts (a comma, a colon, a bracket, an end of sentence). */
  readonly before: 'space' | 'none' | 'comma' | 'colon' | 'bracket' | 'sentence'
  /** Whether it stands between quotation marks: a name that is quoted, and no word of the sentence. */
  readonly quoted: boolean
  /** Whether it begins with a capital in a script that has them. */
  readonly capital: boolean
}
