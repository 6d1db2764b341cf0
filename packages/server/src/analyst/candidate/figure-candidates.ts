import type { Condition, Dimension } from '@auger/contract/plan'
import { placeOf } from '../frame/column-ref.ts'
import { emptyFrame, type Frame, type FrameAnswer, type Ranking } from '../frame/frame.ts'
import { chartIn } from './chart-wish.ts'
import { dimensionOf, firstTime, grainsIn, ownGrain, timeDimension } from './dimensions.ts'
import { combinations, option, type Candidate, type Option } from './draft.ts'
import { countOfRows, figuresOf, namedMetrics, type Figure } from './metrics.ts'
import { ratiosOf } from './ratios.ts'
import { placesIn, type Place } from './rankings.ts'
import { senseOf, type FilterChoice, type Reading } from './reading.ts'
import type { Thing } from './things.ts'

const mostCombined = 24

/** Frames that compute figures: over all rows or by groups, in an order or not. */
export function figureCandidates(
  reading: Reading,
  things: readonly Thing[],
  filters: Option<readonly FilterChoice[]>,
): readonly Candidate[] {
  const absorbed = new Set(filters.used)
  const free = things.filter(({ index }) => !absorbed.has(index))
  const places = placesIn(reading, free)
  return dimensionSets(reading, free, places).flatMap((dimensions) =>
    figureSets(reading, free, dimensions, filters).flatMap((figures) =>
      candidatesOf(reading, figures, dimensions, filters, places),
    ),
  )
}

/** Which things part the rows: those that are said to, with or without what is asked for. */
function dimensionSets(
  reading: Reading,
  things: readonly Thing[],
  places: readonly Place[],
): readonly Option<readonly Dimension[]>[] {
  const { scene } = reading
  const possible = things.flatMap((thing) => {
    const found = dimensionOf(scene, thing)
    return found === undefined
      ? []
      : [{ thing, found, isSaid: thing.marks.group !== undefined || thing.marks.within !== undefined }]
  })
  const said = possible.filter(({ isSaid }) => isSaid).map(({ found }) => found)
  const asked = possible.filter(
    ({ thing, isSaid }) => !isSaid && thing.marks.ask !== undefined && thing.marks.quantity === undefined,
  )
  const others = possible.filter(
    ({ thing, isSaid, found }) =>
      !isSaid &&
      thing.marks.ask === undefined &&
      !found.notes.includes('dimension:figure') &&
      thing.marks.quantity === undefined,
  )
  const times = timeDimensions(reading, things)
  const sets: Option<readonly Dimension[]>[] = []
  const add = (parts: readonly Option<Dimension>[], cost: number): void => {
    const [joined] = combinations(
      parts.map((part) => [part]),
      1,
    )
    if (joined !== undefined && joined.part.length <= 3) sets.push({ ...joined, cost: joined.cost + cost })
  }
  for (const time of [undefined, ...times]) {
    const base = time === undefined ? said : [...said, time]
    add(base, time === undefined && times.length > 0 ? 0.8 : 0)
    for (const { found } of asked.slice(0, 2))
      add([found, ...base], places.length > 0 || base.length === 0 ? 0 : 0.5)
    if (time === undefined) for (const { found } of others.slice(0, 3)) add([found, ...base], 0.3)
  }
  if (said.length > 0 && places.length > 0) add(said.slice(0, 1), 0.6)
  return sets
}

function timeDimensions(reading: Reading, things: readonly Thing[]): readonly Option<Dimension>[] {
  const { scene, rest, items } = reading
  const tableIds = tablesNamed(reading, things)
  const ref =
    firstTime(scene, tableIds) ??
    firstTime(
      scene,
      scene.asked.tables.map(({ id }) => id),
    )
  if (ref === undefined) return []
  const named = grainsIn(reading).flatMap(({ index, grain, isMarked }) => {
    const dimension = timeDimension(scene, ref, grain)
    const marker = isMarked && senseOf(items[index - 1], 'group') !== undefined ? [index - 1] : []
    return dimension === undefined
      ? []
      : [
          option(
            dimension,
            [index, ...marker],
            [isMarked ? 'dimension:period-said' : 'dimension:period'],
            isMarked ? 0 : 0.3,
          ),
        ]
  })
  if (named.length > 0) return named
  const trend = rest.find((index) => senseOf(items[index], 'trend') !== undefined)
  const asksWhen = rest.find((index) => senseOf(items[index], 'ask')?.about === 'time')
  const said = trend ?? asksWhen
  if (said === undefined) return []
  const dimension = timeDimension(scene, ref, ownGrain(scene, ref))
  return dimension === undefined
    ? []
    : [option(dimension, [said], [trend === undefined ? 'dimension:when' : 'dimension:trend'], 0.3)]
}

/** What is computed: all figures that are named, or one of them, or how many rows. */
function figureSets(
  reading: Reading,
  things: readonly Thing[],
  dimensions: Option<readonly Dimension[]>,
  filters: Option<readonly FilterChoice[]>,
): readonly Option<readonly Figure[]>[] {
  const { scene } = reading
  const taken = new Set(dimensions.used)
  const free = things.filter(({ index }) => !taken.has(index))
  const each = free.map((thing) => figuresOf(scene, thing)).filter((options) => options.length > 0)
  const sets: Option<readonly Figure[]>[] = []
  if (each.length > 1) sets.push(...combinations(each.slice(0, 4), 4))
  for (const options of each.slice(0, 5))
    sets.push(
      ...options.map((one) => ({ ...one, part: [one.part], cost: one.cost + (each.length > 1 ? 0.8 : 0) })),
    )
  sets.push(...ratiosOf(scene, free).map((one) => ({ ...one, part: [one.part] })))
  const quantity = reading.rest.find((index) => senseOf(reading.items[index], 'quantity') !== undefined)
  for (const tableId of tablesCounted(reading, things, dimensions, filters).slice(0, 2))
    sets.push({
      ...lift(
        countOfRows(
          scene,
          tableId,
          quantity === undefined ? [] : [quantity],
          quantity === undefined ? 'count:unsaid' : 'count:said-alone',
          quantity === undefined ? 1.2 : 0.5,
        ),
      ),
    })
  return sets.toSorted((one, other) => one.cost - other.cost).slice(0, 10)
}

const lift = (one: Option<Figure>): Option<readonly Figure[]> => ({ ...one, part: [one.part] })

const tablesNamed = ({ scene }: Reading, things: readonly Thing[]): readonly string[] => [
  ...new Set(
    things.flatMap(({ to }) => (to.kind === 'column' ? [placeOf(to.column).tableId] : [to.tableId])),
  ),
  ...(scene.asked.tables.length === 1 ? scene.asked.tables.map(({ id }) => id) : []),
]

/** The tables whose rows may be counted: those of what is named. */
function tablesCounted(
  reading: Reading,
  things: readonly Thing[],
  dimensions: Option<readonly Dimension[]>,
  filters: Option<readonly FilterChoice[]>,
): readonly string[] {
  const named = [
    ...tablesNamed(reading, things),
    ...dimensions.part.map(({ column }) => placeOf(column).tableId),
    ...filters.part.flatMap(({ columns }) => columns.map((ref) => placeOf(ref).tableId)),
  ]
  return [...new Set(named)]
}

function candidatesOf(
  reading: Reading,
  figures: Option<readonly Figure[]>,
  dimensions: Option<readonly Dimension[]>,
  filters: Option<readonly FilterChoice[]>,
  places: readonly Place[],
): readonly Candidate[] {
  const [first] = figures.part
  if (first === undefined) return []
  const metrics = namedMetrics(figures.part)
  const named = new Set(metrics.map(({ as }) => as.toLowerCase()))
  const by = dimensions.part.map((dimension) =>
    named.has(dimension.as.toLowerCase()) ? { ...dimension, as: `${dimension.as} ` } : dimension,
  )
  const chart = chartIn(reading)
  const base: Frame = {
    ...emptyFrame(first.tableId),
    task: 'figures',
    filters: filters.part.flatMap(({ condition }) => (condition === undefined ? [] : [condition])),
    metrics,
    dimensions: by,
    having: havingOf(filters.part, metrics[0]?.as),
    chart: chart.part,
    answer: { kind: 'all' },
  }
  const used = [...figures.used, ...dimensions.used, ...filters.used, ...chart.used]
  const notes = [
    'task:figures',
    `dimensions:${by.length}`,
    `metrics:${metrics.length}`,
    ...figures.notes,
    ...dimensions.notes,
    ...filters.notes,
    ...chart.notes,
  ]
  const cost = reading.cover.cost + figures.cost + dimensions.cost + filters.cost
  const make = (
    frame: Frame,
    more: readonly number[],
    noted: readonly string[],
    extra: number,
  ): Candidate => ({
    frame,
    reading,
    notes: [...notes, ...noted],
    used: new Set([...used, ...more]),
    cost: cost + extra,
  })
  if (by.length === 0) return [make(base, [], ['answer:figure'], places.length * 0.8)]
  const ranked = places.slice(0, 2).flatMap((place) => rankedCandidates(base, place, figures, make))
  return [...ranked, make(base, [], ['answer:groups'], places.length * 0.8)].slice(0, mostCombined)
}

/** Groups in an order: which has the most, the five with the highest. */
function rankedCandidates(
  base: Frame,
  { direction, count, offset, lead }: Place,
  figures: Option<readonly Figure[]>,
  make: (frame: Frame, more: readonly number[], noted: readonly string[], extra: number) => Candidate,
): readonly Candidate[] {
  const by = base.metrics[0]?.as
  if (by === undefined) return []
  const within = base.dimensions.length > 1 ? base.dimensions.slice(1).map(({ as }) => as) : undefined
  const ranking: Ranking = {
    by,
    direction,
    count,
    ...(offset > 0 ? { offset } : {}),
    ...(within === undefined ? {} : { within }),
  }
  const answer: FrameAnswer = { kind: 'dimensions', rows: 'all' }
  const notes = [
    'ranking:groups',
    `ranking:${lead.sense}`,
    `ranking:${count > 1 ? 'several' : 'one'}`,
    ...(lead.of.length > 0 ? ['ranking:of-something'] : []),
    ...(figures.notes.includes('count:unsaid') ? ['ranking:by-unsaid-count'] : []),
  ]
  return [
    make({ ...base, ranking, answer }, [lead.item], notes, 0),
    ...(count === 1
      ? []
      : [
          make(
            { ...base, ranking, answer: { kind: 'all' } },
            [lead.item],
            [...notes, 'answer:with-figures'],
            0.2,
          ),
        ]),
  ]
}

const havingOf = (choices: readonly FilterChoice[], metric: string | undefined): readonly Condition[] =>
  choices.flatMap(({ having }) => (having === undefined || metric === undefined ? [] : [having(metric)]))
