import { quoteText } from '../../../sql/quote.ts'
import type { ValueParser } from './value-parser.ts'

/** Digits and their companions in Arabic, Persian, Devanagari and full width, and what they are in ASCII. */
const zeros = ['\u0660', '\u06f0', '\u0966', '\uff10']
const from = `${zeros.flatMap((zero) => digitsFrom(zero)).join('')}\u066b\u066c\u060c\uff0e\uff0c\uff0f\uff0d\uff0b\uff1a\uff08\uff09`
const to = `${zeros.map(() => '0123456789').join('')}.,,.,/-+:()`

function digitsFrom(zero: string): readonly string[] {
  return Array.from({ length: 10 }, (_, digit) => String.fromCharCode(zero.charCodeAt(0) + digit))
}

const anyDigit = new RegExp(`[${zeros.flatMap(digitsFrom).join('')}]`)

export const hasOtherDigits = (text: string): boolean => anyDigit.test(text)

export function inAscii(text: string): string {
  return [...text].map((character) => to[from.indexOf(character)] ?? character).join('')
}

/** The same parser of texts whose digits are not ASCII. Its own pattern stays part of it, so that rivals are still told. */
export function ofOtherDigits(parser: ValueParser): ValueParser {
  const ascii = (text: string) => `translate(${text}, ${quoteText(from)}, ${quoteText(to)})`
  return {
    ...parser,
    pattern: `(?:${parser.pattern})|[^\\n]*[${zeros.flatMap(digitsFrom).join('')}][^\\n]*`,
    value: (text) =>
      `CASE WHEN regexp_full_match(${ascii(text)}, ${quoteText(parser.pattern)}) THEN ${parser.value(ascii(text))} END`,
  }
}
