import { failures } from '../../domain/errors.ts'
import type { Column, Table } from '../../domain/table.ts'
import { columnsCalled, columnsIn } from '../../operations/index.ts'
import { tableCalled } from '../table-called.ts'

/** The table of that name; where none is named, the only one. */
export function requireTable(name: string | undefined, tables: readonly Table[]): Table {
  const [first, ...others] = tables
  if (name === undefined && first !== undefined && others.length === 0) return first
  if (name === undefined) throw failures.invalid(`table is required, as there are several: ${quoted(tables)}`)
  const found = tableCalled(name, tables)
  if ('problem' in found) throw failures.invalid(`table: ${found.problem}`)
  return found.table
}

/** The column of that name in the table that is named, else in the only one that has it. */
export function requireColumn(
  said: { readonly table?: string | undefined; readonly column: string },
  tables: readonly Table[],
): { readonly table: Table; readonly column: Column } {
  const asked = said.table === undefined ? tables : [requireTable(said.table, tables)]
  const found = asked.flatMap((table) =>
    columnsCalled(said.column, table).map((column) => ({ table, column })),
  )
  const [only, ...others] = found
  if (only === undefined)
    throw failures.invalid(`column: there is no column "${said.column}"; there is ${columnsIn(asked)}`)
  if (others.length === 0) return only
  const places = [...new Set(found.map(({ table }) => table))]
  throw failures.invalid(
    places.length === 1
      ? `column: "${said.column}" may be ${found.map(({ column }) => `"${column.name}"`).join(' or ')}: write it as it stands there`
      : `column: "${said.column}" is a column of ${quoted(places, ' and ')}: say which in "table"`,
  )
}

const quoted = (tables: readonly Table[], between = ', '): string =>
  tables.map(({ name }) => `"${name}"`).join(between)
