import type { Condition } from '@auger/contract/plan'
import { dayAfter, relativePeriod, type Period } from './calendar.ts'

export type Window = Extract<Condition, { kind: 'window' }>
type Anchor = NonNullable<Window['from']>

/** Data that ended more than a period ago is asked about as if it were then: from its last day on, else from today. */
export function anchorOf(
  lastDay: string | undefined,
  today: string,
  { grain }: Pick<Window, 'grain'>,
): Anchor {
  const isOver = lastDay !== undefined && relativePeriod(grain, 1, today).from > lastDay
  return isOver ? { day: lastDay, of: 'data' } : { day: today, of: 'today' }
}

/** The first and the last day. What is counted from the end of the data begins with the day after it. */
export function windowDays({ grain, back = 1, periods = 1, from }: Window): Period {
  if (from === undefined) throw new Error('a window that nobody counted')
  const now = from.of === 'data' ? dayAfter(from.day) : from.day
  return {
    from: relativePeriod(grain, back + periods - 1, now).from,
    until: relativePeriod(grain, back, now).until,
  }
}

/** The same as comparisons, which hold for days and for moments. */
export function windowComparisons(window: Window): Condition {
  const { from, until } = windowDays(window)
  const { column } = window
  return {
    kind: 'and',
    conditions: [
      { kind: 'compare', column, operator: '>=', value: from },
      { kind: 'compare', column, operator: '<', value: dayAfter(until) },
    ],
  }
}
