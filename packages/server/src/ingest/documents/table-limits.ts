import { fileLimits } from '../file-limits.ts'
import { UnreadableFile } from '../unreadable.ts'

const mostCells = 2_000_000

/** Counts the cells of a table as they come, and refuses more than any document has. */
export interface CellCount {
  row(): void
  /** A cell of a row that has so many now. */
  cell(inRow: number): void
}

export function createCellCount(): CellCount {
  let count = 0
  const row = () => {
    if (++count > mostCells) throw tooManyCells()
  }
  return {
    row,
    cell(inRow) {
      row()
      if (inRow > fileLimits.columns) throw tooWide()
    },
  }
}

export const tooManyCells = () =>
  new UnreadableFile(
    'A table in the file has more cells than a document can hold. Please upload it as CSV or as a workbook.',
  )

export const tooWide = () =>
  new UnreadableFile(
    `A table in the file has more than ${fileLimits.columns.toLocaleString('en')} columns; no more can be read.`,
  )
