import type { Cell } from '@auger/contract'
import type { TrendAnalysis } from '@auger/contract/plan'
import type { TypedColumn } from '../outcome.ts'
import { numberOf } from './cells.ts'

export interface Period {
  readonly when: Cell
  readonly value: number | null
}

/** In their order, from the first to the last that has a figure. */
export function periodsIn(
  { when, of, gaps }: Pick<TrendAnalysis, 'when' | 'of' | 'gaps'>,
  cellsOf: (column: string) => readonly Cell[],
): readonly Period[] {
  const values = cellsOf(of).map(numberOf)
  const periods = cellsOf(when)
    .map((moment, row): Period => ({ when: moment, value: values[row] ?? null }))
    .filter((period) => period.when !== null)
    .toSorted((one, other) => ((one.when ?? '') < (other.when ?? '') ? -1 : 1))
  const hasFigure = ({ value }: Period): boolean => value !== null
  const told = periods.slice(Math.max(0, periods.findIndex(hasFigure)), periods.findLastIndex(hasFigure) + 1)
  return gaps === 'zero' ? told.map((period) => ({ ...period, value: period.value ?? 0 })) : told
}

/** Null where a period stands there twice or has no figure: it is no series. */
export function valuesOf(periods: readonly Period[]): readonly number[] | null {
  const values = periods.flatMap(({ value }) => value ?? [])
  const moments = new Set(periods.map(({ when }) => when))
  return values.length < periods.length || moments.size < periods.length ? null : values
}

export function notMoments(
  { when, grain }: Pick<TrendAnalysis, 'when' | 'grain'>,
  columns: readonly TypedColumn[],
): readonly string[] {
  const type = columns.find(({ name }) => name === when)?.type
  const isWhen = type === 'date' || type === 'timestamp' || (type === 'integer' && grain === 'year')
  return isWhen ? [] : [`"${when}" is ${String(type)}, not the first moments of periods`]
}
