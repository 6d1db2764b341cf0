import type { Link } from './link.ts'
import type { Said } from './said.ts'
import { dateRanges } from './time/date-ranges.ts'
import { datedLink } from './time/dated.ts'
import { decadesIn } from './time/decades.ts'
import { recurringTimes } from './time/recurring-times.ts'
import { relativeTimes } from './time/relative-times.ts'
import { wholeDates } from './time/whole-dates.ts'
import { writtenDates } from './time/written-dates.ts'

/** Stretches of time, and parts of it that come round again. Whether it is meant since or until then is said by senses of their own. */
export function linkTimes(said: Said): readonly Link[] {
  const dates = [...writtenDates(said.question), ...wholeDates(said), ...decadesIn(said)]
  const links = [
    ...[...dates, ...dateRanges(said, dates)].map(datedLink),
    ...recurringTimes(said),
    ...relativeTimes(said),
  ]
  const surest = new Map<string, Link>()
  for (const link of links) {
    const key = JSON.stringify([link.from, link.until, link.to])
    if ((surest.get(key)?.quality ?? 0) < link.quality) surest.set(key, link)
  }
  return [...surest.values()]
}
