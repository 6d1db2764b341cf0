import type { CellRange } from '../cell-range.ts'
import type { CellView } from './cell-view.ts'

/** Whether a row holds a text in its first column and nothing else. */
export function isLoneLabel(view: CellView, block: CellRange, row: number): boolean {
  const [column, ...others] = view.filled(row, block)
  return column === block.left && others.length === 0 && view.content(row, column) === 'text'
}
