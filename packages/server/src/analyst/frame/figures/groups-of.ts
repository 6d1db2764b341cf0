import type { CalendarGrain, Dimension, TimePart } from '@auger/contract/plan'
import type { Column } from '../../../domain/table.ts'

const inYear: { readonly [Grain in CalendarGrain]: number } = {
  year: 1,
  'half-year': 2,
  quarter: 4,
  month: 12,
  week: 53,
  day: 366,
  hour: 366 * 24,
}

const ofPart: { readonly [Part in Exclude<TimePart, 'decade'>]: number } = {
  'quarter-of-year': 4,
  'month-of-year': 12,
  'day-of-month': 31,
  weekday: 7,
  'hour-of-day': 24,
  season: 4,
  'part-of-day': 4,
}

/** At most how many groups a dimension makes. */
export function groupsOf({ grain }: Pick<Dimension, 'grain'>, column: Column): number {
  const values = Math.max(1, column.distinct)
  if (grain === undefined) return values
  const years = yearsOf(column)
  if (grain === 'decade') return Math.min(values, Math.ceil(years / 10) + 1)
  return Math.min(values, isPart(grain) ? ofPart[grain] : years * inYear[grain])
}

const isPart = (grain: CalendarGrain | Exclude<TimePart, 'decade'>): grain is keyof typeof ofPart =>
  grain in ofPart

function yearsOf({ minimum, maximum }: Column): number {
  const [first, last] = [minimum, maximum].map((cell) => Number.parseInt(String(cell), 10))
  return first === undefined || last === undefined || Number.isNaN(last - first) ? 1 : last - first + 1
}
