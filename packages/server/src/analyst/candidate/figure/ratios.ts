import type { Metric } from '@auger/contract/plan'
import { option, type Option } from '../draft.ts'
import { type Figure } from './figure.ts'
import { figuresOf } from './metrics.ts'
import { senseOf, type Reading } from '../reading.ts'
import { columnOf, isFigure, tellsTime, type Scene } from '../scene.ts'
import type { Thing } from '../things.ts'

/** One figure put to another: revenue per order, volume divided by sales, price minus cost, the average order value. */
export function ratiosOf(reading: Reading, things: readonly Thing[]): readonly Option<Figure>[] {
  const { scene } = reading
  const mean = reading.items.findIndex((item) => senseOf(item, 'aggregate')?.function === 'mean')
  const gap = reading.items.findIndex((item) => senseOf(item, 'difference') !== undefined)
  return things.flatMap((right, at): readonly Option<Figure>[] => {
    const before = things.slice(0, at)
    return [
      ...relatedTo(scene, before, right),
      ...(gap < 0 ? [] : apartFrom(scene, before, right, gap)),
      ...averagedBy(scene, before, right),
      ...(mean < 0 ? [] : averagedOver(scene, before, right, mean)),
    ]
  })
}

function relatedTo(scene: Scene, before: readonly Thing[], right: Thing): readonly Option<Figure>[] {
  const { ratio, arithmetic } = right.marks
  const sign = ratio === undefined ? arithmetic?.operator : '/'
  const item = ratio ?? arithmetic?.item
  // What is multiplied is so row by row, as a formula; one total times another is nobody's figure.
  if (sign === undefined || item === undefined || sign === '*') return []
  const of = before
    .toReversed()
    .flatMap((thing) => summed(scene, thing) ?? [])
    .find(({ notes }) => !notes.includes('count:unsaid'))
  const to = summed(scene, { ...right, marks: { quantity: item } })
  if (of === undefined || to === undefined || of.part.tableId !== to.part.tableId) return []
  // A mean by a number of things is nobody's figure, all by their number is.
  if (sign === '/' && isMean(of.part.metric) && isNumberOf(to.part.metric)) return []
  if (sign === '+' && !addUp(scene, of.part.metric, to.part.metric)) return []
  const metric: Metric =
    sign === '/'
      ? { kind: 'ratio', of: of.part.metric, to: to.part.metric }
      : { kind: 'binary', operator: sign, left: of.part.metric, right: to.part.metric }
  const note = sign === '/' ? 'metric:ratio' : 'metric:arithmetic'
  return [joined(metric, `${of.part.as} ${sign} ${to.part.as}`, of, to, [note], 0.2)]
}

const isMean = (metric: Metric): boolean => metric.kind === 'aggregate' && metric.function === 'mean'

const isNumberOf = (metric: Metric): boolean =>
  metric.kind === 'aggregate' && (metric.function === 'distinct' || metric.function === 'count')

/** Pieces and euros are named one after the other, and not added. */
function addUp(scene: Scene, one: Metric, other: Metric): boolean {
  const units = [one, other].map((metric) => {
    if (metric.kind !== 'aggregate') return undefined
    if (metric.of?.kind !== 'column') return metric.function
    const { unit } = columnOf(scene, metric.of.column)
    return JSON.stringify(unit)
  })
  return units[0] === units[1]
}

/** The difference between revenue and target: one total less the other. */
function apartFrom(
  scene: Scene,
  before: readonly Thing[],
  right: Thing,
  gap: number,
): readonly Option<Figure>[] {
  const left = before.at(-1)
  if (left === undefined || !isOfFigures(scene, left) || !isOfFigures(scene, right)) return []
  const [of, to] = [summed(scene, left), summed(scene, right)]
  if (of === undefined || to === undefined || of.part.tableId !== to.part.tableId) return []
  const metric: Metric = { kind: 'binary', operator: '-', left: of.part.metric, right: to.part.metric }
  const apart = joined(metric, `${of.part.as} - ${to.part.as}`, of, to, ['metric:arithmetic'], 0.1)
  return [{ ...apart, used: [...new Set([...apart.used, gap])] }]
}

const isOfFigures = (scene: Scene, { to }: Thing): boolean =>
  to.kind === 'column' && isFigure(columnOf(scene, to.column))

/** The average order value is the value by the number of orders, where a row is less than an order. */
function averagedBy(scene: Scene, before: readonly Thing[], right: Thing): readonly Option<Figure>[] {
  const left = before.at(-1)
  if (
    left?.marks.aggregate?.function !== 'mean' ||
    left.to.kind !== 'table' ||
    left.index + 1 !== right.index
  )
    return []
  const of = summed(scene, { ...right, marks: {} })
  const to = summed(scene, { ...left, marks: { ...left.marks, quantity: left.marks.aggregate.item } })
  if (of === undefined || to === undefined || of.part.tableId !== to.part.tableId) return []
  const metric: Metric = { kind: 'ratio', of: of.part.metric, to: to.part.metric }
  return [
    joined(metric, `${of.part.as} / ${to.part.as}`, of, to, ['metric:ratio', 'metric:averaged-by'], 0.1),
  ]
}

/** How many bookings each guest has on average: all of them by the number of guests, and no average for each guest. */
function averagedOver(
  scene: Scene,
  before: readonly Thing[],
  right: Thing,
  mean: number,
): readonly Option<Figure>[] {
  const by = right.marks.group ?? right.marks.ratio
  const left = before.at(-1)
  if (by === undefined || left === undefined || !isTold(scene, right)) return []
  const { aggregate: _said, aggregates: _all, ...marks } = left.marks
  const of = summed(scene, { ...left, marks: { ...marks, quantity: marks.quantity ?? mean } })
  const to = summed(scene, { ...right, marks: { quantity: by, distinct: by } })
  if (of === undefined || to === undefined || of.part.tableId !== to.part.tableId) return []
  const metric: Metric = { kind: 'ratio', of: of.part.metric, to: to.part.metric }
  const ratio = joined(
    metric,
    `${of.part.as} / ${to.part.as}`,
    of,
    to,
    ['metric:ratio', 'metric:averaged-over'],
    0.2,
  )
  return [{ ...ratio, used: [...new Set([...ratio.used, mean])] }]
}

/** Whether several rows may tell of one of the things. */
function isTold(scene: Scene, { to }: Thing): boolean {
  if (to.kind === 'table') return to.by !== undefined
  return (
    to.kind === 'column' && !isFigure(columnOf(scene, to.column)) && !tellsTime(columnOf(scene, to.column))
  )
}

const joined = (
  metric: Metric,
  as: string,
  of: Option<Figure>,
  to: Option<Figure>,
  notes: readonly string[],
  cost: number,
): Option<Figure> =>
  option({ metric, tableId: of.part.tableId, as }, [...of.used, ...to.used], [...notes, ...of.notes], cost)

/** A figure of which a ratio means something: a total or a number of things, unless it is said otherwise. */
function summed(scene: Scene, thing: Thing): Option<Figure> | undefined {
  const options = figuresOf(scene, thing)
  const total = options.find(
    ({ part: { metric } }) => metric.kind === 'aggregate' && metric.function === 'sum',
  )
  return thing.marks.aggregate === undefined ? (total ?? options[0]) : options[0]
}
