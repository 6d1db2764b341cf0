import type { Table } from '../../../domain/table.ts'
import { placeOf, refOf, type ColumnRef } from '../../frame/column-ref.ts'
import { option, type Option } from '../draft.ts'
import { columnOf, tableOf, type Scene } from '../scene.ts'
import { isWrittenNumber } from '../slot/written-numbers.ts'
import type { Thing } from '../things.ts'
import { aggregate, nameOf, type Figure } from './figure.ts'
import { talliesOf, wholeOf } from './tally.ts'

/** Who asks how much hardly wants things counted. */
export const ofAmount = 1.2

/** How many things there are: rows, or what a column tells apart. */
export function countedThings(scene: Scene, { index, to, marks }: Thing): readonly Option<Figure>[] {
  if (to.kind !== 'table') return []
  const { by, tableId } = to
  const said = [marks.quantity, marks.distinct, marks.aggregate?.item].filter((item) => item !== undefined)
  const cost = marks.quantity === undefined ? 1.4 : marks.amount === true ? ofAmount : 0
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
    ...countedByTally(scene, tableId, used, note, cost),
    option(
      rows,
      used,
      [note, 'count:rows'],
      cost + insteadOfTally(table) + (name === undefined || marks.distinct === undefined ? 0 : 0.4),
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
export function countedValues(
  scene: Scene,
  ref: ColumnRef,
  { index, to, marks }: Thing,
): readonly Option<Figure>[] {
  if (marks.quantity === undefined && marks.distinct === undefined && marks.aggregate?.function !== 'count')
    return []
  const column = columnOf(scene, ref)
  const { tableId } = placeOf(ref)
  const used = [index, marks.quantity, marks.distinct, marks.aggregate?.item].filter(
    (item) => item !== undefined,
  )
  const isAsked = marks.quantity !== undefined || marks.aggregate?.function === 'count'
  const note = isAsked ? 'count:said' : 'count:distinct-alone'
  // The different cities are shown, not counted, unless it is asked how many.
  const unasked = isAsked ? 0 : 0.8
  const distinct = { metric: aggregate('distinct', ref), tableId, as: nameOf(scene, 'distinct', column.name) }
  const rows = { metric: aggregate('count', ref), tableId, as: nameOf(scene, 'count', column.name) }
  // How many points: numbers that are written in text are told, not counted; and what is only near is hardly what is counted.
  const doubt =
    (isWrittenNumber(column) && marks.distinct === undefined ? 0.5 : 0) +
    unasked +
    ('match' in to && to.match === 'near' ? 0.4 : 0) +
    (marks.amount === true ? ofAmount : 0)
  return [
    option(
      distinct,
      used,
      [note, 'count:values', ...(marks.distinct === undefined ? [] : ['count:distinct-said'])],
      (marks.distinct === undefined ? 0.2 : 0) + doubt,
    ),
    option(
      rows,
      used,
      [note, 'count:present', ...(marks.distinct === undefined ? [] : ['count:distinct-ignored'])],
      0.4 + doubt,
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
    cost + insteadOfTally(tableOf(scene, tableId)),
  )

/** How many things the rows stand for, where a table holds counts of them. */
export function countedByTally(
  scene: Scene,
  tableId: string,
  used: readonly number[],
  note: string,
  cost: number,
): readonly Option<Figure>[] {
  const table = tableOf(scene, tableId)
  const metric = wholeOf(table)
  if (metric === undefined) return []
  const names = talliesOf(table).map((ref) => placeOf(ref).column)
  const as = nameOf(scene, 'sum', names.join(' + '))
  const isAlone = names.length === 1
  return [
    option(
      { metric, tableId, as },
      used,
      [note, isAlone ? 'count:tally' : 'count:tallies'],
      cost + (isAlone ? 0 : 0.3),
    ),
  ]
}

/** Rows are seldom meant where a table has a column that counts. */
const insteadOfTally = (table: Table): number => (talliesOf(table).length === 1 ? 0.6 : 0)
