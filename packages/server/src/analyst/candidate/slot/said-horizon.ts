import { isCalendar, type CalendarGrain } from '@auger/contract/plan'
import type { Item } from '../cover.ts'
import { isEmpty, isThing, saysAny, senseOf, type Horizon, type Reading } from '../reading.ts'

type Read = Pick<Reading, 'items' | 'scene'>

const mostBetween = 2

/** For the next three months, next year: how far what is to come is asked for, where anything is. */
export function saidHorizon(read: Read): Horizon | undefined {
  const asking = read.items.flatMap((item, index) => (isForecast(item) ? [index] : []))
  if (asking.length === 0) return undefined
  const at = read.items.findIndex((item) => isCalendar(senseOf(item, 'grain')?.grain))
  const own = at < 0 ? undefined : senseOf(read.items[at], 'grain')?.grain
  const grain = isCalendar(own) ? own : asking.flatMap((index) => grainsWithin(read, index))[0]
  const number = numberBefore(read, at < 0 ? (asking.at(-1) ?? 0) : at)
  const count = number === undefined ? undefined : countOf(read.items[number])
  const about = [number, at < 0 ? undefined : at].filter((index) => index !== undefined)
  const next = read.items.flatMap((item, index) => (senseOf(item, 'beside')?.offset === 1 ? [index] : []))
  return {
    ...(count === undefined ? {} : { count }),
    ...(grain === undefined ? {} : { grain }),
    items: [...new Set([...asking, ...about, ...next])],
  }
}

const isForecast = (item: Item): boolean => senseOf(item, 'task')?.task === 'forecast'

/** Next quarter is one phrase, and says of which periods. */
function grainsWithin({ items, scene }: Read, index: number): readonly CalendarGrain[] {
  const item = items[index]
  if (item === undefined) return []
  return scene.links.flatMap(({ from, until, to }) => {
    if (from < item.from || until > item.until || to.kind !== 'sense' || to.sense.kind !== 'grain') return []
    return isCalendar(to.sense.grain) ? [to.sense.grain] : []
  })
}

/** The number before the periods, but for words that say no more than that they are to come: les 6 prochains mois. */
function numberBefore({ items }: Read, at: number): number | undefined {
  for (let index = at - 1; index >= Math.max(0, at - 1 - mostBetween); index--) {
    const item = items[index]
    if (countOf(item) !== undefined) return index
    if (item === undefined || !(isEmpty(item) || saysAny(item, ['function', 'beside', 'task'])))
      return undefined
  }
  return undefined
}

const countOf = (item: Item | undefined): number | undefined =>
  isThing(item) && item.to.kind === 'number' && Number.isInteger(item.to.value) && item.to.value >= 1
    ? item.to.value
    : undefined
