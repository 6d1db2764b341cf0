import type { Dimension } from '@auger/contract/plan'
import { placeOf } from '../../frame/column-ref.ts'
import { combinations, option, type Option } from '../draft.ts'
import { countedByTally, countOfRows, ofAmount } from './counts.ts'
import { aggregate, nameOf, type Figure } from './figure.ts'
import { figuresAbout, isAllAbout } from './figures-about.ts'
import { figuresOf, severalOf } from './metrics.ts'
import { durationsOf } from './durations.ts'
import { tablesNamed } from '../table/named-tables.ts'
import { periodAverages } from './period-averages.ts'
import { ratiosOf } from './ratios.ts'
import { mainMeasures } from '../main-measures.ts'
import { saysAny, senseOf, type FilterChoice, type Reading } from '../reading.ts'
import type { SenseKind } from '../../lexicon/sense.ts'
import { columnOf, type Scene } from '../scene.ts'
import type { Thing } from '../things.ts'

const mostSets = 12
const mostTables = 3

/** What is computed: all figures that are named, some of them, or how many rows. */
export function figureSets(
  reading: Reading,
  things: readonly Thing[],
  dimensions: Option<readonly Dimension[]>,
  filters: Option<readonly FilterChoice[]>,
): readonly Option<readonly Figure[]>[] {
  const { scene } = reading
  const bounded = countedIn(scene, things, filters)
  if (bounded.length > 0) return bounded
  const taken = new Set(dimensions.used)
  const free = things.filter(({ index }) => !taken.has(index))
  const rows = countedRows(reading, things, dimensions, filters)
  const each = free.map((thing) => figuresOf(scene, thing)).filter((options) => options.length > 0)
  const sure = each.filter(([first]) => first?.notes.includes('count:unsaid') === false)
  const sets: Option<readonly Figure[]>[] = []
  if (sure.length > 1) sets.push(...combinations(sure.slice(0, 5), 4))
  const [counted] = rows.filter(({ notes }) => notes.includes('count:said-alone'))
  // How many points: what is counted is no figure of its own beside the points.
  const isOwn = counted?.used.some((index) => sure.some((options) => options[0]?.used.includes(index)))
  const isCounted = sure.some(([first]) => first?.notes.includes('count:said') === true)
  if (counted !== undefined && sure.length > 0 && !isCounted)
    sets.push(
      ...combinations([[lowered(counted)], ...sure.slice(0, 4)], 2).map((set) =>
        isOwn === true ? { ...set, cost: set.cost + 0.8 } : set,
      ),
    )
  if (each.length > sure.length && each.length > 1) sets.push(...combinations(each.slice(0, 4), 2))
  for (const options of each.slice(0, 5))
    for (const one of options)
      sets.push({ ...one, part: [one.part], cost: one.cost + (sure.length > 1 ? 0.8 : 0) })
  for (const thing of free) sets.push(...severalOf(scene, thing))
  for (const one of ratiosOf(reading, free)) sets.push({ ...one, part: [one.part] })
  for (const one of periodAverages(reading, free))
    if (!one.used.some((index) => taken.has(index))) sets.push({ ...one, part: [one.part] })
  for (const one of isGrained(dimensions) ? [] : durationsOf(reading, things))
    sets.push({ ...one, part: [one.part] })
  sets.push(...rows)
  if (sure.length === 0)
    sets.push(
      ...figuresAbout(reading, tablesMeant(reading, things, dimensions, filters)),
      ...unsaidFigures(reading, things, dimensions, filters),
    )
  return sets
    .map((one) => ({ ...one, part: differing(one.part) }))
    .toSorted((one, other) => one.cost - other.cost)
    .slice(0, mostSets)
}

/** What is said twice is computed once. */
const differing = (figures: readonly Figure[]): readonly Figure[] => {
  const written = figures.map(({ metric, tableId }) => JSON.stringify([metric, tableId]))
  return figures.filter((_, at) => written.indexOf(written[at] ?? '') === at)
}

/** Days that part the rows are no days that something took. */
const isGrained = ({ part }: Option<readonly Dimension[]>): boolean =>
  part.some(({ grain }) => grain === 'day' || grain === 'hour')

/** What groups are chosen by: authors with at least two books have their books counted. */
function countedIn(
  scene: Scene,
  things: readonly Thing[],
  filters: Option<readonly FilterChoice[]>,
): readonly Option<readonly Figure[]>[] {
  const counted = filters.part.flatMap(({ counted }) => (counted === undefined ? [] : [counted]))
  const [first] = counted
  const thing = things.find(({ index }) => index === first)
  if (thing === undefined) return []
  const said = { ...thing, marks: { ...thing.marks, quantity: thing.marks.quantity ?? thing.index } }
  return figuresOf(scene, said).map((one) => ({ ...one, part: [one.part] }))
}

const lowered = (one: Option<readonly Figure[]>): Option<Figure> => {
  const [part] = one.part
  if (part === undefined) throw new Error('a set of figures without a figure')
  return { ...one, part }
}

function countedRows(
  reading: Reading,
  things: readonly Thing[],
  dimensions: Option<readonly Dimension[]>,
  filters: Option<readonly FilterChoice[]>,
): readonly Option<readonly Figure[]>[] {
  const quantity = reading.rest.find((index) => senseOf(reading.items[index], 'quantity') !== undefined)
  const rows = reading.rest.find((index) => senseOf(reading.items[index], 'rows') !== undefined)
  const used = [quantity, rows].filter((index) => index !== undefined)
  const named = tablesMeant(reading, things, dimensions, filters)
  const isAmount = quantity !== undefined && senseOf(reading.items[quantity], 'quantity')?.amount === true
  const note = quantity === undefined ? 'count:unsaid' : 'count:said-alone'
  const cost = quantity === undefined ? 1.2 : (rows === undefined ? 0.5 : 0) + (isAmount ? ofAmount : 0)
  return named.flatMap((tableId) =>
    [
      ...(rows === undefined ? countedByTally(reading.scene, tableId, used, note, cost) : []),
      countOfRows(reading.scene, tableId, used, note, cost),
    ].map((counted) => ({ ...counted, part: [counted.part] })),
  )
}

/** What speaks of a figure without naming one: the best city, growth, how Rome compares with Paris. */
const speaksOfFigure: readonly SenseKind[] = [
  ...(['superlative', 'most', 'rank', 'order'] as const),
  ...(['change', 'trend', 'cumulative', 'moving', 'share', 'versus', 'task'] as const),
]

/** What a table tells above all, where a figure is spoken of and none is named. */
function unsaidFigures(
  reading: Reading,
  things: readonly Thing[],
  dimensions: Option<readonly Dimension[]>,
  filters: Option<readonly FilterChoice[]>,
): readonly Option<readonly Figure[]>[] {
  const { scene, items } = reading
  if (!items.some((item) => saysAny(item, speaksOfFigure)) || isAllAbout(reading)) return []
  return tablesMeant(reading, things, dimensions, filters).flatMap((tableId) =>
    mainMeasures(scene, tableId).map((ref, place) => {
      const as = nameOf(scene, 'sum', columnOf(scene, ref).name)
      const figure = { metric: aggregate('sum', ref), tableId, as }
      return option([figure], [], ['metric:main', 'metric:sum'], 1 + place * 0.3)
    }),
  )
}

/** The tables that rows are counted of: those that are named are not left out for one that only chooses the rows. */
const tablesMeant = (
  reading: Reading,
  things: readonly Thing[],
  dimensions: Option<readonly Dimension[]>,
  filters: Option<readonly FilterChoice[]>,
): readonly string[] =>
  [
    ...new Set([
      ...things.flatMap(({ to }) => (to.kind === 'table' && to.by === undefined ? [to.tableId] : [])),
      ...dimensions.part.map(({ column }) => placeOf(column).tableId),
      ...filters.part.flatMap(({ columns }) => columns.map((ref) => placeOf(ref).tableId)),
      ...tablesNamed(reading, things),
    ]),
  ].slice(0, mostTables)
