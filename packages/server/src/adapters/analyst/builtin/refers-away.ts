import type { Column, Table } from '../../../domain/table.ts'
import { joinInputOf } from './joins.ts'
import type { ReadQuestion } from './question.ts'

/** Whether a column names rows of another table, where their own facts stand. */
export const refersAway = ({ asked: { relations } }: ReadQuestion, table: Table, column: Column): boolean =>
  relations.some(
    ({ from }) => from.tableId === (joinInputOf(table)?.tableId ?? table.id) && from.column === column.name,
  )
