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
  const ways = relations.flatMap(({ from, to }) => [
    ...(from.tableId === table.id ? way(from.column, to.tableId, to.column, 'names') : []),
    ...(to.tableId === table.id ? way(to.column, from.tableId, from.column, 'named') : []),
    ...(from.tableId === table.id
      ? relations
          .filter((other) => other.to.tableId === to.tableId && other.to.column === to.column)
          .flatMap((other) => way(from.column, other.from.tableId, other.from.column, 'sibling'))
      : []),
  ])
  return ways.filter((one, at) => ways.findIndex((other) => isSame(one, other)) === at)
}

/** Two may name rows of one third table, and of another that has the same key. */
const isSame = (one: Way, other: Way): boolean =>
  one.column === other.column &&
  one.other === other.other &&
  one.otherColumn === other.otherColumn &&
  one.sibling === other.sibling

/** Columns of one table that name rows of the same other, from one to the other: whom the friends of a friend are. */
export function waysAround({ asked: { relations } }: ReadQuestion, table: Table): readonly Way[] {
  const own = relations.filter(({ from }) => from.tableId === table.id)
  return own.flatMap(({ from, to }) =>
    own
      .filter(
        (other) =>
          other.from.column !== from.column &&
          other.to.tableId === to.tableId &&
          other.to.column === to.column,
      )
      .flatMap((other) => {
        const column = table.columns.find(({ name }) => name === from.column)
        return column === undefined
          ? []
          : [{ column, other: table, otherColumn: other.from.column, naming: false, sibling: true }]
      }),
  )
}
