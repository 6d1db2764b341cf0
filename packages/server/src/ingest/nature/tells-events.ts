import { isTemporal, type Table } from '../../domain/table.ts'

/**
 * Whether the rows of a table are things that happened on a day: several of them on the same one, or each told apart by a number of its own. A
 * row for each month, or for each day there is, measures a state.
 */
export const tellsEvents = ({
  columns,
  keys,
  rowCount,
}: Pick<Table, 'columns' | 'keys' | 'rowCount'>): boolean =>
  columns.some(
    (column) =>
      isTemporal(column) &&
      (column.grain === null || fine.has(column.grain)) &&
      column.distinct > 1 &&
      (column.distinct < rowCount - column.missing || keys.some(([only]) => only !== column.name)),
  )

const fine: ReadonlySet<string> = new Set(['day', 'hour', 'minute', 'second'])
