import type { TimeGrain } from '@auger/contract/plan'
import type { Period } from '../../../domain/calendar.ts'
import type { Link } from '../link.ts'
import type { Stretch } from '../linked-question.ts'

/** A stretch that says a time of a calendar. */
export interface Dated extends Stretch {
  readonly period: Period
  readonly grain: TimeGrain
  readonly quality: number
}

export const datedLink = ({ from, until, period, grain, quality }: Dated): Link => ({
  from,
  until,
  to: { kind: 'time', time: { kind: 'period', from: period.from, until: period.until, grain } },
  quality,
})

/** From the beginning of one stretch to the end of another. */
export const across = (a: Stretch, b: Stretch): Stretch => ({
  from: Math.min(a.from, b.from),
  until: Math.max(a.until, b.until),
})
