import { columnsIn } from '../../domain/condition.ts'
import type { Column, Table } from '../../domain/table.ts'
import { placeOf, refOf, type ColumnRef } from '../frame/column-ref.ts'
import type { FrameMetric } from '../frame/frame.ts'
import { aggregate, nameOf } from '../candidate/figure/figure.ts'
import { ownFunction } from '../candidate/figure/metrics.ts'
import { mainMeasures } from '../candidate/main-measures.ts'
import {
  columnOf,
  hasRowForEachTime,
  isMeasure,
  refsOf,
  timeColumns,
  type Scene,
} from '../candidate/scene.ts'
import type { AskedTask } from './asked-task.ts'

const mostTotals = 3
const mostGroupings = 3
/** Groups beyond this are too many to be looked at. */
const mostGroups = 60

/** The tables that are asked about, then those that tell most: rows that name rows of others, figures, a time. */
export function tablesAbout(
  { asked: { tables, relations } }: Scene,
  { filters, columns, tableIds }: AskedTask,
): readonly Table[] {
  const refs = [...columns, ...filters.flatMap(columnsIn)]
  const named = [...tableIds, ...refs.map((ref) => placeOf(ref).tableId)]
  const tells = (table: Table): number =>
    relations.filter(({ from }) => from.tableId === table.id).length +
    table.columns.filter(isMeasure).length +
    timeColumns(table).length
  const first = tables.filter(({ id }) => named.includes(id))
  const rest = tables
    .filter((table) => !first.includes(table))
    .toSorted((one, other) => tells(other) - tells(one) || other.rowCount - one.rowCount)
  return [...first, ...rest]
}

/** What its rows come to: the figures that are named, else what it tells above all; levels are averaged. */
export function measuresOf(scene: Scene, table: Table, named: readonly ColumnRef[]): readonly FrameMetric[] {
  const figures = refsOf(table).filter((ref) => isMeasure(columnOf(scene, ref)))
  const asked = named.filter((ref) => figures.includes(ref))
  const all = [...asked, ...(asked.length > 0 ? [] : [...mainMeasures(scene, table.id), ...figures])]
  return [...new Set(all)].slice(0, mostTotals).map((ref) => {
    const column = columnOf(scene, ref)
    const of = ownFunction(column, hasRowForEachTime(table))
    return { as: nameOf(scene, of, column.name), metric: aggregate(of, ref) }
  })
}

/** What parts the rows into few groups: those that are named, else those of which the first has most, which is what surprises. */
export function groupingsOf(table: Table, named: readonly ColumnRef[]): readonly ColumnRef[] {
  const possible = table.columns.filter(
    ({ nature, distinct }) =>
      (nature === 'category' || nature === 'place' || nature === 'name') &&
      distinct > 1 &&
      distinct <= mostGroups,
  )
  const refs = possible
    .toSorted((one, other) => leadOf(other, table) - leadOf(one, table))
    .map(({ name }) => refOf(table.id, name))
  const asked = named.filter((ref) => refs.includes(ref))
  return asked.length > 0 ? asked : refs.slice(0, mostGroupings)
}

/** How far the most frequent value stands out from an even split, in rows. */
function leadOf({ frequent, distinct }: Column, { rowCount }: Table): number {
  const [first] = frequent
  return first === undefined || rowCount === 0 ? 0 : first.count / rowCount - 1 / Math.max(1, distinct)
}
