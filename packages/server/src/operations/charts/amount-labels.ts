import type { Language } from '@auger/contract'
import type { ChartSpecification } from '../../domain/chart.ts'
import { intlTag } from './intl-tag.ts'

export const ticks = 6
const longInFull = 1e6
const shortInFull = 1e-3

/** How an axis or a legend writes its numbers: in full where they are short. */
export function amountLabels(
  name: string,
  values: readonly number[],
  language: Language,
): ChartSpecification {
  const largest = values.reduce((most, value) => Math.max(most, Math.abs(value)), 0)
  const plain = {
    title: name === '' ? null : name,
    tickCount: ticks,
    ...(values.every(Number.isInteger) ? { tickMinStep: 1 } : {}),
  }
  if (largest >= longInFull) return { ...plain, labelExpr: inUnits(unitOf(largest, language)) }
  const power = tinyPower(largest)
  if (power === 0) return plain
  return {
    ...plain,
    // No font has the raised digits.
    title: `${name} (×10^−${power})`.trim(),
    labelExpr: inUnits({ size: `1e-${power}`, word: '' }),
  }
}

/** The power of ten by which numbers are written larger, so that they do not begin with zeros. */
export const tinyPower = (largest: number): number =>
  largest === 0 || largest >= shortInFull ? 0 : -Math.floor(Math.log10(largest) / 3) * 3

interface Unit {
  readonly size: number | string
  readonly word: string
}

const inUnits = ({ size, word }: Unit): string =>
  `datum.value === 0 ? '0' : format(datum.value / ${size}, ',~f') + ${JSON.stringify(word)}`

/** The largest unit of the language that a number has one of: ten thousands, lakhs, millions… */
function unitOf(largest: number, language: Language): Unit {
  const compact = new Intl.NumberFormat(intlTag(language), { notation: 'compact' })
  let unit: Unit = { size: 1, word: '' }
  for (let size = 1_000; size <= largest && size <= 1e15; size *= 10) {
    const parts = compact.formatToParts(size)
    const named = parts.some(({ type }) => type === 'compact')
    const one = parts.find(({ type }) => type === 'integer')?.value === '1'
    const word = parts.flatMap(({ type, value }) => (type === 'integer' ? [] : [value])).join('')
    if (named && one) unit = { size, word }
  }
  return unit
}
