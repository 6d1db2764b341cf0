import type { UnionInput } from '@auger/contract/plan'
import type { ColumnType, Table } from '../../domain/table.ts'
import { quoteName, quoteText } from '../../sql/quote.ts'
import { typeNames } from '../../sql/type-names.ts'
import type { TypedColumn } from '../outcome.ts'
import { freeName, queryFrom, type Query } from '../query.ts'

/** Tables of one shape below each other, each row with the title of its table; what is wrong, where they are not of one. */
export function unionColumns(
  { tableIds, as }: UnionInput,
  tables: readonly Table[],
): { readonly columns: readonly TypedColumn[] } | { readonly problems: readonly string[] } {
  const parts = partsOf(tableIds, tables)
  const [first] = parts
  if (first === undefined || parts.length < tableIds.length)
    return {
      problems: tableIds
        .filter((wanted) => !tables.some(({ id }) => id === wanted))
        .map((wanted) => `there is no table ${wanted}`),
    }
  if (parts.length < 2) return { problems: ['a union needs two tables or more'] }
  const problems = parts.flatMap(({ title, columns }) => [
    ...first.columns
      .filter(({ name }) => !columns.some((column) => isSameName(column.name, name)))
      .map(({ name }) => `"${title}" has no column "${name}"`),
    ...columns
      .filter(({ name }) => !first.columns.some((column) => isSameName(column.name, name)))
      .map(({ name }) => `"${first.title}" has no column "${name}"`),
  ])
  if (problems.length > 0) return { problems }
  const columns = first.columns.map(({ name }) => ({ name, type: widest(typesOf(name, parts)) }))
  if (columns.some(({ name }) => isSameName(name, as)))
    return { problems: [`the name "${as}" is given twice`] }
  return { columns: [...columns, { name: as, type: 'text' }] }
}

export function unionQuery(input: UnionInput, tables: readonly Table[]): Query {
  const found = unionColumns(input, tables)
  if ('problems' in found) throw new Error(found.problems.join('; '))
  const parts = partsOf(input.tableIds, tables)
  const name = freeName(
    'together',
    tables.map((table) => table.name),
  )
  const shared = found.columns.slice(0, -1)
  const clauses = parts.map((table, index) => {
    const columns = shared.map(({ name: column, type }) => columnSql(table, column, type))
    return `${index === 0 ? '' : 'UNION ALL '}SELECT ${[...columns, `${quoteText(table.title)} AS ${quoteName(input.as)}`].join(', ')} FROM ${quoteName(table.name)}`
  })
  return queryFrom(
    name,
    found.columns.map((column) => ({ ...column, written: null })),
    false,
    [{ name, select: clauses }],
  )
}

const partsOf = (tableIds: readonly string[], tables: readonly Table[]): readonly Table[] =>
  tableIds.flatMap((wanted) => tables.filter(({ id }) => id === wanted))

const isSameName = (one: string, other: string): boolean => one.toLowerCase() === other.toLowerCase()

const typesOf = (name: string, parts: readonly Table[]): readonly ColumnType[] =>
  parts.flatMap(({ columns }) =>
    columns.filter((column) => isSameName(column.name, name)).map(({ type }) => type),
  )

/** Where one file has whole numbers and another has not, all are numbers; what has nothing in common is text. */
function widest(types: readonly ColumnType[]): ColumnType {
  const kinds = new Set(types)
  const [only] = kinds
  if (kinds.size === 1 && only !== undefined) return only
  if ([...kinds].every((type) => type === 'integer' || type === 'number')) return 'number'
  return [...kinds].every((type) => type === 'date' || type === 'timestamp') ? 'timestamp' : 'text'
}

function columnSql(table: Table, name: string, type: ColumnType): string {
  const column = table.columns.find((one) => isSameName(one.name, name))
  const own = quoteName(column?.name ?? name)
  const value = column?.type === type ? own : `CAST(${own} AS ${typeNames[type]})`
  return value === quoteName(name) ? value : `${value} AS ${quoteName(name)}`
}
