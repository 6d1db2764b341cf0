import type { Cell } from '@auger/contract'
import { failures } from '../../domain/errors.ts'
import { foundRowsSql, rowsSql, type WantedRows } from '../../operations/index.ts'
import { queryTable, type PreviewDeps, type PreviewedTable } from './query-table.ts'

export interface TableRows {
  /** Of those that are looked for. */
  readonly total: number
  readonly rows: readonly (readonly Cell[])[]
}

/** A stretch of the rows of a table, and how many there are. */
export async function readTableRows(
  previewed: PreviewedTable,
  wanted: WantedRows,
  deps: PreviewDeps,
): Promise<TableRows> {
  const { table } = previewed
  const { sort, search = '' } = wanted
  if (sort !== undefined && !table.columns.some(({ name }) => name === sort.column))
    throw failures.invalid('sort must be the name of a column of the table')
  const { rows } = await queryTable(previewed, rowsSql(table, wanted), wanted.limit, deps)
  if (search === '') return { total: table.rowCount, rows }
  // The first stretch tells how many there are where they do not fill it.
  if (wanted.offset === 0 && rows.length < wanted.limit) return { total: rows.length, rows }
  const counted = await queryTable(previewed, foundRowsSql(table, search), 1, deps)
  return { total: Number(counted.rows[0]?.[0] ?? 0), rows }
}
