import {
  type Bins,
  type CalendarGrain,
  type Dimension,
  isCalendar,
  type TimePart,
  type WeekStart,
} from '@auger/contract/plan'
import { quoteName } from './quote.ts'

/** What rows are grouped by: a value, the first moment of its period, a part of its time, the lower end of its bin. */
export function dimensionSql({ column, grain, weekStart = 'monday', bins }: Dimension): string {
  const value = quoteName(column)
  if (bins !== undefined) return binSql(value, bins)
  if (grain === undefined) return value
  return isCalendar(grain) ? periodSql(value, grain, weekStart) : partSql(value, grain)
}

/** How far back another day is counted as the first of a week, from a Monday. */
const daysBefore = { monday: 0, sunday: 1, saturday: 2 } as const

function periodSql(value: string, grain: CalendarGrain, weekStart: WeekStart): string {
  switch (grain) {
    case 'year':
    case 'quarter':
    case 'month':
      return `CAST(date_trunc('${grain}', ${value}) AS DATE)`
    case 'half-year':
      return `make_date(year(${value}), CASE WHEN month(${value}) <= 6 THEN 1 ELSE 7 END, 1)`
    case 'week': {
      const days = daysBefore[weekStart]
      return days === 0
        ? `CAST(date_trunc('week', ${value}) AS DATE)`
        : `CAST(date_trunc('week', ${value} + INTERVAL ${days} DAY) - INTERVAL ${days} DAY AS DATE)`
    }
    case 'day':
      return `CAST(${value} AS DATE)`
    case 'hour':
      return `date_trunc('hour', ${value})`
  }
}

export function partSql(value: string, part: TimePart): string {
  switch (part) {
    case 'decade':
      return `CAST(floor(year(${value}) / 10) * 10 AS INTEGER)`
    case 'quarter-of-year':
      return `quarter(${value})`
    case 'month-of-year':
      return `month(${value})`
    case 'day-of-month':
      return `day(${value})`
    case 'weekday':
      return `isodow(${value})`
    case 'hour-of-day':
      return `hour(${value})`
    case 'season':
      return `CASE WHEN month(${value}) IN (3, 4, 5) THEN 'spring' WHEN month(${value}) IN (6, 7, 8) THEN 'summer' WHEN month(${value}) IN (9, 10, 11) THEN 'autumn' WHEN month(${value}) IN (12, 1, 2) THEN 'winter' END`
    case 'part-of-day':
      return `CASE WHEN hour(${value}) < 6 THEN 'night' WHEN hour(${value}) < 12 THEN 'morning' WHEN hour(${value}) < 18 THEN 'afternoon' WHEN hour(${value}) < 24 THEN 'evening' END`
  }
}

/** Multiples of a width such as 0.1 are no multiples in binary: rounded far behind what anybody means. */
function binSql(value: string, bins: Bins): string {
  if (bins.kind === 'width') {
    const { width, origin = 0 } = bins
    const lower =
      origin === 0
        ? `floor(${value} / ${width}) * ${width}`
        : `${origin} + floor((${value} - ${origin}) / ${width}) * ${width}`
    return Number.isInteger(width) && Number.isInteger(origin)
      ? `CAST(${lower} AS DOUBLE)`
      : `round(${lower}, 10)`
  }
  const last = bins.ends.length - 1
  const cases = bins.ends
    .slice(1)
    .map((end, index) => `WHEN ${value} ${index + 1 === last ? '<=' : '<'} ${end} THEN ${bins.ends[index]}`)
  return `CAST(CASE WHEN ${value} < ${bins.ends[0]} THEN NULL ${cases.join(' ')} END AS DOUBLE)`
}

const intervals: { readonly [Grain in CalendarGrain]: string } = {
  year: 'INTERVAL 1 YEAR',
  'half-year': 'INTERVAL 6 MONTH',
  quarter: 'INTERVAL 3 MONTH',
  month: 'INTERVAL 1 MONTH',
  week: 'INTERVAL 7 DAY',
  day: 'INTERVAL 1 DAY',
  hour: 'INTERVAL 1 HOUR',
}

/** From one period to the next, or over so many of them. */
export const intervalSql = (grain: CalendarGrain, count = 1): string =>
  intervals[grain].replace(/\d+/, (number) => String(Number(number) * count))

/** From a period to the same one a year later; weeks are counted, so that a week is compared with a week. */
export const yearSql = (grain: CalendarGrain): string =>
  grain === 'week' ? 'INTERVAL 364 DAY' : 'INTERVAL 1 YEAR'
