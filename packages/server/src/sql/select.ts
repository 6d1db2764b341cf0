import { quoteName } from './quote.ts'

/** One SELECT in parts; expressions are SQL already. */
export interface Select {
  readonly distinct: boolean
  readonly columns: readonly SelectColumn[]
  readonly from: string
  /** More of what it reads from, as SQL. */
  readonly joins?: readonly string[]
  readonly where: readonly string[]
  readonly groupBy: readonly string[]
  readonly orderBy: readonly string[]
  readonly limit: number | undefined
  readonly offset?: number
}

export interface SelectColumn {
  readonly expression: string
  /** Absent for all columns. */
  readonly as?: string
}

/** A SELECT with the named ones before it that it reads from, one clause a line. */
export function statement(named: readonly NamedSelect[], last: Select): string {
  const before = named.map(
    ({ name, select }) =>
      `${quoteName(name)} AS (\n  ${('columns' in select ? clauses(select, '  ') : select).join('\n  ')}\n)`,
  )
  return (before.length === 0 ? '' : `WITH ${before.join(', ')}\n`) + clauses(last, '').join('\n')
}

export interface NamedSelect {
  readonly name: string
  /** In parts, or clause by clause. */
  readonly select: Select | readonly string[]
}

/** Indented clause by clause and not line by line: a text literal may hold line ends of its own. */
function clauses(select: Select, indent: string): readonly string[] {
  return [
    `SELECT${select.distinct ? ' DISTINCT' : ''}${columnsSql(select.columns, indent)}`,
    `FROM ${quoteName(select.from)}`,
    ...(select.joins ?? []),
    ...(select.where.length === 0 ? [] : [`WHERE ${select.where.join(`\n${indent}  AND `)}`]),
    ...(select.groupBy.length === 0 ? [] : [`GROUP BY ${select.groupBy.join(', ')}`]),
    ...(select.orderBy.length === 0 ? [] : [`ORDER BY ${select.orderBy.join(', ')}`]),
    ...(select.limit === undefined ? [] : [`LIMIT ${select.limit}`]),
    ...(select.offset === undefined ? [] : [`OFFSET ${select.offset}`]),
  ]
}

function columnsSql(columns: readonly SelectColumn[], indent: string): string {
  const texts = columns.map(({ expression, as }) =>
    as === undefined || expression === quoteName(as) ? expression : `${expression} AS ${quoteName(as)}`,
  )
  const line = texts.join(', ')
  return line.length <= 90 ? ` ${line}` : `\n${indent}  ${texts.join(`,\n${indent}  `)}`
}

export function orderSql(expression: string, direction: 'ascending' | 'descending'): string {
  return `${expression} ${direction === 'ascending' ? 'ASC' : 'DESC'} NULLS LAST`
}
