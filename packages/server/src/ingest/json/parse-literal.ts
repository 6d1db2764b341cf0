import { BadJson } from './bad-json.ts'
import type { Cursor } from './scan.ts'

/** The words of JSON, and those that programs write for numbers that are none; a word for no value is empty. */
const words = [
  ['null', ''],
  ['true', 'true'],
  ['false', 'false'],
  ['NaN', ''],
  ['Infinity', ''],
  ['-Infinity', ''],
] as const

const numberBegins = /^-?(?:0|[1-9][0-9]*)?(?:\.[0-9]*)?(?:[eE][+-]?)?$/

/** Takes a number, just as it is written, or one of the words. */
export function parseLiteral(cursor: Cursor): string {
  const { text, at: start } = cursor
  const end = numberEnd(text, start)
  if (end > start && !isPart(text.charCodeAt(end))) {
    cursor.at = end
    return text.slice(start, end)
  }
  for (const [word, value] of words) {
    if (text.startsWith(word, start) && !isPart(text.charCodeAt(start + word.length))) {
      cursor.at = start + word.length
      return value
    }
  }
  throw noValue(text, start)
}

/** Where the number at a place ends; the place itself where none is. */
function numberEnd(text: string, start: number): number {
  const first = text[start] === '-' ? start + 1 : start
  let end = text[first] === '0' ? first + 1 : digitsEnd(text, first)
  if (end === first) return start
  if (text[end] === '.') {
    const fraction = end + 1
    end = digitsEnd(text, fraction)
    if (end === fraction) return start
  }
  if (text[end] !== 'e' && text[end] !== 'E') return end
  const exponent = text[end + 1] === '+' || text[end + 1] === '-' ? end + 2 : end + 1
  end = digitsEnd(text, exponent)
  return end === exponent ? start : end
}

function digitsEnd(text: string, start: number): number {
  let at = start
  while (isDigit(text.charCodeAt(at))) at++
  return at
}

const isDigit = (code: number) => code >= 0x30 && code <= 0x39

/** Digits, letters, plus, minus and point. */
function isPart(code: number): boolean {
  const isLetter = (code >= 0x61 && code <= 0x7a) || (code >= 0x41 && code <= 0x5a)
  return isLetter || isDigit(code) || code === 0x2d || code === 0x2e || code === 0x2b
}

function noValue(text: string, start: number): BadJson {
  let end = start
  while (isPart(text.charCodeAt(end))) end++
  const literal = text.slice(start, end)
  const mayGoOn = numberBegins.test(literal) || words.some(([word]) => word.startsWith(literal))
  return new BadJson(text, start, 'a value', end >= text.length && mayGoOn)
}
