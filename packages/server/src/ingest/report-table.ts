import type { ReportedTable } from '../domain/source.ts'
import type { Column, Table } from '../domain/table.ts'
import type { Made } from './made.ts'
import type { TypedTable } from './read-types/write-typed.ts'

/** What is told of a table: where it lay, and what each column was taken for. */
export function reportTable(
  table: Table,
  { place, columns }: Pick<TypedTable, 'place' | 'columns'>,
  { longOf, standsFor }: Made,
): ReportedTable {
  const parsers = new Map(columns.map(({ name, parser }) => [name, parser?.name]))
  return {
    name: table.name,
    title: table.title,
    rows: table.rowCount,
    ...place,
    ...(longOf === undefined ? {} : { longOf: longOf.name }),
    ...(standsFor === undefined ? {} : { standsFor: standsFor.map(({ name }) => name) }),
    keys: table.keys,
    ...(table.structure === undefined ? {} : { structure: table.structure }),
    columns: table.columns.map((column) => reportColumn(column, parsers.get(column.name))),
  }
}

/** A table that was reported before anyone looked what its columns are, with that. */
export function reportedNatures(reported: ReportedTable, { columns, structure }: Table): ReportedTable {
  return {
    ...reported,
    ...(structure === undefined ? {} : { structure }),
    columns: reported.columns.map((column) => {
      const own = columns.find(({ name }) => name === column.name)
      return own === undefined ? column : { ...column, ...naturesOf(own) }
    }),
  }
}

const naturesOf = ({ nature, spelledOut }: Column) => ({
  ...(nature === null ? {} : { nature }),
  ...(spelledOut === null ? {} : { spelledOut }),
})

function reportColumn(column: Column, readAs: string | undefined): ReportedTable['columns'][number] {
  const { name, type, role, missing, distinct, unit, grain } = column
  return {
    name,
    type,
    role,
    ...naturesOf(column),
    missing,
    distinct,
    ...(unit === null ? {} : { unit: unit.text }),
    ...(grain === null ? {} : { grain }),
    ...(readAs === undefined ? {} : { readAs }),
  }
}
