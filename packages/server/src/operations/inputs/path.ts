import { joinedTable } from '../../domain/join.ts'
import { rowsOf, withJoined } from '../../domain/joined-rows.ts'
import type { PathInput } from '@auger/contract/plan'
import { isKey, type Table } from '../../domain/table.ts'
import { joinSql } from '../../sql/join.ts'
import type { NamedSelect } from '../../sql/select.ts'
import { freeName, queryFrom, type Query } from '../query.ts'
import { namesOf } from '../verb-operation.ts'

interface Joined {
  /** The rows of the first table with the columns of all. */
  readonly table: Table
  readonly named: readonly NamedSelect[]
}

/** What is wrong with a path; empty where every table and column is there. */
export function pathProblems({ tableId, joins }: PathInput, tables: readonly Table[]): readonly string[] {
  let table = tables.find(({ id }) => id === tableId)
  if (table === undefined) return [`there is no table ${tableId}`]
  for (const { from, to: toId, on } of joins) {
    const to = tables.find(({ id }) => id === toId)
    if (to === undefined) return [`there is no table ${toId}`]
    if (!table.columns.some(({ name }) => name === from))
      return [`there is no column "${from}" to join "${to.title}" by; ${namesOf(table.columns)}`]
    if (!to.columns.some(({ name }) => name === on))
      return [`"${to.title}" has no column "${on}"; ${namesOf(to.columns)}`]
    table = joinedTable(table, to, { from, to: on })
  }
  return joins.length === 0 ? ['a path needs a join'] : []
}

/** Each join adds the one row that is named: as many rows as the first table has, however long the path is. */
export function joinedPath({ tableId, joins }: PathInput, tables: readonly Table[]): Joined {
  const first = tables.find(({ id }) => id === tableId)
  if (first === undefined) throw new Error(`a path reads an unknown table ${tableId}`)
  const named: NamedSelect[] = []
  const joined = joins.reduce((rows, { from, to: toId, on: key }) => {
    const to = tables.find(({ id }) => id === toId)
    if (to === undefined) throw new Error(`a path reads an unknown table ${toId}`)
    const on = { from, to: key }
    const name = freeName(
      'joined',
      [...tables, ...named].map((taken) => taken.name),
    )
    const { columns, table, names } = withJoined(rows, to, on)
    named.push({ name, select: joinSql(rows.table.name, to.name, on, isKey(to, key), columns) })
    return { table: { ...table, name }, names }
  }, rowsOf(first))
  return { table: joined.table, named }
}

export function pathQuery(input: PathInput, tables: readonly Table[]): Query {
  const { table, named } = joinedPath(input, tables)
  return queryFrom(
    table.name,
    table.columns.map(({ name, type }) => ({ name, type, written: null })),
    false,
    named,
  )
}
