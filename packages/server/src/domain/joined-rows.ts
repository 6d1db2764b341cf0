import type { JoinInput } from '@auger/contract/plan'
import { refOf, type ColumnRef } from './column-ref.ts'
import { joinedColumns, joinedTable, type JoinedColumn } from './join.ts'
import type { Table } from './table.ts'

/** The rows of a table with what was joined to them so far. */
export interface JoinedRows {
  /** As one table: the rows of the first, the columns of all. */
  readonly table: Table
  /** What the columns of each of the tables are called there. */
  readonly names: ReadonlyMap<ColumnRef, string>
}

export const rowsOf = (table: Table): JoinedRows => ({
  table,
  names: new Map(table.columns.map(({ name }) => [refOf(table.id, name), name])),
})

/** The column that names the rows of the joined table is told by the one that it was joined by. */
export function withJoined(
  { table, names }: JoinedRows,
  to: Table,
  on: JoinInput['on'],
): JoinedRows & { readonly columns: readonly JoinedColumn[] } {
  const columns = joinedColumns(table, to, on)
  const added = columns.flatMap(({ as, column, of }): readonly [ColumnRef, string][] =>
    of === 'to' ? [[refOf(to.id, column.name), as]] : [],
  )
  return {
    table: joinedTable(table, to, on),
    names: new Map([...names, [refOf(to.id, on.to), on.from], ...added]),
    columns,
  }
}
