import type { ReportedTable } from '../domain/source.ts'
import type { Table } from '../domain/table.ts'

export function reportTable(table: Table): ReportedTable {
  return {
    name: table.name,
    rows: table.rowCount,
    columns: table.columns.map(({ name, type, role, missing }) => ({ name, type, role, missing })),
  }
}
