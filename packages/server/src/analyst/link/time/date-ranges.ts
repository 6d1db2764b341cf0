import { dayPeriod, yearPeriod, type Period } from '../../../domain/calendar.ts'
import { grouped } from '../grouped.ts'
import { sensesAt, type Said } from '../said.ts'
import { datePartsIn, type DatePart } from './date-parts.ts'
import { across, type Dated } from './dated.ts'
import { placesAfterTo } from './places-after-to.ts'
import { periodOf } from './whole-dates.ts'

/** From one time to another: 2010 to 2014, March to May 2024, 1–15 June 2023, 2010–14. */
export function dateRanges(said: Said, dates: readonly Dated[]): readonly Dated[] {
  const starts = grouped(dates, ({ from }) => from)
  const parts = datePartsIn(said)
  const partStarts = grouped(parts, ({ from }) => from)
  return [
    ...dates.flatMap((first) =>
      placesAfterTo(said, first).flatMap((place) => [
        ...(starts.get(place) ?? []).flatMap((last) => rangeOf(first, last)),
        ...(partStarts.get(place) ?? []).flatMap((part) => borrowedEnd(first, part)),
        ...shortYear(said, first, place),
      ]),
    ),
    ...parts.flatMap((part) =>
      placesAfterTo(said, part).flatMap((place) =>
        (starts.get(place) ?? []).flatMap((last) => borrowedStart(part, last)),
      ),
    ),
  ]
}

function rangeOf(first: Dated, last: Dated): readonly Dated[] {
  const period = { from: first.period.from, until: last.period.until }
  if (period.from > period.until) return []
  const quality = Math.min(first.quality, last.quality)
  return [{ ...across(first, last), period, grain: last.grain, quality }]
}

/** "March" to May 2024: what is said without a year has that of the other end, or the one before. */
function borrowedStart(part: DatePart, last: Dated): readonly Dated[] {
  const [year = 0, month = 0] = last.period.from.split('-').map(Number)
  if (part.kind === 'day')
    return last.grain === 'day' ? rangeWith(part, dayPeriod(year, month, part.value), last) : []
  if (part.kind === 'year' || last.grain !== (part.kind === 'month' ? 'month' : 'quarter')) return []
  const same = periodOf(part, year)
  return rangeWith(part, same.from <= last.period.from ? same : periodOf(part, year - 1), last)
}

const rangeWith = (part: DatePart, period: Period | undefined, last: Dated): readonly Dated[] =>
  period === undefined ? [] : rangeOf({ ...part, period, grain: last.grain }, last)

/** 1 June 2023 to "15". */
function borrowedEnd(first: Dated, part: DatePart): readonly Dated[] {
  if (first.grain !== 'day' || part.kind !== 'day') return []
  const [year = 0, month = 0] = first.period.from.split('-').map(Number)
  const period = dayPeriod(year, month, part.value)
  return period === undefined ? [] : rangeOf(first, { ...part, period, grain: 'day' })
}

/** 2010–14. */
function shortYear(said: Said, first: Dated, place: number): readonly Dated[] {
  const digits = said.question.tokens[place]?.folded ?? ''
  const hasWord = sensesAt(said, 'joint', 'from', first.until).length > 0
  if (first.grain !== 'year' || hasWord || !/^\d\d$/.test(digits)) return []
  const year = Number(first.period.from.slice(0, 2) + digits)
  const stretch = { from: place, until: place + 1 }
  return rangeOf(first, { ...stretch, period: yearPeriod(year), grain: 'year', quality: first.quality })
}
