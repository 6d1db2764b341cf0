import { isNumeric, type Table } from '../../domain/table.ts'
import type { TypedTable } from '../read-types/write-typed.ts'

/**
 * Whether questions are better asked of a table with a row for each time: it has several figures that the other has a column of for each
 * time, so that none of them is there as one, and the other has no figure besides.
 */
export function tellsAll({ columns: long }: TypedTable, { columns: wide }: Table): boolean {
  const names = new Set(wide.map(({ name }) => name))
  const time = long.findIndex(({ name }) => !names.has(name))
  const measures = long.slice(time + 1).map(({ name }) => name.toLowerCase())
  return (
    measures.length > 1 &&
    wide
      .filter((column) => isNumeric(column) && !long.some(({ name }) => name === column.name))
      .every(({ name }) => measures.some((measure) => name.toLowerCase().includes(measure)))
  )
}
