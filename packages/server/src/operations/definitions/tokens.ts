import { codePoints } from '@auger/contract'
import { ExpressionProblem, type ExpressionOperator } from './expression.ts'

export type Token =
  | { readonly kind: 'number'; readonly value: number; readonly at: number }
  /** `quoted`: in marks, so that it is a column whatever follows. */
  | { readonly kind: 'name'; readonly name: string; readonly quoted: boolean; readonly at: number }
  | { readonly kind: 'sign'; readonly sign: ExpressionOperator | '(' | ')'; readonly at: number }
  | { readonly kind: 'end'; readonly at: number }

const blank = /\s+/uy
const number = /(?:\d+(?:\.\d*)?|\.\d+)(?:[eE][+-]?\d+)?/uy
const name = /[\p{L}\p{Nl}_][\p{L}\p{N}\p{M}_]*/uy
const inMarks = /"(?:[^"]|"")*"/uy
const inBrackets = /\[(?:[^\]]|\]\])*\]/uy

/** Signs as keyboards and as books have them. */
const signs: ReadonlyMap<string, ExpressionOperator | '(' | ')'> = new Map([
  ['+', '+'],
  ['-', '-'],
  ['−', '-'],
  ['*', '*'],
  ['×', '*'],
  ['/', '/'],
  ['÷', '/'],
  ['(', '('],
  [')', ')'],
])

/** The pieces of an expression, the end being the last. */
export function tokensOf(text: string): readonly Token[] {
  const tokens: Token[] = []
  let place = 0
  const take = (pattern: RegExp): string | undefined => {
    pattern.lastIndex = place
    const found = pattern.exec(text)?.[0]
    if (found !== undefined) place += found.length
    return found
  }
  for (take(blank); place < text.length; take(blank)) {
    const at = codePoints(text.slice(0, place)) + 1
    tokens.push(nextToken(text, place, at, take))
    if (tokens.at(-1)?.kind === 'sign') place++
  }
  return [...tokens, { kind: 'end', at: codePoints(text) + 1 }]
}

function nextToken(
  text: string,
  place: number,
  at: number,
  take: (pattern: RegExp) => string | undefined,
): Token {
  const sign = signs.get(text.charAt(place))
  if (sign !== undefined) return { kind: 'sign', sign, at }
  const digits = take(number)
  if (digits !== undefined) return numberToken(digits, at)
  const bare = take(name)
  if (bare !== undefined) return { kind: 'name', name: bare, quoted: false, at }
  const marked = take(inMarks)?.slice(1, -1).replaceAll(/""/g, '"')
  const quoted = marked ?? take(inBrackets)?.slice(1, -1).replaceAll(/\]\]/g, ']')
  if (quoted !== undefined) return { kind: 'name', name: quoted, quoted: true, at }
  throw new ExpressionProblem(at, strange(text, place))
}

function numberToken(digits: string, at: number): Token {
  const value = Number(digits)
  if (!Number.isFinite(value)) throw new ExpressionProblem(at, `${digits} is too large a number`)
  return { kind: 'number', value, at }
}

function strange(text: string, place: number): string {
  const sign = String.fromCodePoint(text.codePointAt(place) ?? 0)
  if (sign === '"' || sign === '[') return `the ${sign} has no end`
  return `"${sign}" means nothing here; a column with such a character in its name stands in "…" or […]`
}
