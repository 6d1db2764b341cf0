import type { Language } from '@auger/contract'
import type { ChartSpecification } from '../../domain/chart.ts'
import { amountLabels, ticks } from './amount-labels.ts'

interface AmountAxis {
  readonly field?: string
  /** Only a bar or an area must stand on zero; points that use less than this part of the way from there need not. */
  readonly freeBelow?: number
}

/** The axis of a measure. It ends at a round number. */
export function amounts(
  name: string,
  values: readonly number[],
  language: Language,
  { field = 'value', freeBelow = 0 }: AmountAxis = {},
): ChartSpecification {
  return {
    field,
    type: 'quantitative',
    scale: { domain: extent(values, freeBelow), nice: ticks },
    axis: amountLabels(name, values, language),
  }
}

function extent(values: readonly number[], freeBelow: number): readonly [number, number] {
  const [low, high] = [Math.min(...values), Math.max(...values)]
  if (low === 0 && high === 0) return [0, 1]
  const used = (high - low) / Math.max(Math.abs(low), Math.abs(high))
  const free = low * high > 0 && used > 0 && used < freeBelow
  return free ? [low, high] : [Math.min(0, low), Math.max(0, high)]
}

/** The axis of names, in the order in which the values have them; `places`: also of some that have no value. */
export const names = (
  name: string,
  type: 'nominal' | 'ordinal' = 'nominal',
  places: readonly string[] = [],
): ChartSpecification => ({
  field: 'label',
  type,
  sort: null,
  ...(places.length === 0 ? {} : { scale: { domain: places } }),
  axis: { title: name },
})

/** Colours for series, in the order in which the values have them. */
export const colours = (name: string | undefined): ChartSpecification => ({
  field: 'series',
  type: 'nominal',
  sort: null,
  legend: { title: name ?? null },
})
