import type { ColumnNote } from '../../domain/table-structure.ts'
import { isNumeric, type Column } from '../../domain/table.ts'
import { quoteName } from '../../sql/quote.ts'
import type { ProfiledTable } from '../keys/profiled-table.ts'
import { parquet } from '../read-types/parquet.ts'
import type { Workbench } from '../workbench.ts'

const mostRows = 500
const mostColumns = 8
/** A name stands once or, where several tables are described, now and then again. */
const leastDifferent = 0.6
const longestName = 60

/**
 * What the rows of a table may say of the columns of others: it has a text of names, another that says what they are, and hardly a figure.
 * Whether there are such columns is for those to find out who know the other tables.
 */
export async function columnNotes(
  table: ProfiledTable,
  run: Workbench['run'],
): Promise<readonly ColumnNote[]> {
  const [name, meaning] = describing(table) ?? []
  if (name === undefined || meaning === undefined) return []
  const columns = [name, meaning].map((column) => quoteName(column.name))
  const [answer] = await run(
    (at) => [
      `SELECT ${columns.join(', ')} FROM ${parquet(at(table.file))} WHERE ${columns.map((column) => `${column} IS NOT NULL`).join(' AND ')}`,
    ],
    [table.file],
  )
  return (answer?.rows ?? []).map(([column, text]) => ({
    column: String(column),
    meaning: String(text),
  }))
}

/** The column of names and the one that says most of them. */
function describing({ columns, rowCount }: ProfiledTable): readonly [Column, Column] | undefined {
  if (rowCount < 2 || rowCount > mostRows || columns.length > mostColumns) return undefined
  const texts = columns.filter(({ type }) => type === 'text')
  const figures = columns.filter((column) => isNumeric(column) && column.distinct < rowCount)
  if (figures.length > 0) return undefined
  const name = texts.find(
    ({ distinct, missing, averageLength }) =>
      missing === 0 && distinct >= leastDifferent * rowCount && (averageLength ?? 0) <= longestName,
  )
  const [meaning] = texts
    .filter((column) => column !== name && 2 * column.distinct > rowCount)
    .toSorted((one, other) => (other.averageLength ?? 0) - (one.averageLength ?? 0))
  return name === undefined || meaning === undefined ? undefined : [name, meaning]
}
