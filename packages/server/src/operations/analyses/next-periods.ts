import type { Cell } from '@auger/contract'
import type { CalendarGrain } from '@auger/contract/plan'

const monthsOf = { year: 12, 'half-year': 6, quarter: 3, month: 1 } as const
const millisecondsOf = { week: 604_800_000, day: 86_400_000, hour: 3_600_000 } as const

/** The first moments of the periods after one, written as it is; none where it is no moment. A year may be a number. */
export function nextPeriods(last: Cell, grain: CalendarGrain, count: number): readonly Cell[] {
  const steps = Array.from({ length: count }, (_, index) => index + 1)
  if (typeof last === 'number') return grain === 'year' ? steps.map((step) => last + step) : []
  const [, day, time] = /^(\d{4}-\d{2}-\d{2})(?:([T ])\d{2}:\d{2}:\d{2})?/.exec(String(last)) ?? []
  if (day === undefined) return []
  const from = new Date(
    time === undefined ? `${day}T00:00:00Z` : `${String(last).slice(0, 19).replace(' ', 'T')}Z`,
  )
  return steps.map((step) => {
    const moment = moved(from, grain, step).toISOString()
    return time === undefined ? moment.slice(0, 10) : moment.slice(0, 19).replace('T', time)
  })
}

function moved(from: Date, grain: CalendarGrain, step: number): Date {
  if (grain === 'week' || grain === 'day' || grain === 'hour')
    return new Date(from.getTime() + step * millisecondsOf[grain])
  const moment = new Date(from)
  moment.setUTCMonth(moment.getUTCMonth() + step * monthsOf[grain])
  return moment
}
