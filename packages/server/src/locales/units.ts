import { fold } from '../domain/table.ts'

/** The smallest part of a question that can be understood by itself: a word, a sign, or a character of a script without spaces. */
export interface Unit {
  readonly text: string
  readonly folded: string
  /** In code units of the question. */
  readonly start: number
  readonly end: number
  /** Of a script that sets no spaces between words. */
  readonly dense: boolean
}

const dense = String.raw`\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー\p{Script=Thai}`
const signs = '[<>≤≥≠＜＞]=?|!=|[=＝%％&]'
const pattern = new RegExp(
  String.raw`[${dense}]|(?:(?![${dense}])[\p{L}\p{M}\p{N}][\u200c\u200d]*)+|${signs}`,
  'gu',
)
const isDense = new RegExp(`^[${dense}]`, 'u')

const packed = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u

/** Of a script that says much in few letters and writes words together: a name holds another as 판매금액 holds 금액. */
export const isPacked = (text: string): boolean => packed.test(text)

/** Most texts that are looked at are words of a vocabulary. */
const isOneWord = /^[a-z0-9]+$/

export function unitsOf(text: string): readonly Unit[] {
  if (isOneWord.test(text)) return [{ text, folded: text, start: 0, end: text.length, dense: false }]
  return [...text.matchAll(pattern)].map((match) => ({
    text: match[0],
    folded: fold(match[0]),
    start: match.index,
    end: match.index + match[0].length,
    dense: isDense.test(match[0]),
  }))
}

/** Units as one text: words apart, characters of dense scripts together. */
export function joinUnits(units: readonly Unit[]): string {
  return units
    .map(
      (unit, index) =>
        (index > 0 && !unit.dense && units[index - 1]?.dense === false ? ' ' : '') + unit.folded,
    )
    .join('')
}
