import { isCalendar } from '@auger/contract/plan'
import { isEmpty, isThing, saysAny, senseOf, type Reading, type Window } from '../reading.ts'

type Read = Pick<Reading, 'items' | 'scene'>

const mostPeriods = 366

/** Over four months, 7-day, of 3 periods: of how many a moving average is, where one is asked for. */
export function saidWindow(read: Read): Window | undefined {
  if (!read.items.some((item) => senseOf(item, 'moving') !== undefined)) return undefined
  for (const [at, item] of read.items.entries()) {
    if (!isThing(item) || item.to.kind !== 'number') continue
    const { value } = item.to
    if (!Number.isInteger(value) || value < 2 || value > mostPeriods || !isBesidePeriods(read, at)) continue
    // Over four months: what would compare with a number says nothing of a span.
    const over = saysAny(read.items[at - 1], ['compare', 'than']) ? [at - 1] : []
    return { periods: value, items: [at, ...over] }
  }
  return undefined
}

/** Before a period or the moving average itself, but for a word that says nothing; or right behind that. */
function isBesidePeriods({ items }: Read, at: number): boolean {
  const next = items[at + 1]
  const after = next !== undefined && isEmpty(next) ? items[at + 2] : next
  const isPeriod = isCalendar(senseOf(after, 'grain')?.grain)
  return isPeriod || [after, items[at - 1]].some((item) => senseOf(item, 'moving') !== undefined)
}
