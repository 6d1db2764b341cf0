import type { MergeInput, PathInput } from '@auger/contract/plan'
import type { Table } from '../../domain/table.ts'
import { quoteName } from '../../sql/quote.ts'
import { statement } from '../../sql/select.ts'
import type { Query } from '../query.ts'
import { joinedPath } from './path.ts'

/** How many rows have no partner in each of what they are joined or merged with. */
export interface UnmatchedStatement {
  /** Answers with one row, a count a join. */
  readonly sql: string
  /** What each table is called, in the order of the counts. */
  readonly titles: readonly string[]
}

export function unmatchedOnPath(input: PathInput, tables: readonly Table[]): UnmatchedStatement {
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

/** How many rows of a merge each of its parts has nothing for; `selects` are the names of the parts, in their order. */
export function unmatchedInMerge(
  { on }: MergeInput,
  { from, named }: Pick<Query, 'from' | 'named'>,
  parts: readonly { readonly select: string; readonly title: string }[],
): UnmatchedStatement {
  const counts = parts.map(({ select }, index) => {
    const same = on.map((name) => `part.${quoteName(name)} IS NOT DISTINCT FROM whole.${quoteName(name)}`)
    const found = `SELECT 1 FROM ${quoteName(select)} AS part WHERE ${same.join(' AND ') || 'TRUE'}`
    return {
      expression: `(SELECT count(*) FROM ${quoteName(from)} AS whole WHERE NOT EXISTS (${found}))`,
      as: `part ${index + 1}`,
    }
  })
  const select = { distinct: false, columns: counts, from, where: [], groupBy: [], orderBy: [], limit: 1 }
  return { sql: statement(named, select), titles: parts.map(({ title }) => title) }
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
