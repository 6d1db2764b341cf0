import type { ReportedTable } from '../domain/source.ts'
import type { Table } from '../domain/table.ts'
import type { TypedColumn } from './read-types/write-typed.ts'

export function reportTable(table: Table, typed: readonly TypedColumn[]): ReportedTable {
  const readings = new Map(typed.map(({ name, reading }) => [name, reading?.name]))
  return {
    name: table.name,
    rows: table.rowCount,
    columns: table.columns.map(({ name, type, role, missing }) => {
      const readAs = readings.get(name)
      return { name, type, role, missing, ...(readAs === undefined ? {} : { readAs }) }
    }),
  }
}
