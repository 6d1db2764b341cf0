import type { AggregateFunction, Condition, Metric } from '@auger/contract/plan'
import type { Column, Table } from '../../../domain/table.ts'
import { localeFor } from '../../../locales/index.ts'
import { placeOf, refOf, type ColumnRef } from '../../frame/column-ref.ts'
import type { FrameMetric } from '../../frame/frame.ts'
import { option, type Option } from '../draft.ts'
import { columnOf, isFigure, tableOf, timeColumns, type Scene } from '../scene.ts'
import type { Thing } from '../things.ts'

/** A metric, the table whose rows it is taken of, and what it is called. */
export interface Figure {
  readonly metric: Metric
  readonly tableId: string
  readonly as: string
}

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

export const aggregate = (of: AggregateFunction, column?: ColumnRef, where?: Condition): Metric => ({
  kind: 'aggregate',
  function: of,
  ...(column === undefined ? {} : { of: { kind: 'column', column } }),
  ...(where === undefined ? {} : { where }),
})

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
          [index, ...said],
          ['metric:defined'],
          0,
        ),
      ]
    case 'table':
      return countedThings(scene, { index, to, marks })
    case 'column':
      return isFigure(columnOf(scene, to.column))
        ? figuresOfColumn(scene, to.column, { index, to, marks })
        : countedValues(scene, to.column, { index, to, marks })
  }
}

/** How much and how many, and who has the most, ask for all of it together, unless it is a share or a temperature that has no total. */
const adds = ({ nature, unit }: Column, { quantity, lead }: Thing['marks']): boolean =>
  nature !== 'percentage' && unit?.kind !== 'percent' && (quantity !== undefined || lead?.sense === 'most')

/** Whether things have a row for each of several times. */
const isRepeated = (table: Table): boolean =>
  timeColumns(table).length > 0 && !table.keys.some(({ length }) => length === 1)

function figuresOfColumn(
  scene: Scene,
  ref: ColumnRef,
  { index, to, marks }: Thing,
): readonly Option<Figure>[] {
  const column = columnOf(scene, ref)
  const { tableId } = placeOf(ref)
  const own = ownFunction(column, isRepeated(tableOf(scene, tableId)))
  const match = to.kind === 'column' ? to.match : 'exact'
  const figure = (of: AggregateFunction): Figure => ({
    metric: aggregate(of, ref),
    tableId,
    as: nameOf(scene, of, column.name),
  })
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
  const isAdded = own === 'mean' && adds(column, marks)
  return [
    option(
      figure(own),
      [index, ...quantity, ...grouped],
      ['metric:own', ...(grouped.length > 0 ? ['metric:by'] : []), `metric:${own}`, `metric:match:${match}`],
      isAdded ? 0.4 : 0.1,
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

function countedThings(scene: Scene, { index, to, marks }: Thing): readonly Option<Figure>[] {
  if (to.kind !== 'table') return []
  const { by, tableId } = to
  const said = [marks.quantity, marks.distinct, marks.aggregate?.item].filter((item) => item !== undefined)
  const cost = marks.quantity === undefined ? 1.4 : 0
  const note = marks.quantity === undefined ? 'count:unsaid' : 'count:said'
  const used = [index, ...said]
  const different = (ref: ColumnRef, kind: string, extra: number): Option<Figure> => {
    const as = nameOf(scene, 'distinct', columnOf(scene, ref).name)
    return option({ metric: aggregate('distinct', ref), tableId, as }, used, [note, kind], cost + extra)
  }
  if (by !== undefined) return [different(by, 'count:things', 0)]
  const table = tableOf(scene, tableId)
  const rows = { metric: aggregate('count'), tableId, as: nameOf(scene, 'count', table.title) }
  const name = repeatedName(table)
  return [
    option(
      rows,
      used,
      [note, 'count:rows'],
      cost + (name === undefined || marks.distinct === undefined ? 0 : 0.4),
    ),
    ...(name === undefined ? [] : [different(name, 'count:names', marks.distinct === undefined ? 0.3 : 0)]),
  ]
}

/** The name of the things that a table is about, where several rows tell of one: each storm, observed again and again. */
function repeatedName(table: Table): ColumnRef | undefined {
  if (table.keys.some(({ length }) => length === 1)) return undefined
  const name = table.columns.find(({ nature, distinct }) => nature === 'name' && distinct < table.rowCount)
  return name === undefined ? undefined : refOf(table.id, name.name)
}

/** How many different values a column has or, where they are told apart anyway, in how many rows it has one. */
function countedValues(scene: Scene, ref: ColumnRef, { index, marks }: Thing): readonly Option<Figure>[] {
  if (marks.quantity === undefined && marks.distinct === undefined && marks.aggregate?.function !== 'count')
    return []
  const column = columnOf(scene, ref)
  const { tableId } = placeOf(ref)
  const used = [index, marks.quantity, marks.distinct, marks.aggregate?.item].filter(
    (item) => item !== undefined,
  )
  const distinct = { metric: aggregate('distinct', ref), tableId, as: nameOf(scene, 'distinct', column.name) }
  const rows = { metric: aggregate('count', ref), tableId, as: nameOf(scene, 'count', column.name) }
  return [
    option(
      distinct,
      used,
      ['count:said', 'count:values', ...(marks.distinct === undefined ? [] : ['count:distinct-said'])],
      marks.distinct === undefined ? 0.2 : 0,
    ),
    option(
      rows,
      used,
      ['count:said', 'count:present', ...(marks.distinct === undefined ? [] : ['count:distinct-ignored'])],
      0.4,
    ),
  ]
}

/** How many rows, where no thing is named that is counted. */
export const countOfRows = (
  scene: Scene,
  tableId: string,
  used: readonly number[],
  note: string,
  cost: number,
): Option<Figure> =>
  option(
    { metric: aggregate('count'), tableId, as: nameOf(scene, 'count', undefined) },
    used,
    [note, 'count:rows'],
    cost,
  )

export const nameOf = (scene: Scene, of: AggregateFunction, column: string | undefined): string => {
  const { names } = localeFor(scene.asked.language).locale.says
  switch (of) {
    case 'quantile':
    case 'first':
    case 'last':
      return column ?? ''
    default:
      return names.measure(of, column)
  }
}

/** With names of their own where two would be called alike. */
export function namedMetrics(figures: readonly Figure[]): readonly FrameMetric[] {
  const taken = new Set<string>()
  return figures.map(({ metric, as }) => {
    let name = as
    for (let number = 2; taken.has(name.toLowerCase()); number++) name = `${as} (${number})`
    taken.add(name.toLowerCase())
    return { as: name, metric }
  })
}
