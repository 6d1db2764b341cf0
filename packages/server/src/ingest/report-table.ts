import type { ReportedTable } from '../domain/source.ts'
import type { Column, Table } from '../domain/table.ts'
import type { TypedTable } from './read-types/write-typed.ts'

/** What is told of a table: where it lay, and what each column was taken for. */
export function reportTable(
  table: Table,
  { place, columns }: Pick<TypedTable, 'place' | 'columns'>,
  longOf: Table | undefined,
): ReportedTable {
  const parsers = new Map(columns.map(({ name, parser }) => [name, parser?.name]))
  return {
    name: table.name,
    title: table.title,
    rows: table.rowCount,
    ...place,
    ...(longOf === undefined ? {} : { longOf: longOf.name }),
    keys: table.keys,
    columns: table.columns.map((column) => reportColumn(column, parsers.get(column.name))),
  }
}

function reportColumn(
  { name, type, role, missing, distinct, unit, grain }: Column,
  readAs: string | undefined,
): ReportedTable['columns'][number] {
  return {
    name,
    type,
    role,
    missing,
    distinct,
    ...(unit === null ? {} : { unit: unit.text }),
    ...(grain === null ? {} : { grain }),
    ...(readAs === undefined ? {} : { readAs }),
  }
}
