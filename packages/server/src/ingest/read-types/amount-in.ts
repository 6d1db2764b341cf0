import type { KnownUnit } from './parsers/units.ts'
import { unitBeside, writtenAmount } from './parsers/written-amount.ts'

export interface Amount {
  readonly number: number
  /** Null where the number stands alone. */
  readonly unit: KnownUnit | null
}

/** What a text is written as that is a number, with its unit or without: $1,234, (1,200), 12,5 %, € 3.000,50. */
export function readAmount(text: string): Amount | undefined {
  const written = writtenAmount(text)
  const unit = written === undefined ? undefined : unitBeside(written)
  if (written === undefined || unit === undefined) return undefined
  const plain = withPoint(written.digits.replace(/[^0-9.,]/g, ''))
  if (plain === '') return undefined
  return { number: /[(\u2212-]/.test(text) ? -Number(plain) : Number(plain), unit }
}

export const amountIn = (text: string): number | undefined => readAmount(text)?.number

export const isMoney = (text: string): boolean => readAmount(text)?.unit?.kind === 'currency'

/** India parts the last three digits, then every two. */
const wholes = /^(?:\d*|\d{1,3}(?:[.,]\d{2,3})*[.,]\d{3})$/

/** With a point before its decimals alone; empty where it is no number. The last sign parts these, unless it comes again or three digits follow. */
function withPoint(digits: string): string {
  const last = Math.max(digits.lastIndexOf('.'), digits.lastIndexOf(','))
  const sign = digits[last] ?? ''
  const [before, after] = last < 0 ? [digits, ''] : [digits.slice(0, last), digits.slice(last + 1)]
  const isWhole = before.includes(sign) || (after.length === 3 && /^\d+$/.test(before))
  const [whole, decimals] = last < 0 || isWhole ? [digits, ''] : [before, after]
  return wholes.test(whole) ? `${whole.replace(/[.,]/g, '')}.${decimals}` : ''
}
