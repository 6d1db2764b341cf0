import type { CalendarGrain, Condition } from '@auger/contract/plan'
import { periodFrom } from '../domain/period-from.ts'

/** A period of the calendar that conditions keep of a column. */
export interface KeptPeriod {
  readonly column: string
  readonly from: string
  readonly grain: CalendarGrain
}

const aligned: readonly (readonly [CalendarGrain, RegExp])[] = [
  ['year', /^\d{4}-01-01$/],
  ['quarter', /^\d{4}-(?:01|04|07|10)-01$/],
  ['month', /^\d{4}-\d{2}-01$/],
  ['day', /^\d{4}-\d{2}-\d{2}$/],
]

/** From a day on and before another, where that is a year, a quarter, a month or a day. */
export function calendarPeriod(conditions: readonly Condition[]): KeptPeriod | undefined {
  const [from, before, ...more] = conditions
  if (more.length > 0 || from?.kind !== 'compare' || before?.kind !== 'compare') return undefined
  if (from.column !== before.column || from.operator !== '>=' || before.operator !== '<') return undefined
  const [start, end] = [from.value, before.value]
  if (typeof start !== 'string' || typeof end !== 'string') return undefined
  const found = aligned.find(([grain, form]) => form.test(start) && periodFrom(start, grain).before === end)
  return found === undefined ? undefined : { column: from.column, from: start, grain: found[0] }
}
