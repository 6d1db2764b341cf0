import { singular } from '../../keys/name-forms.ts'
import { words } from '../../name-hints.ts'

/** Words for one idea in all of our languages. Those of scripts that write words together are looked for inside a name. */
export interface Vocabulary {
  readonly words: ReadonlySet<string>
  /** What compounds end in: a Verkaufspreis is a Preis. */
  readonly endings: readonly string[]
  readonly packed: readonly string[]
  readonly phrases: readonly string[]
}

const isPacked = (word: string): boolean =>
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u.test(word)

/** One language a line. An underscore joins the words of a phrase; a word after a hyphen may also end a compound. */
export function vocabulary(lines: string): Vocabulary {
  const all = lines.split(/\s+/).filter((word) => word !== '')
  const endings = all.filter((word) => word.startsWith('-')).map((word) => word.slice(1))
  const plain = all
    .filter((word) => !isPacked(word) && !word.includes('_'))
    .map((word) => singular(word.replace('-', '')))
  return {
    words: new Set(plain),
    endings,
    packed: all.filter(isPacked),
    phrases: all.filter((word) => word.includes('_')).map((phrase) => ` ${phrase.replaceAll('_', ' ')} `),
  }
}

/** A name as vocabularies are looked up in it. */
export interface ReadName {
  readonly text: string
  readonly words: readonly string[]
}

export const readName = (name: string): ReadName => ({
  text: name.normalize('NFKC').toLowerCase(),
  words: words(name).map(singular),
})

/** Whether any word of the name is one of these. */
export const says = (name: ReadName, vocabulary: Vocabulary): boolean =>
  name.words.some((word) => isOne(word, vocabulary)) ||
  saysPacked(name, vocabulary) ||
  saysPhrase(name, vocabulary)

/** Whether the thing itself is one of these: "staff cost" is a cost, and so is "coste de personal". */
export const isCalled = (name: ReadName, vocabulary: Vocabulary): boolean =>
  isOne(headOf(name), vocabulary) || saysPacked(name, vocabulary) || saysPhrase(name, vocabulary)

/** Whether it begins so: a total price is a total. */
export const beginsWith = ({ words: own }: ReadName, vocabulary: Vocabulary): boolean =>
  isOne(own[0] ?? '', vocabulary)

const prepositions = new Set('of de des du da do della delle di del von der par por dari của من'.split(' '))

/** The last word, unless it only says of what. */
const headOf = ({ words: own }: ReadName): string =>
  (own.some((word) => prepositions.has(word)) ? own[0] : own.at(-1)) ?? ''

const isOne = (word: string, { words: known, endings }: Vocabulary): boolean =>
  known.has(word) || endings.some((ending) => word.endsWith(ending))

const saysPacked = ({ text }: ReadName, { packed }: Vocabulary): boolean =>
  packed.some((word) => text.includes(word))

const saysPhrase = ({ words: own }: ReadName, { phrases }: Vocabulary): boolean =>
  phrases.length > 0 && phrases.some((phrase) => ` ${own.join(' ')} `.includes(phrase))
