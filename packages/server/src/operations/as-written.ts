import { isDeepStrictEqual } from 'node:util'
import type { Cell } from '@auger/contract'
import type { WrittenStatement } from './compile.ts'
import type { Outcome } from './outcome.ts'

/** The rows of a result with the cells that a statement for them found in the file; what it has no text for stays. */
export function asWritten(
  { columns, rows }: Pick<Outcome, 'columns' | 'rows'>,
  statement: WrittenStatement,
  found: readonly (readonly Cell[])[],
): Outcome['rows'] {
  const values = found.map((row) => row.slice(0, columns.length))
  if (!isDeepStrictEqual(values, rows)) throw new Error('the cells as written are of other rows')
  const places = columns.map(({ name }) => statement.columns.indexOf(name))
  return rows.map((row, index) =>
    row.map((cell, column) => {
      const place = places[column] ?? -1
      return place < 0 ? cell : (found[index]?.[columns.length + place] ?? cell)
    }),
  )
}
