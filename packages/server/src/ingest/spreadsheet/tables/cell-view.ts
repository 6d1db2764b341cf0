import type { Sheet } from '../book.ts'
import type { CellRange } from '../cell-range.ts'
import { shownText } from '../grid/shown-text.ts'
import { contentOf, isFilled, type Content } from './content.ts'

/** A sheet as finding tables looks at it. */
export interface CellView {
  content(row: number, column: number): Content
  /** The text a person sees; empty where there is none. */
  shown(row: number, column: number): string
  number(row: number, column: number): number | undefined
  isFormula(row: number, column: number): boolean
  /** The columns of a row that hold something. */
  filled(row: number, range: CellRange): readonly number[]
  /** The merged range that a cell belongs to. */
  merged(row: number, column: number): CellRange | undefined
  mergedIn(row: number): readonly CellRange[]
  /** The rows that have merged cells. */
  readonly mergedRows: readonly number[]
}

export function viewCells({ grid, merged, epoch }: Sheet): CellView {
  const byRow = indexByRow(merged, grid.rowCount)
  return {
    content: (row, column) => contentOf(grid, grid.slot(row, column)),
    shown(row, column) {
      const slot = grid.slot(row, column)
      return slot === undefined ? '' : shownText(grid, slot, epoch).trim()
    },
    number(row, column) {
      const slot = grid.slot(row, column)
      return slot !== undefined && grid.kind(slot) === 'number' ? grid.number(slot) : undefined
    },
    isFormula(row, column) {
      const slot = grid.slot(row, column)
      return slot !== undefined && grid.isFormula(slot)
    },
    filled(row, { left, right }) {
      const columns: number[] = []
      grid.eachSlot(row, (slot) => {
        const column = grid.column(slot)
        if (column >= left && column <= right && isFilled(grid, slot)) columns.push(column)
      })
      return columns
    },
    merged: (row, column) => rangeAt(byRow.get(row) ?? [], column),
    mergedIn: (row) => byRow.get(row) ?? [],
    mergedRows: [...byRow.keys()].sort((one, other) => one - other),
  }
}

const mostIndexedRows = 2_000_000

function indexByRow(merged: readonly CellRange[], rows: number): ReadonlyMap<number, readonly CellRange[]> {
  const byRow = new Map<number, CellRange[]>()
  let entries = 0
  for (const range of merged) {
    const last = Math.min(range.bottom, rows - 1)
    for (let row = range.top; row <= last && entries < mostIndexedRows; row++, entries++) {
      const ranges = byRow.get(row)
      if (ranges === undefined) byRow.set(row, [range])
      else ranges.push(range)
    }
  }
  for (const ranges of byRow.values()) ranges.sort((one, other) => one.left - other.left)
  return byRow
}

/** The last range that begins at a column or before it, where it reaches so far: ranges of a row do not overlap. */
function rangeAt(ranges: readonly CellRange[], column: number): CellRange | undefined {
  let [low, high] = [0, ranges.length]
  while (low < high) {
    const middle = (low + high) >> 1
    if ((ranges[middle]?.left ?? 0) <= column) low = middle + 1
    else high = middle
  }
  const found = ranges[low - 1]
  return found !== undefined && column <= found.right ? found : undefined
}
