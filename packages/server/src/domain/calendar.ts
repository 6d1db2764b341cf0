import type { TimeGrain } from '@auger/contract/plan'

/** Days as YYYY-MM-DD. */
export interface Period {
  readonly from: string
  readonly until: string
}

const iso = (date: Date): string => date.toISOString().slice(0, 10)
const day = (year: number, month: number, date: number): Date => new Date(Date.UTC(year, month - 1, date))

export const yearPeriod = (year: number): Period => ({ from: `${year}-01-01`, until: `${year}-12-31` })

export const monthPeriod = (year: number, month: number): Period => ({
  from: iso(day(year, month, 1)),
  until: iso(day(year, month + 1, 0)),
})

export const quarterPeriod = (year: number, quarter: number): Period => ({
  from: iso(day(year, quarter * 3 - 2, 1)),
  until: iso(day(year, quarter * 3 + 1, 0)),
})

/** Undefined for a day that no calendar has. */
export function dayPeriod(year: number, month: number, date: number): Period | undefined {
  const found = day(year, month, date)
  if (month < 1 || month > 12 || found.getUTCMonth() !== month - 1 || found.getUTCDate() !== date)
    return undefined
  return { from: iso(found), until: iso(found) }
}

export function dayAfter(date: string): string {
  const next = new Date(`${date}T00:00:00Z`)
  next.setUTCDate(next.getUTCDate() + 1)
  return iso(next)
}

/** The period that lies `back` periods before the one that today is in. */
export function relativePeriod(grain: TimeGrain, back: number, today: string): Period {
  const now = new Date(`${today}T00:00:00Z`)
  const year = now.getUTCFullYear()
  const month = now.getUTCMonth() + 1
  switch (grain) {
    case 'year':
      return yearPeriod(year - back)
    case 'quarter': {
      const number = year * 4 + Math.floor((month - 1) / 3) - back
      return quarterPeriod(Math.floor(number / 4), (number % 4) + 1)
    }
    case 'month': {
      const number = year * 12 + month - 1 - back
      return monthPeriod(Math.floor(number / 12), (number % 12) + 1)
    }
    case 'week': {
      const monday = now.getUTCDate() - ((now.getUTCDay() + 6) % 7) - back * 7
      return { from: iso(day(year, month, monday)), until: iso(day(year, month, monday + 6)) }
    }
    case 'day':
      return {
        from: iso(day(year, month, now.getUTCDate() - back)),
        until: iso(day(year, month, now.getUTCDate() - back)),
      }
  }
}
