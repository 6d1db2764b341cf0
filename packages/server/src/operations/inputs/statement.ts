import type { StatementInput } from '@auger/contract/plan'
import type { Table } from '../../domain/table.ts'
import { isOrdered } from '../../sql/is-ordered.ts'
import { quoteName } from '../../sql/quote.ts'
import { typeNames } from '../../sql/type-names.ts'
import type { TypedColumn } from '../outcome.ts'
import { freeName, queryFrom, type Query } from '../query.ts'

/** What a statement says of its columns; what is wrong with it, as far as that is seen without the engine. */
export function statementColumns(
  { tableIds, sql, columns }: StatementInput,
  tables: readonly Table[],
): { readonly columns: readonly TypedColumn[] } | { readonly problems: readonly string[] } {
  const problems = [
    ...(tableIds.length === 0 ? ['a statement needs a table'] : []),
    ...tableIds
      .filter((wanted) => !tables.some(({ id }) => id === wanted))
      .map((wanted) => `there is no table ${wanted}`),
    ...(/^\s*(?:select|with)\b/i.test(sql) ? [] : ['a statement begins with SELECT or WITH']),
    ...(columns.length === 0 ? ['a statement needs the columns that it gives'] : []),
    ...columns
      .filter(({ name }, at) => columns.findIndex((one) => isSameName(one.name, name)) !== at)
      .map(({ name }) => `the name "${name}" is given twice`),
    ...(columns.some(({ name }) => name.trim() === '') ? ['a column of a statement needs a name'] : []),
  ]
  return problems.length > 0 ? { problems } : { columns }
}

const isSameName = (one: string, other: string): boolean => one.toLowerCase() === other.toLowerCase()

/** The statement as it stands in another: without what may stand only behind one that stands alone. */
export const statementText = ({ sql }: Pick<StatementInput, 'sql'>): string =>
  sql.trim().replace(/[;\s]+$/, '')

/** The statement by a name, word for word and on lines of its own, and its columns as what they are said to be. */
export function statementQuery(input: StatementInput, tables: readonly Table[]): Query {
  const taken = tables.map((table) => table.name)
  const given = freeName('statement', taken)
  const typed = freeName('typed', taken)
  const select = {
    distinct: false,
    columns: input.columns.map(({ name, type }) => ({
      expression: `CAST(${quoteName(given)}.${quoteName(name)} AS ${typeNames[type]})`,
      as: name,
    })),
    from: given,
    where: [],
    groupBy: [],
    orderBy: [],
    limit: undefined,
  }
  const text = statementText(input)
  return queryFrom(
    typed,
    input.columns.map((column) => ({ ...column, written: null })),
    // An order of its own is kept as that of a file is.
    isOrdered(text),
    [
      { name: given, select: [text] },
      { name: typed, select },
    ],
  )
}
