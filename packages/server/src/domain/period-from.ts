import type { CalendarGrain } from '@auger/contract/plan'

const months: { readonly [Grain in CalendarGrain]?: number } = {
  year: 12,
  'half-year': 6,
  quarter: 3,
  month: 1,
}
const days: { readonly [Grain in CalendarGrain]?: number } = { week: 7, day: 1 }

/** From the first moment of a period, as results have it, to before the first of the next. */
export function periodFrom(
  start: string,
  grain: CalendarGrain,
): { readonly from: string; readonly before: string } {
  const moment = start.includes(':') ? start.replace(' ', 'T') : `${start}T00:00:00`
  const next = new Date(`${moment}Z`)
  next.setUTCMonth(next.getUTCMonth() + (months[grain] ?? 0))
  next.setUTCDate(next.getUTCDate() + (days[grain] ?? 0))
  if (grain !== 'hour') return { from: start, before: next.toISOString().slice(0, 10) }
  next.setUTCHours(next.getUTCHours() + 1)
  return { from: start, before: next.toISOString().slice(0, 19).replace('T', ' ') }
}
