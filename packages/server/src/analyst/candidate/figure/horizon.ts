import type { CalendarGrain } from '@auger/contract/plan'
import { periodOf, periodsAfter } from '../../../domain/calendar-periods.ts'

/** From when to when data goes, and at how many different moments. */
export interface Span {
  readonly first: string
  readonly last: string
  readonly moments: number
}

/** Of which periods a forecast is made, and how many are foretold. */
export interface ForecastPeriods {
  readonly grain: CalendarGrain
  readonly ahead: number
}

const daysOf: { readonly [Grain in CalendarGrain]: number } = {
  ...{ year: 365.25, 'half-year': 182.6, quarter: 91.3, month: 30.44 },
  ...{ week: 7, day: 1, hour: 1 / 24 },
}
/** From the longest to the shortest; hours are not foretold. */
const grains = ['year', 'quarter', 'month', 'week', 'day'] as const
const usualAhead: { readonly [Grain in CalendarGrain]: number } = {
  ...{ year: 3, 'half-year': 2, quarter: 4, month: 6 },
  ...{ week: 8, day: 14, hour: 24 },
}
const fewestPeriods = 10

/**
 * The periods that a forecast is made of: those that were said, or shorter ones where the data has too few of these. Next year is foretold by
 * its months where there are few years. Undefined where no period is short enough.
 */
export function horizonOf(
  { first, last, moments }: Span,
  said: { readonly count?: number; readonly grain?: CalendarGrain },
): ForecastPeriods | undefined {
  const days = (Date.parse(last) - Date.parse(first)) / 86_400_000
  const wanted = said.grain === undefined ? undefined : (said.count ?? 1) * daysOf[said.grain]
  const from = said.grain === undefined ? 'month' : said.grain
  const tried = grains.filter((grain) => daysOf[grain] <= daysOf[from] * 1.01)
  for (const grain of tried) {
    const periods = Math.min(days / daysOf[grain] + 1, moments)
    const ahead = wanted === undefined ? usualAhead[grain] : Math.max(1, Math.round(wanted / daysOf[grain]))
    if (periods >= Math.max(fewestPeriods, 2 * ahead)) return { grain, ahead }
  }
  return undefined
}

/** Within this share of a period before its end, it counts as whole. */
const nearEnd = 0.1
/** Data with one moment a period tells whole periods, whatever day it names. */
const momentsAPeriod = 1.5

/** The first day of the last period, where the data ends before that does; undefined where all periods are whole. */
export function lastWholePeriod(span: Span, grain: CalendarGrain): string | undefined {
  const days = (Date.parse(span.last) - Date.parse(span.first)) / 86_400_000
  if (span.moments <= momentsAPeriod * (days / daysOf[grain] + 1)) return undefined
  const last = new Date(`${span.last}T00:00:00Z`)
  const begin = periodOf(last, grain)
  const left = (periodsAfter(begin, grain, 1).getTime() - last.getTime()) / 86_400_000 - 1
  // Who tells something on the 5th and the 20th of a month has told all of it by then.
  const usualGap = days / (span.moments - 1)
  return left > Math.max(usualGap, nearEnd * daysOf[grain]) ? begin.toISOString().slice(0, 10) : undefined
}
