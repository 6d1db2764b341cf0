import type { PathInput, Step } from '@auger/contract/plan'
import type { Table } from '../../domain/table.ts'
import { quoteName } from '../../sql/quote.ts'
import { statement } from '../../sql/select.ts'
import { joinedPath } from './path.ts'

/** How many rows name nothing in each table that they are joined with; undefined where nothing is joined. */
export interface UnmatchedStatement {
  /** Answers with one row, a count a join. */
  readonly sql: string
  /** What each table is called, in the order of the counts. */
  readonly titles: readonly string[]
}

export function compileUnmatched(
  { input }: Pick<Step, 'input'>,
  tables: readonly Table[],
): UnmatchedStatement | undefined {
  if (input.kind !== 'path') return undefined
  const named = joinedPath(input, tables).named.slice(0, -1)
  const counts = input.joins.map((join, index) => ({
    expression: countSql(join, index === 0 ? nameOf(input.tableId, tables) : (named[index - 1]?.name ?? ''), {
      to: nameOf(join.to, tables),
      // Who named nothing before has no value here, and was counted there.
      orMissing: index === 0,
    }),
    as: `join ${index + 1}`,
  }))
  return {
    sql: statement(named, {
      distinct: false,
      columns: counts,
      from: nameOf(input.tableId, tables),
      where: [],
      groupBy: [],
      orderBy: [],
      limit: 1,
    }),
    titles: input.joins.map(({ to }) => tables.find(({ id }) => id === to)?.title ?? to),
  }
}

function countSql(
  { from, on }: PathInput['joins'][number],
  rows: string,
  { to, orMissing }: { readonly to: string; readonly orMissing: boolean },
): string {
  const value = quoteName(from)
  const known = `(SELECT ${quoteName(on)} FROM ${quoteName(to)} WHERE ${quoteName(on)} IS NOT NULL)`
  const missing = orMissing ? `${value} IS NULL OR ` : `${value} IS NOT NULL AND `
  return `(SELECT count(*) FROM ${quoteName(rows)} WHERE ${missing}${value} NOT IN ${known})`
}

const nameOf = (tableId: string, tables: readonly Table[]): string =>
  tables.find(({ id }) => id === tableId)?.name ?? ''
