import type { TimeGrain } from '@auger/contract/plan'
import { dayPeriod, monthPeriod, quarterPeriod, yearPeriod, type Period } from '../../../domain/calendar.ts'
import { isTemporal, type Table } from '../../../domain/table.ts'
import { grouped } from '../grouped.ts'
import type { Stretch } from '../linked-question.ts'
import { isLooseGap, widestGap, type Said } from '../said.ts'
import { datePartsIn, tiedDates, type DatePart } from './date-parts.ts'
import { across, type Dated } from './dated.ts'

/** A year with what is said of it next to it: March 2024, Q3 of 2023, 15 March 2024. Without a year, of the only one there is. */
export function wholeDates(said: Said): readonly Dated[] {
  const parts = datePartsIn(said)
  const near = nearParts(said, parts)
  const only = onlyYear(said.question.asked.tables)
  return parts.flatMap((part): readonly Dated[] => {
    if (part.kind === 'day') return []
    if (part.kind === 'year') return [dated(part, yearPeriod(part.value), 'year', part.quality)]
    const years = near(part, 'year')
    return [
      ...years.map((year) => ofYear(part, across(part, year), year.value, part.quality)),
      ...(part.kind === 'month' ? daysOf(part, near, only) : []),
      ...(only === undefined ? [] : [ofYear(part, part, only, part.quality * unsaidYear)]),
    ]
  })
}

const unsaidYear = 0.85

const dated = ({ from, until }: Stretch, period: Period, grain: TimeGrain, quality: number): Dated => ({
  from,
  until,
  period,
  grain,
  quality,
})

const ofYear = (part: DatePart, stretch: Stretch, year: number, quality: number): Dated =>
  dated(stretch, periodOf(part, year), part.kind === 'month' ? 'month' : 'quarter', quality)

/** A month, a quarter or a half of a year. */
export function periodOf({ kind, value }: DatePart, year: number): Period {
  if (kind === 'month') return monthPeriod(year, value)
  if (kind === 'quarter') return quarterPeriod(year, value)
  return { from: quarterPeriod(year, value * 2 - 1).from, until: quarterPeriod(year, value * 2).until }
}

type Near = (stretch: Stretch, kind: DatePart['kind']) => readonly DatePart[]

function daysOf(month: DatePart, near: Near, only: number | undefined): readonly Dated[] {
  return near(month, 'day').flatMap((day) => {
    const stretch = across(month, day)
    const ofDay = (year: number, over: Stretch, quality: number): readonly Dated[] => {
      const period = dayPeriod(year, month.value, day.value)
      return period === undefined ? [] : [dated(over, period, 'day', quality)]
    }
    return [
      ...near(stretch, 'year').flatMap((year) => ofDay(year.value, across(stretch, year), month.quality)),
      ...(only === undefined ? [] : ofDay(only, stretch, month.quality * unsaidYear)),
    ]
  })
}

/** The parts that stand next to a stretch, but for a comma or what ties a date together. */
function nearParts(said: Said, parts: readonly DatePart[]): Near {
  const tied = tiedDates(said)
  const [starts, ends] = [grouped(parts, ({ from }) => from), grouped(parts, ({ until }) => until)]
  const gaps = Array.from({ length: widestGap + 1 }, (_, gap) => gap)
  return ({ from, until }, kind) =>
    gaps.flatMap((gap) => [
      ...(isLooseGap(tied, until, until + gap, 'may-part') ? (starts.get(until + gap) ?? []) : []).filter(
        (part) => part.kind === kind,
      ),
      ...(isLooseGap(tied, from - gap, from, 'may-part') ? (ends.get(from - gap) ?? []) : []).filter(
        (part) => part.kind === kind,
      ),
    ])
}

/** The year that all times of the tables lie in; undefined where there are several. */
function onlyYear(tables: readonly Table[]): number | undefined {
  const ends = tables
    .flatMap(({ columns }) => columns.filter(isTemporal))
    .flatMap(({ minimum, maximum }) => [minimum, maximum])
  const years = new Set(ends.map((end) => Number(/^\d{4}/.exec(String(end))?.[0] ?? Number.NaN)))
  const [year] = years
  return years.size === 1 && year !== undefined && !Number.isNaN(year) ? year : undefined
}
