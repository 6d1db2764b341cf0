import type { Cell } from '@auger/contract'
import type { CalendarGrain, ForecastAnalysis } from '@auger/contract/plan'
import type { Outcome, TypedColumn } from '../outcome.ts'
import { forecast, forecastErrors, type Forecast, type ForecastErrors } from '../statistics/index.ts'
import { notNumbers } from './analysis-operation.ts'
import { numberOf } from './cells.ts'
import { nextPeriods } from './next-periods.ts'

/** After how many periods what comes round again does. */
const seasons: { readonly [Grain in CalendarGrain]: number } = {
  ...{ year: 1, 'half-year': 2, quarter: 4, month: 12 },
  ...{ week: 52, day: 7, hour: 24 },
}
const mostAhead = 1_000

export function forecastProblems(
  { when, of, grain, ahead, share = 0.5, as }: ForecastAnalysis,
  columns: readonly TypedColumn[],
): readonly string[] {
  const names = [when, of, as.forecast, as.low, as.high]
  const type = columns.find(({ name }) => name === when)?.type
  const isWhen = type === 'date' || type === 'timestamp' || (type === 'integer' && grain === 'year')
  return [
    ...(isWhen ? [] : [`"${when}" is ${String(type)}, not the first moments of periods`]),
    ...notNumbers([of], columns),
    ...(Number.isInteger(ahead) && ahead >= 1 && ahead <= mostAhead
      ? []
      : [`1 to ${mostAhead} periods are foretold, not ${ahead}`]),
    ...(share > 0 && share < 1 ? [] : [`an interval holds more than 0 and less than 1, not ${share}`]),
    ...names
      .filter((name, place) => names.indexOf(name) < place)
      .map((name) => `the name "${name}" is given twice`),
  ]
}

export const forecastColumns = (
  { when, of, as }: ForecastAnalysis,
  columns: readonly TypedColumn[],
): readonly TypedColumn[] => [
  ...[when, of].flatMap((name) => columns.find((column) => column.name === name) ?? []),
  ...[as.forecast, as.low, as.high].map((name) => ({ name, type: 'number' as const })),
]

/** The periods that were, and, unless they are too few or lack figures, those to come. */
export function forecastOutcome(
  analysis: ForecastAnalysis,
  columns: readonly TypedColumn[],
  cellsOf: (column: string) => readonly Cell[],
): Outcome {
  const read = readPeriods(analysis, cellsOf)
  const found = foretold(analysis, read)
  const tested = found?.backtest ?? []
  const first = read.length - tested.length
  const known = read.map(({ when, value }, row) => [when, value, tested[row - first] ?? null, null, null])
  const next = nextPeriods(read.at(-1)?.when ?? null, analysis.grain, found?.points.length ?? 0)
  const rows = [
    ...known,
    ...next.map((when, step) => {
      const { value = null, low = null, high = null } = found?.points[step] ?? {}
      return [when, null, value, low, high]
    }),
  ]
  return { columns: forecastColumns(analysis, columns), rows, rowCount: rows.length }
}

interface Period {
  readonly when: Cell
  readonly value: number | null
}

/** In their order, from the first to the last that has a figure. */
function readPeriods(
  { when, of, gaps }: ForecastAnalysis,
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

/** Nothing where a period stands there twice or has no figure: it is no series. */
function foretold({ grain, ahead, share }: ForecastAnalysis, read: readonly Period[]): Forecast | null {
  const values = read.flatMap(({ value }) => value ?? [])
  const moments = new Set(read.map(({ when }) => when))
  if (values.length < read.length || moments.size < read.length) return null
  return forecast(values, seasons[grain], ahead, share)
}

export interface Tested extends ForecastErrors {
  readonly count: number
}

/** How far off the last periods of a result were foretold; undefined where none was. */
export function testedForecast(
  { of, grain, as }: ForecastAnalysis,
  { columns, rows }: Pick<Outcome, 'columns' | 'rows'>,
): Tested | undefined {
  const numbersOf = (name: string): readonly (number | null)[] => {
    const place = columns.findIndex((column) => column.name === name)
    return rows.map((row) => numberOf(row[place] ?? null))
  }
  const known = numbersOf(of).flatMap((value) => value ?? [])
  const told = numbersOf(as.forecast)
    .slice(0, known.length)
    .flatMap((value) => value ?? [])
  if (told.length === 0) return undefined
  return { count: told.length, ...forecastErrors(known, told, seasons[grain]) }
}
