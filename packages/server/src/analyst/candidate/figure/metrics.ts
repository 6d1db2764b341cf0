import type { AggregateFunction } from '@auger/contract/plan'
import type { Column } from '../../../domain/table.ts'
import { placeOf, type ColumnRef } from '../../frame/column-ref.ts'
import type { FrameMetric } from '../../frame/frame.ts'
import { namedApart } from '../../frame/names.ts'
import { option, type Option } from '../draft.ts'
import { formulaFigures } from '../formula/formula-figure.ts'
import { columnOf, isFigure, isMeasure, hasRowForEachTime, tableOf, type Scene } from '../scene.ts'
import type { MetricTarget } from '../../link/link.ts'
import type { Thing } from '../things.ts'
import { countedThings, countedValues } from './counts.ts'
import { aggregate, inAskedUnit, nameOf, type Figure } from './figure.ts'

/** How values are summed up where nobody says: amounts add up, what is a level or a share is averaged, a stock is added where each thing has one row. */
export function ownFunction(column: Column, isSeries: boolean): AggregateFunction {
  switch (column.nature) {
    case 'amount':
      return 'sum'
    case 'stock':
      return isSeries ? 'mean' : 'sum'
    case 'level':
    case 'percentage':
      return 'mean'
    default:
      return isFigure(column) ? 'sum' : 'distinct'
  }
}

/** Nobody adds up numbers that call kinds, unless it is said. */
const ofCodes = 0.9

/** What a thing may be a figure of, the likeliest first. */
export function figuresOf(scene: Scene, { index, to, marks }: Thing): readonly Option<Figure>[] {
  const said = [
    ...(marks.aggregate === undefined ? [] : [marks.aggregate.item]),
    ...(marks.quantity === undefined ? [] : [marks.quantity]),
  ]
  switch (to.kind) {
    case 'metric':
      return [
        option(
          { metric: { kind: 'defined', name: to.name }, tableId: to.tableId, as: to.name },
          [index, ...(isToldOf(scene, to, marks) ? said : [])],
          ['metric:defined', 'metric:said', `metric:match:${to.match}`],
          0,
        ),
      ]
    case 'formula':
      return formulaFigures(scene, { index, to, marks })
    case 'table':
      return countedThings(scene, { index, to, marks })
    case 'column':
      return isFigure(columnOf(scene, to.column))
        ? figuresOfColumn(scene, to.column, { index, to, marks })
        : countedValues(scene, to.column, { index, to, marks })
  }
}

/** What adds up is its total: of an average or the highest of it, that would be another figure. What is divided is an average already. */
function isToldOf(scene: Scene, to: MetricTarget, { aggregate: said }: Thing['marks']): boolean {
  if (said === undefined || said.function === 'sum' || said.function === 'count') return true
  const known = tableOf(scene, to.tableId).structure?.metrics.find(({ name }) => name === to.name)
  return known === undefined || known.kind === 'ratio' || known.kind === 'margin'
}

/** How much and how many, and who has the most, ask for all of it together, unless it is a share or a temperature that has no total. */
const adds = ({ nature, unit }: Column, { quantity, lead }: Thing['marks']): boolean =>
  nature !== 'percentage' && unit?.kind !== 'percent' && (quantity !== undefined || lead?.sense === 'most')

/** Turnover is all of it, though it is told by a column of prices. */
const isSaidAsAmount = (to: Thing['to'], { nature, unit }: Column): boolean =>
  to.kind === 'column' && to.asAmount === true && nature !== 'percentage' && unit?.kind !== 'percent'

function figuresOfColumn(
  scene: Scene,
  ref: ColumnRef,
  { index, to, marks }: Thing,
): readonly Option<Figure>[] {
  const column = columnOf(scene, ref)
  const { tableId } = placeOf(ref)
  const own = ownFunction(column, hasRowForEachTime(tableOf(scene, tableId)))
  const match = to.kind === 'column' ? to.match : 'exact'
  const asked = to.kind === 'column' ? to.asked : undefined
  const figure = (of: AggregateFunction): Figure =>
    inAskedUnit({ metric: aggregate(of, ref), tableId, as: nameOf(scene, of, column.name) }, asked)
  const said = marks.aggregate
  if (said !== undefined && said.function !== 'count')
    return [
      option(
        figure(said.function),
        [index, said.item],
        ['metric:said', `metric:${said.function}`, `metric:match:${match}`],
        0,
      ),
    ]
  const quantity = marks.quantity === undefined ? [] : [marks.quantity]
  const { lead } = marks
  const extreme = lead?.direction === 'low' ? 'minimum' : 'maximum'
  const extremes =
    lead?.sense === 'superlative' && lead.place === 1
      ? [option(figure(extreme), [index, lead.item], ['metric:extreme', `metric:match:${match}`], 0.2)]
      : []
  const grouped = marks.group === undefined ? [] : [marks.group]
  const others = (['sum', 'mean'] as const).filter((of) => of !== own)
  const isAdded = own === 'mean' && (adds(column, marks) || isSaidAsAmount(to, column))
  return [
    option(
      figure(own),
      [index, ...quantity, ...grouped],
      ['metric:own', ...(grouped.length > 0 ? ['metric:by'] : []), `metric:${own}`, `metric:match:${match}`],
      (isMeasure(column) ? 0.1 : ofCodes) + (isAdded ? 0.3 : 0),
    ),
    ...others.map((of) =>
      option(
        figure(of),
        [index, ...quantity, ...grouped],
        ['metric:other', `metric:${of}`, `metric:match:${match}`, ...(isAdded ? ['metric:added'] : [])],
        isAdded ? 0.1 : 0.9,
      ),
    ),
    ...extremes,
  ]
}

/** The average, the lowest and the highest of one column. */
export function severalOf(scene: Scene, { index, to, marks }: Thing): readonly Option<readonly Figure[]>[] {
  const said = (marks.aggregates ?? []).filter(
    ({ item }, at, all) => all.findIndex((one) => one.item === item) === at,
  )
  if (to.kind !== 'column' || !isFigure(columnOf(scene, to.column))) return []
  if (said.length < 2) return []
  const column = columnOf(scene, to.column)
  const figures = said.map(({ function: of }) => ({
    metric: aggregate(of, to.column),
    tableId: placeOf(to.column).tableId,
    as: nameOf(scene, of, column.name),
  }))
  return [
    option(
      figures,
      [index, ...said.map(({ item }) => item)],
      ['metric:said', 'metric:several', `metric:match:${to.match}`],
      0,
    ),
  ]
}

/** With names of their own where two would be called alike. */
export const namedMetrics = (figures: readonly Figure[]): readonly FrameMetric[] =>
  namedApart(figures.map(({ metric, as, unit }) => ({ as, metric, ...(unit === undefined ? {} : { unit }) })))
