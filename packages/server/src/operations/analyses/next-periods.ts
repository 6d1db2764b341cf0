import type { Cell } from '@auger/contract'
import type { CalendarGrain } from '@auger/contract/plan'
import { periodsAfter } from '../../domain/calendar-periods.ts'

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
    const moment = periodsAfter(from, grain, step).toISOString()
    return time === undefined ? moment.slice(0, 10) : moment.slice(0, 19).replace('T', time)
  })
}
