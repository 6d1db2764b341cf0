import type { Column, Table } from '../../../../domain/table.ts'
import { nearTables } from '../near-tables.ts'
import type { ReadQuestion } from '../question.ts'

/** A column whose values another table has too. */
export interface Way {
  readonly column: Column
  readonly other: Table
  readonly otherColumn: string
  /** Rows of the other table name rows of this one. */
  readonly naming: boolean
  /** Both name rows of a third table. */
  readonly sibling: boolean
}

/** From a table to those that the question is about, or to any that are given. */
export function waysFrom(
  question: ReadQuestion,
  table: Table,
  tables: readonly Table[] = nearTables(question),
): readonly Way[] {
  const { relations } = question.asked
  const way = (
    name: string,
    otherId: string,
    otherColumn: string,
    how: 'names' | 'named' | 'sibling',
  ): readonly Way[] => {
    const column = table.columns.find((one) => one.name === name)
    const other = tables.find(({ id }) => id === otherId)
    return column === undefined || other === undefined || other === table
      ? []
      : [{ column, other, otherColumn, naming: how === 'named', sibling: how === 'sibling' }]
  }
  return relations.flatMap(({ from, to }) => [
    ...(from.tableId === table.id ? way(from.column, to.tableId, to.column, 'names') : []),
    ...(to.tableId === table.id ? way(to.column, from.tableId, from.column, 'named') : []),
    ...(from.tableId === table.id
      ? relations
          .filter((other) => other.to.tableId === to.tableId && other.to.column === to.column)
          .flatMap((other) => way(from.column, other.from.tableId, other.from.column, 'sibling'))
      : []),
  ])
}
