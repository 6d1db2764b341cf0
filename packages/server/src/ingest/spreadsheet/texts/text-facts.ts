import { readAmount } from '../../read-types/amount-in.ts'
import { missingInValues } from '../../read-types/missing-words.ts'

/** What the texts of a column are, as far as they may be numbers that somebody wrote with a unit. */
export interface TextFacts {
  /** The units of those that are amounts. */
  readonly units: ReadonlySet<string>
  readonly money: number
  readonly percents: number
  /** Whether some are neither numbers nor words for nothing. */
  readonly hasWords: boolean
}

export interface TextCounts extends TextFacts {
  units: Set<string>
  money: number
  percents: number
  hasWords: boolean
}

export const countTexts = (): TextCounts => ({ units: new Set(), money: 0, percents: 0, hasWords: false })

const missing = new Set(missingInValues)

/** Once there is a word nobody reads the others as numbers. */
export function takeText(cell: string, counts: TextCounts): void {
  const text = cell.trim()
  if (text === '' || missing.has(text)) return
  const amount = readAmount(text)
  if (amount === undefined || amount.unit?.kind === 'unit') counts.hasWords = true
  else if (amount.unit?.kind === 'currency') counts.money++
  else if (amount.unit !== null) counts.percents++
  if (amount?.unit) counts.units.add(amount.unit.text)
}
