import { isMinute } from './render-date.ts'
import type { Section, Token } from './token.ts'

/** What numbers in a format mean. */
export type FormatKind =
  'number' | 'percent' | 'money' | 'date' | 'time' | 'date and time' | 'duration' | 'code'

export interface FormatMeaning {
  readonly kind: FormatKind
  /** The currency of money. */
  readonly unit?: string
}

const fewestCodeDigits = 3

export function meaningOf(section: Section | undefined): FormatMeaning {
  const tokens = section?.tokens ?? []
  const clock = clockKind(tokens)
  if (clock !== undefined) return { kind: clock }
  if (tokens.some((token) => token.kind === 'percent')) return { kind: 'percent' }
  const unit = currencyOf(tokens)
  if (unit !== undefined) return { kind: 'money', unit }
  return { kind: isCode(tokens) ? 'code' : 'number' }
}

function clockKind(tokens: readonly Token[]): FormatKind | undefined {
  if (tokens.some((token) => token.kind === 'elapsed')) return 'duration'
  let [day, time] = [false, false]
  tokens.forEach((token, index) => {
    if (token.kind === 'half-day') time = true
    if (token.kind !== 'date') return
    const clock = token.unit === 'h' || token.unit === 's' || (token.unit === 'm' && isMinute(tokens, index))
    if (clock) time = true
    else day = true
  })
  if (day) return time ? 'date and time' : 'date'
  return time ? 'time' : undefined
}

function currencyOf(tokens: readonly Token[]): string | undefined {
  if (!tokens.some((token) => token.kind === 'digit')) return undefined
  for (const token of tokens) {
    const found = token.kind === 'literal' ? /\p{Sc}|\b[A-Z]{3}\b/u.exec(token.text)?.[0] : undefined
    if (found !== undefined) return found
  }
  return undefined
}

/** Zeros to the left say that a number is a code, such as that of a place. */
function isCode(tokens: readonly Token[]): boolean {
  const digits = tokens.flatMap((token) => (token.kind === 'digit' ? [token.place] : []))
  return (
    digits.length >= fewestCodeDigits &&
    digits.every((place) => place === '0') &&
    tokens.every((token) => token.kind === 'digit' || token.kind === 'literal')
  )
}
