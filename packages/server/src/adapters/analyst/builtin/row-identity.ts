import type { Column, Table } from '../../../domain/table.ts'
import { oncePerTable } from './once-per-table.ts'

export const isUnique = (column: Column, table: Table): boolean =>
  table.rowCount > 0 && column.distinct + column.missing >= table.rowCount && column.distinct > 1

/** What tells rows apart for a reader: their key, else their name, else everything. */
export const identityOf = oncePerTable((table: Table): readonly Column[] => {
  const unique = table.columns.filter(
    (column) => isUnique(column, table) && (column.role === 'identifier' || column.type === 'text'),
  )
  const key = unique.find((column) => column.role === 'identifier') ?? unique[0]
  return key === undefined ? table.columns : [key]
})
