import type { Language } from '@auger/contract'
import { tinyPower } from './amount-labels.ts'
import { intlTag } from './intl-tag.ts'

const longInFull = 1e6
const longWithParts = 1e3

/** How amounts are written in a picture: short, all of them to the same places, and in what their axis is marked in. */
export function amountTexts(values: readonly number[], language: Language): (value: number) => string {
  const largest = values.reduce((most, value) => Math.max(most, Math.abs(value)), 0)
  const times = 10 ** tinyPower(largest)
  const format = new Intl.NumberFormat(intlTag(language), digitsFor(largest * times))
  // No font has the narrow space.
  return (value) =>
    format
      .format(value * times)
      .replace('-', '−')
      .replaceAll('\u202f', '\u00a0')
}

function digitsFor(largest: number): Intl.NumberFormatOptions {
  if (largest >= longInFull) return { notation: 'compact', maximumFractionDigits: 2, useGrouping: true }
  if (largest >= longWithParts) return { maximumFractionDigits: 0 }
  return largest >= 1 || largest === 0 ? { maximumFractionDigits: 2 } : { maximumSignificantDigits: 3 }
}
