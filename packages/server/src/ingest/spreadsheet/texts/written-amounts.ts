import { readAmount } from '../../read-types/amount-in.ts'
import type { FormatKind } from '../number-format/format-kind.ts'
import { plainNumber } from './plain-number.ts'
import type { TextFacts } from './text-facts.ts'

/** What is known of the cells of a column. */
interface Cells {
  readonly formats: ReadonlyMap<FormatKind, number>
  readonly units: ReadonlySet<string>
  readonly texts: TextFacts
}

/**
 * Whether a column of numbers has some that were written as texts with their unit. Money goes with numbers of the same currency or
 * of none that is told; percents only with percents, because 12.5 beside 12.5 % may be either.
 */
export function hasWrittenAmounts({ formats, units, texts }: Cells): boolean {
  if (formats.size === 0 || texts.hasWords || new Set([...units, ...texts.units]).size !== 1) return false
  const kinds = [...formats.keys()]
  if (texts.percents === 0)
    return texts.money > 0 && kinds.every((kind) => kind === 'number' || kind === 'money')
  return texts.money === 0 && texts.units.has('%') && kinds.every((kind) => kind === 'percent')
}

/** As the numbers beside it stand in the file: money without its sign, percents as fractions. */
export function writtenAmountText(text: string): string {
  const amount = readAmount(text.trim())
  if (!amount?.unit) return text
  return plainNumber(amount.unit.kind === 'percent' ? amount.number / 100 : amount.number)
}
