import { isKey } from '../../../domain/table.ts'
import { placeOf, type ColumnRef } from '../../frame/column-ref.ts'
import { nameColumn } from '../table/name-column.ts'
import { isThing, type Reading } from '../reading.ts'
import { tableOf } from '../scene.ts'

type Read = Pick<Reading, 'items' | 'scene'>

export interface WhereHeld {
  readonly note: string
  readonly cost: number
}

/**
 * Which of the columns that have a value is meant: sooner one of a table that the question speaks of, and sooner one that tells the rows
 * of its table apart. The rows of other tables are chosen by what they name.
 */
export function whereHeld(read: Read, column: ColumnRef): WhereHeld {
  const { tableId, column: name } = placeOf(column)
  const table = tableOf(read.scene, tableId)
  const isOwn = isKey(table, name) || nameColumn(table) === column
  if (tablesSpokenOf(read).has(tableId))
    return isOwn ? { note: 'row-named', cost: 0.1 } : { note: 'named-table', cost: 0.15 }
  return isOwn ? { note: 'other-row-named', cost: 0.25 } : { note: 'other-table', cost: 0.4 }
}

export const tablesSpokenOf = ({ items }: Read): ReadonlySet<string> =>
  new Set(
    items.flatMap((item) => {
      if (!isThing(item)) return []
      if (item.to.kind === 'column') return [placeOf(item.to.column).tableId]
      return item.to.kind === 'table' || item.to.kind === 'metric' ? [item.to.tableId] : []
    }),
  )
