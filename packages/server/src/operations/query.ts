import type { Condition, OrderVerb } from '@auger/contract/plan'
import type { Ground } from '../sql/condition.ts'
import { orderSql, statement, type NamedSelect, type Select, type SelectColumn } from '../sql/select.ts'
import { numberedRows } from '../sql/number-rows.ts'
import { oneWritten } from '../sql/expression.ts'
import { quoteName } from '../sql/quote.ts'
import type { TypedColumn } from './outcome.ts'

/** A statement in the making: the selects that are closed, and the one that verbs still add to. */
export interface Query {
  readonly named: readonly NamedSelect[]
  readonly from: string
  /** The columns of `from`, with the types that conditions need. */
  readonly columns: readonly SourceColumn[]
  /** Whether `from` is a table as it lies in its file, whose rows have an order of their own. */
  readonly stored: boolean
  readonly where: readonly string[]
  readonly grouped: boolean
  readonly groupBy: readonly string[]
  /** What it selects; expression and type by name. */
  readonly output: readonly OutputColumn[]
  readonly distinct: boolean
  readonly order: OrderVerb['by']
  readonly limit: number | undefined
  /** Of a limit: how many rows before it are left out. */
  readonly offset?: number
  /** Rows of a file from its end. */
  readonly backwards: boolean
  /** The names of what other tables were looked into for; they stand in `named`. */
  readonly lookups: Lookups
}

export type Lookups = ReadonlyMap<Condition, string>

export interface SourceColumn extends TypedColumn {
  /** The column beside it that has its cells as the file has them, where they are asked for. */
  readonly written: string | null
}

export interface OutputColumn extends TypedColumn {
  readonly expression: string
  /** SQL for what the file has in its place; it goes with the result as a column behind all others. */
  readonly written: string | null
}

export function queryFrom(
  name: string,
  columns: readonly SourceColumn[],
  stored: boolean,
  named: readonly NamedSelect[],
  lookups: Lookups = new Map(),
): Query {
  return {
    named,
    from: name,
    columns,
    stored,
    where: [],
    grouped: false,
    groupBy: [],
    output: columns.map(({ name: column, type, written }) => ({
      name: column,
      type,
      expression: quoteName(column),
      written: written === null ? null : quoteName(written),
    })),
    distinct: false,
    order: [],
    limit: undefined,
    backwards: false,
    lookups,
  }
}

/** Closes the select, so that what follows works on its result. An order stays in force as far as it can still be seen. */
export function closed(query: Query, name?: string, stored = false): Query {
  const whole = query.limit === undefined ? { ...query, order: [] } : query
  const { named, select } = selectOf(whole, query.limit !== undefined)
  const as = name ?? freeName('selected', [...named.map((part) => part.name), query.from])
  const beside = new Map(writtenOutput(query).map(({ of, as: written }) => [of, written]))
  const columns = query.output.map(({ name: column, type }) => ({
    name: column,
    type,
    written: beside.get(column) ?? null,
  }))
  const next = queryFrom(as, columns, stored, [...named, { name: as, select }], query.lookups)
  return {
    ...next,
    order: query.order.filter(({ column }) => columns.some((known) => known.name === column)),
  }
}

/** Closed with all that it has named inside, so that it can stand beside others that use the same names. */
export function nested(query: Query, name: string): Query {
  const inner = closed(query, name)
  const last = inner.named.at(-1)?.select
  if (last === undefined || !('columns' in last)) throw new Error('a closed select is in parts')
  return { ...inner, named: [{ name, select: [statement(inner.named.slice(0, -1), last)] }] }
}

export function querySql(query: Query): string {
  const { named, select } = selectOf(clearAliases(query), true)
  return statement(named, select)
}

/** An alias that is also the name of another column of the source could be taken for it in ORDER BY. */
function clearAliases(query: Query): Query {
  const clash = query.output.some(
    ({ name, expression }) =>
      expression !== quoteName(name) &&
      query.columns.some((column) => column.name.toLowerCase() === name.toLowerCase()),
  )
  if (!query.grouped || !clash) return query
  const { limit, offset, ...whole } = query
  return {
    ...closed({ ...whole, limit: undefined }),
    order: query.order,
    limit,
    ...(offset === undefined ? {} : { offset }),
  }
}

function selectOf(
  query: Query,
  ordered: boolean,
): { readonly named: readonly NamedSelect[]; readonly select: Select } {
  const numbered = ordered && query.stored && !query.grouped && !query.distinct
  const names = query.columns.map((column) => column.name)
  const rowColumn = freeName('row_number', names)
  const from = numbered
    ? freeName('numbered', [...query.named.map((part) => part.name), query.from])
    : query.from
  const written = writtenOutput(query)
  // One row a value, whose spellings may differ: told apart by what is grouped, not by what is shown.
  const byValue = query.distinct && written.length > 0
  return {
    named: numbered
      ? [...query.named, { name: from, select: numberedRows(query.from, rowColumn) }]
      : query.named,
    select: {
      distinct: query.distinct && !byValue,
      columns: [
        ...query.output.map(({ expression, name }): SelectColumn => ({ expression, as: name })),
        ...written,
      ],
      from,
      where: query.where,
      groupBy: byValue ? query.output.map(({ expression }) => expression) : query.groupBy,
      orderBy: ordered ? totalOrder(query, numbered ? rowColumn : undefined) : [],
      limit: query.limit,
      ...(query.offset === undefined ? {} : { offset: query.offset }),
    },
  }
}

/** The columns that have what the file has, behind those they belong to. */
function writtenOutput({
  columns,
  output,
  distinct,
}: Query): readonly (Required<SelectColumn> & { readonly of: string })[] {
  const taken = [...output, ...columns].map(({ name }) => name)
  return output.flatMap(({ name, expression, written }) => {
    if (written === null) return []
    const as = freeName(`${name} (as written)`, taken)
    taken.push(as)
    return [{ of: name, expression: distinct ? oneWritten(written, expression) : written, as }]
  })
}

/** The order asked for, and then whatever makes it total: the place in the file, or all other columns of the result. */
function totalOrder(query: Query, rowColumn: string | undefined): readonly string[] {
  if (query.grouped && query.groupBy.length === 0) return []
  const asked = query.order.map(({ column, direction }) => orderSql(quoteName(column), direction))
  const named = new Set(query.order.map(({ column }) => column))
  const rest =
    rowColumn === undefined
      ? query.output.map(({ name }) => name).filter((name) => !named.has(name))
      : [rowColumn]
  return [
    ...asked,
    ...rest.map((name) =>
      name === rowColumn ? placeSql(name, query) : orderSql(quoteName(name), 'ascending'),
    ),
  ]
}

const placeSql = (rowColumn: string, { backwards }: Query): string =>
  backwards ? `${quoteName(rowColumn)} DESC` : quoteName(rowColumn)

export function freeName(wish: string, taken: readonly string[]): string {
  const folded = new Set(taken.map((name) => name.toLowerCase()))
  let name = wish
  for (let number = 2; folded.has(name.toLowerCase()); number++) name = `${wish}_${number}`
  return name
}

/** What conditions on the rows of a query are read over. */
export const groundOf = ({
  columns,
  from,
  lookups,
}: Pick<Query, 'columns' | 'from' | 'lookups'>): Ground => ({
  typeOf: (name) => columns.find((column) => column.name === name)?.type ?? 'text',
  from,
  lookupName: (condition) => lookups.get(condition) ?? '',
})
