import type { JoinInput } from '@auger/contract/plan'
import type { Column, Table } from './table.ts'

/** A column of a join, and the column of one of its tables that it is. */
export interface JoinedColumn {
  readonly as: string
  readonly column: Column
  readonly of: 'from' | 'to'
}

/** All of the first table, and of the second what the first does not say itself; a name that both have is told apart by its table. */
export function joinedColumns(from: Table, to: Table, on: JoinInput['on']): readonly JoinedColumn[] {
  const taken = new Set(from.columns.map(({ name }) => name.toLowerCase()))
  const free = (wish: string): string => {
    let name = wish
    for (let number = 2; taken.has(name.toLowerCase()); number++) name = `${wish} (${number})`
    taken.add(name.toLowerCase())
    return name
  }
  return [
    ...from.columns.map((column) => ({ as: column.name, column, of: 'from' as const })),
    ...to.columns
      .filter(({ name }) => name !== on.to)
      .map((column) => ({
        as: free(taken.has(column.name.toLowerCase()) ? `${to.title} ${column.name}` : column.name),
        column,
        of: 'to' as const,
      })),
  ]
}

/** A join as a table of its own: the rows and the names of the first, the columns of both. */
export function joinedTable(from: Table, to: Table, on: JoinInput['on']): Table {
  return {
    ...from,
    id: joinId({ tableId: from.id, to: to.id, on }),
    columns: joinedColumns(from, to, on).map(({ as, column }) => ({ ...column, name: as, written: null })),
  }
}

export const joinId = ({ tableId, to, on }: Omit<JoinInput, 'kind'>): string =>
  [tableId, on.from, to, on.to].join(' ')
