import { joinedColumns, joinedTable } from '../../../domain/join.ts'
import type { JoinInput } from '@auger/contract/plan'
import type { Column, Table } from '../../../domain/table.ts'
import { nearTables } from './near-tables.ts'
import { oncePerQuestion } from './once-per-question.ts'
import type { ReadQuestion } from './question.ts'

/** Two tables read as one. */
export interface Join {
  readonly table: Table
  readonly from: Table
  readonly to: Table
  readonly input: JoinInput
  /** Each column of the two, and what it is in the join. */
  readonly columns: ReadonlyMap<Column, Column>
  /** What the second table adds. */
  readonly added: ReadonlySet<Column>
}

const inputs = new WeakMap<Table, JoinInput>()

/** The tables that a table was joined of; undefined for one of its own. */
export const joinInputOf = (table: Table): JoinInput | undefined => inputs.get(table)

/** Every pair of tables of which one names rows of the other. */
export const joinsOf = oncePerQuestion((question: ReadQuestion): readonly Join[] => {
  const tables = nearTables(question)
  const { relations } = question.asked
  return relations.flatMap(({ from: one, to: other }): readonly Join[] => {
    const from = tables.find(({ id }) => id === one.tableId)
    const to = tables.find(({ id }) => id === other.tableId)
    if (from === undefined || to === undefined || from === to) return []
    return [join(from, to, { from: one.column, to: other.column })]
  })
})

function join(from: Table, to: Table, on: JoinInput['on']): Join {
  const table = joinedTable(from, to, on)
  const columns = new Map<Column, Column>()
  const added = new Set<Column>()
  for (const [at, { column, of }] of joinedColumns(from, to, on).entries()) {
    const joined = table.columns[at]
    if (joined === undefined) continue
    columns.set(column, joined)
    if (of === 'to') added.add(joined)
  }
  const input: JoinInput = { kind: 'join', tableId: from.id, to: to.id, on }
  inputs.set(table, input)
  return { table, from, to, input, columns, added }
}
