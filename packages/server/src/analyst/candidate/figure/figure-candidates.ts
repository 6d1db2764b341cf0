import type { Condition, Dimension, Metric } from '@auger/contract/plan'
import type { ColumnRef } from '../../frame/column-ref.ts'
import { emptyFrame, type Frame, type FrameAnswer, type Ranking } from '../../frame/frame.ts'
import { namedApart } from '../../frame/names.ts'
import { chartIn } from '../chart-wish.ts'
import { dimensionSets } from './dimension-sets.ts'
import type { Candidate, Option } from '../draft.ts'
import { figureSets } from './figure-sets.ts'
import { type Figure } from './figure.ts'
import { namedMetrics } from './metrics.ts'
import { againstOverall } from './overall.ts'
import { directionOf, placesIn, type Place } from '../rankings.ts'
import type { FilterChoice, Reading } from '../reading.ts'
import type { Thing } from '../things.ts'

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
  const hasBound = filters.part.some(({ counted }) => counted !== undefined)
  return dimensionSets(reading, free, places).flatMap((dimensions) =>
    figureSets(reading, hasBound ? things : free, dimensions, filters).flatMap((figures) =>
      candidatesOf(reading, figures, dimensions, filters, places),
    ),
  )
}

function candidatesOf(
  reading: Reading,
  figures: Option<readonly Figure[]>,
  dimensions: Option<readonly Dimension[]>,
  filters: Option<readonly FilterChoice[]>,
  places: readonly Place[],
): readonly Candidate[] {
  const [first] = figures.part
  if (first === undefined || figures.part.some(({ metric }) => isAlwaysOne(metric, dimensions.part)))
    return []
  const metrics = namedMetrics(figures.part)
  const by = namedApart(
    dimensions.part,
    metrics.map(({ as }) => as),
  )
  const chart = chartIn(reading)
  const base: Frame = againstOverall({
    ...emptyFrame(first.tableId),
    task: 'figures',
    filters: filters.part.flatMap(({ condition }) => (condition === undefined ? [] : [condition])),
    metrics,
    dimensions: by,
    having: havingOf(filters.part, metrics[0]?.as),
    chart: chart.part,
    answer: { kind: 'all' },
  })
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
  // Without groups there is nothing that a bound could choose.
  if (by.length === 0)
    return base.having.length > 0 ? [] : [make(base, [], ['answer:figure'], places.length * 0.8)]
  const chosen =
    base.having.length === 0
      ? []
      : [make({ ...base, answer: { kind: 'dimensions', rows: 'all' } }, [], ['answer:having'], 0)]
  const ranked = places
    .slice(0, 2)
    .map((place) => ({ ...place, direction: directionOf(reading.scene, place, columnIn(first.metric)) }))
    .flatMap((place) => rankedCandidates(base, place, figures, make))
  return [...chosen, ...ranked, make(base, [], ['answer:groups'], places.length * 0.8)].slice(0, mostCombined)
}

/** The one column that a figure is of. */
const columnIn = (metric: Metric): ColumnRef | undefined =>
  metric.kind === 'aggregate' && metric.of?.kind === 'column' ? metric.of.column : undefined

/** Of what parts the rows each group has one. */
function isAlwaysOne(metric: Metric, dimensions: readonly Dimension[]): boolean {
  if (metric.kind !== 'aggregate' || metric.function !== 'distinct' || metric.of?.kind !== 'column')
    return false
  const { column } = metric.of
  return dimensions.some((one) => one.grain === undefined && one.column === column)
}

/** Groups in an order: which has the most, the five with the highest. */
function rankedCandidates(
  base: Frame,
  { direction, count, offset, lead, items }: Place,
  figures: Option<readonly Figure[]>,
  make: (frame: Frame, more: readonly number[], noted: readonly string[], extra: number) => Candidate,
): readonly Candidate[] {
  const by = base.metrics[0]?.as
  // A word that says which figure is meant, the highest of each group, does not order the groups as well.
  if (by === undefined || figures.used.includes(lead.item)) return []
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
    make({ ...base, ranking, answer }, items, notes, 0),
    ...(count === 1
      ? []
      : [make({ ...base, ranking, answer: { kind: 'all' } }, items, [...notes, 'answer:with-figures'], 0.2)]),
  ]
}

const havingOf = (choices: readonly FilterChoice[], metric: string | undefined): readonly Condition[] =>
  choices.flatMap(({ having }) => (having === undefined || metric === undefined ? [] : [having(metric)]))
