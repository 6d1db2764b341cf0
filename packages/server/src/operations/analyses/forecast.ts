import type { Cell } from '@auger/contract'
import type { CalendarGrain, ForecastAnalysis } from '@auger/contract/plan'
import type { Outcome, TypedColumn } from '../outcome.ts'
import { forecast, forecastErrors, type Forecast, type ForecastErrors } from '../statistics/index.ts'
import { notNumbers } from './analysis-operation.ts'
import { numberOf } from './cells.ts'
import { nextPeriods } from './next-periods.ts'
import { notMoments, periodsIn, valuesOf, type Period } from './periods.ts'

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
  return [
    ...notMoments({ when, grain }, columns),
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
  const read = periodsIn(analysis, cellsOf)
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

function foretold({ grain, ahead, share }: ForecastAnalysis, read: readonly Period[]): Forecast | null {
  const values = valuesOf(read)
  return values === null ? null : forecast(values, seasons[grain], ahead, share)
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
