import { fold } from '../../../domain/table.ts'
import type { Lexicon } from '../../lexicon/lexicon.ts'
import type { Token } from '../../tokenizer/token.ts'

const dense = String.raw`\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー\p{Script=Thai}`
const unit = new RegExp(
  String.raw`[${dense}]|(?:(?![${dense}])[\p{L}\p{M}\p{N}][\u200c\u200d]*)+|[%％]`,
  'gu',
)
const isDense = new RegExp(`^[${dense}]`, 'u')

/** A name of the data as tokens: camelCase and snake_case fall into words, marks are gone. */
export const nameTokens = (name: string, lexicons: readonly Lexicon[]): readonly Token[] =>
  [...parted(name).matchAll(unit)].map((match, at) => tokenOf(match[0], match.index, at, lexicons))

export function tokenOf(text: string, start: number, at: number, lexicons: readonly Lexicon[]): Token {
  const folded = fold(text)
  return {
    text,
    folded,
    stems: [...new Set(lexicons.map((lexicon) => lexicon.stem(folded)))],
    start,
    end: start + text.length,
    kind: /^\p{N}+$/u.test(text) ? 'number' : /^[\p{L}\p{N}]/u.test(text) ? 'word' : 'sign',
    dense: isDense.test(text),
    before: at === 0 ? 'none' : 'space',
    quoted: false,
    capital: /^\p{Lu}/u.test(text),
  }
}

/** The s of several IDs is no word. */
const parted = (name: string): string =>
  name
    .replace(/(?<!\p{L})(\p{Lu}{2,})s(?!\p{L})/gu, '$1')
    .replace(/(\p{Ll}|\p{Nd})(\p{Lu})/gu, '$1 $2')
    .replace(/(\p{Lu})(\p{Lu}\p{Ll})/gu, '$1 $2')
    .replace(/_/g, ' ')

const brackets = /[([{（【][^)\]}）】]*[)\]}）】]/g

/** What a header says in brackets is a unit or a note: "Delay (min)" is a delay. */
export function withoutBrackets(name: string): string {
  const bare = name.replace(brackets, ' ').trim()
  return bare === '' ? name : bare
}
