import type { CalendarGrain } from '@auger/contract/plan'

const millisecondsOfDay = 86_400_000
const monthsIn = new Map<CalendarGrain, number>([
  ['year', 12],
  ['half-year', 6],
  ['quarter', 3],
  ['month', 1],
])
const daysIn = new Map<CalendarGrain, number>([
  ['week', 7],
  ['day', 1],
  ['hour', 1 / 24],
])

/** So many periods after the first moment of one. */
export function periodsAfter(first: Date, grain: CalendarGrain, count: number): Date {
  const months = monthsIn.get(grain)
  if (months === undefined)
    return new Date(first.getTime() + count * (daysIn.get(grain) ?? 1) * millisecondsOfDay)
  const moment = new Date(first)
  moment.setUTCMonth(moment.getUTCMonth() + count * months)
  return moment
}

/** The first day of the period that a day is in; a week begins on Monday. */
export function periodOf(day: Date, grain: CalendarGrain): Date {
  const months = monthsIn.get(grain)
  if (months !== undefined)
    return new Date(Date.UTC(day.getUTCFullYear(), day.getUTCMonth() - (day.getUTCMonth() % months), 1))
  const back = grain === 'week' ? (day.getUTCDay() + 6) % 7 : 0
  return new Date(day.getTime() - back * millisecondsOfDay)
}
