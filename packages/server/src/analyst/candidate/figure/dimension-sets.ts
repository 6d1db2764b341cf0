import { isCalendar, type CalendarGrain, type Dimension } from '@auger/contract/plan'
import type { Item } from '../cover.ts'
import { dimensionOf, firstTimes, grainsIn, ownGrain, timeDimension } from './dimensions.ts'
import { combinations, option, type Option } from '../draft.ts'
import { periodColumns } from './period-columns.ts'
import { tablesNamed } from '../table/named-tables.ts'
import type { Place } from '../rankings.ts'
import { saysAny, senseOf, type Reading } from '../reading.ts'
import { eventBeside, withEvent } from '../slot/event-times.ts'
import type { Scene } from '../scene.ts'
import { binnedDimensions } from './binned-dimensions.ts'
import type { Thing } from '../things.ts'

const mostSets = 14
const mostTimes = 4
/** Which of them the rows are read from is not known yet; only those that say when something happened with them are kept. */
const mostTables = 3

/** Which things part the rows: those that are said to, with or without what is asked for. */
export function dimensionSets(
  reading: Reading,
  things: readonly Thing[],
  places: readonly Place[],
): readonly Option<readonly Dimension[]>[] {
  const possible = things.flatMap((thing) => {
    const found = dimensionOf(reading.scene, thing)
    return found === undefined
      ? []
      : [{ marks: thing.marks, found, isFigure: found.notes.includes('dimension:figure') }]
  })
  const marked = possible.filter(({ marks }) => marks.group !== undefined || marks.within !== undefined)
  const said = marked.filter(({ isFigure }) => !isFigure).map(({ found }) => found)
  const figures = marked.filter(({ isFigure }) => isFigure).map(({ found }) => found)
  // Bookings per guest on average: guests that a figure is averaged over part no rows.
  const isMean = reading.items.some((item) => senseOf(item, 'aggregate')?.function === 'mean')
  const averagedOver = isMean ? marked.filter(({ isFigure }) => !isFigure).slice(-1) : []
  const unmarked = possible.filter(
    ({ marks, found }) => !marked.some((one) => one.found === found) && marks.quantity === undefined,
  )
  const asked = unmarked.filter(({ marks }) => marks.ask !== undefined).map(({ found }) => found)
  const others = unmarked
    .filter(({ marks, isFigure }) => marks.ask === undefined && !isFigure)
    .map(({ found }) => found)
  const times = timeDimensions(reading, things)
  const counted = possible
    .filter(({ marks, isFigure }) => marks.quantity !== undefined && !isFigure)
    .map(({ found }) => countedDimension(reading, found))
  const sets: Option<readonly Dimension[]>[] = []
  const add = (parts: readonly Option<Dimension>[], cost: number): void => {
    const [joined] = combinations(
      parts.map((part) => [part]),
      1,
    )
    if (joined === undefined) return
    const part = differing(joined.part)
    if (part.length <= 3) sets.push({ ...joined, part, cost: joined.cost + cost })
  }
  for (const one of counted.slice(0, 2)) add([...said.slice(0, 1), one], 0)
  const isPeriodSaid = times.some(({ notes }) => !notes.includes('dimension:change'))
  for (const time of [undefined, ...times]) {
    const bases = [
      said,
      ...(figures.length > 0 ? [[...said, ...figures]] : []),
      ...(said.length > 1 ? said.map((one) => [one]) : []),
      ...averagedOver.map(({ found }) => said.filter((one) => one !== found)),
    ]
    for (const [place, base] of bases.entries()) {
      const all =
        time === undefined ? base : places.length > 0 && !isSaid(time) ? [time, ...base] : [...base, time]
      const cost = (time === undefined && isPeriodSaid ? 0.8 : 0) + (place > 1 ? 0.8 : 0)
      add(all, cost)
      for (const one of asked.slice(0, 2))
        add([one, ...all], cost + (places.length > 0 || all.length === 0 ? 0 : 0.5))
      for (const one of others.slice(0, 3)) add([one, ...all], cost + 0.3)
    }
  }
  return sets.toSorted((one, other) => one.cost - other.cost).slice(0, mostSets)
}

/** Whether a word says that the period parts the rows; the best month of each region is what comes first, and each region has one. */
const isSaid = ({ notes }: Option<Dimension>): boolean => notes.includes('dimension:period-said')

/** What is said twice parts the rows once: all regions and the number of shops in each region. */
const differing = (dimensions: readonly Dimension[]): readonly Dimension[] =>
  dimensions.filter(
    ({ column, grain }, at) =>
      dimensions.findIndex((other) => other.column === column && other.grain === grain) === at,
  )

/** How many of each: what is counted parts the rows where the counts are put in order or drawn, as one figure is not. */
function countedDimension({ rest, items }: Reading, found: Option<Dimension>): Option<Dimension> {
  const isShown = rest.some((index) =>
    saysAny(items[index], ['order', 'direction', 'axis', 'chart', 'suggest']),
  )
  return { ...found, notes: [...found.notes, 'dimension:counted'], cost: isShown ? 0 : 0.9 }
}

function timeDimensions(reading: Reading, things: readonly Thing[]): readonly Option<Dimension>[] {
  const { scene, rest, items } = reading
  const binned = binnedDimensions(reading, things)
  if (binned.length > 0) return binned
  const columns = firstTimes(scene, tablesNamed(reading, things)).slice(0, mostTables)
  const named = grainsIn(reading).flatMap(({ index, grain, isMarked }) => {
    const marker = isMarked && senseOf(items[index - 1], 'group') !== undefined ? [index - 1] : []
    const event = eventBeside(reading, [...marker, index])
    return withEvent(columns, event).flatMap((ref, place) => {
      const dimension = timeDimension(scene, ref, grain)
      if (dimension === undefined) return []
      const note = isMarked ? 'dimension:period-said' : 'dimension:period'
      // The word for what happened tells the date, and what of it is a state chooses rows besides.
      const said = ref === event?.column && rest.includes(event.item) ? [event.item] : []
      return [option(dimension, [index, ...marker, ...said], [note], (isMarked ? 0 : 0.3) + place * 0.4)]
    })
  })
  const held = grainsIn(reading).flatMap(({ index, grain, isMarked }) => {
    const marker = isMarked && senseOf(items[index - 1], 'group') !== undefined ? [index - 1] : []
    return periodColumns(scene, grain, [index, ...marker])
  })
  if (named.length > 0 || held.length > 0) return [...named, ...held].slice(0, mostTimes)
  const first = (says: (item: Item | undefined) => boolean) => rest.find((index) => says(items[index]))
  const trend = first((item) => senseOf(item, 'trend') !== undefined)
  const when = first((item) => senseOf(item, 'ask')?.about === 'time')
  const isChange = (item: Item | undefined): boolean => senseOf(item, 'change') !== undefined
  const change = first((item) => isChange(item) && grainWithin(scene, item) !== undefined) ?? first(isChange)
  const said = trend ?? when ?? change
  if (said === undefined) return []
  const note = said === trend ? 'trend' : said === when ? 'when' : 'change'
  const againstYear = senseOf(items[said], 'change')?.against === 'year' ? 'year' : undefined
  const within = grainWithin(scene, items[said]) ?? againstYear
  return columns.flatMap((ref, place) => {
    const dimension = timeDimension(scene, ref, within ?? ownGrain(scene, ref))
    if (dimension === undefined) return []
    return [option(dimension, [said], [`dimension:${note}`], 0.3 + place * 0.4)]
  })
}

/** The period that a phrase has in itself: month over month. */
export function grainWithin({ links }: Scene, item: Item | undefined): CalendarGrain | undefined {
  if (item === undefined) return undefined
  const grains = links.flatMap(({ from, until, to }) =>
    from >= item.from && until <= item.until && to.kind === 'sense' && to.sense.kind === 'grain'
      ? [to.sense.grain]
      : [],
  )
  return grains.find(isCalendar)
}
