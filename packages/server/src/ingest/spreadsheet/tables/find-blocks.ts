import type { CellRange } from '../cell-range.ts'
import type { Grid } from '../grid/grid.ts'
import { isFilled } from './content.ts'

const deepest = 6
/** A sheet with more gaps than this is not laid out in tables. */
const mostBands = 5_000

/**
 * Cuts a sheet along its blank rows and columns into blocks of cells, each as small as it can be, from top to bottom.
 * What `taken` holds is left out.
 */
export function findBlocks(grid: Grid, taken: readonly CellRange[]): readonly CellRange[] {
  const isTaken = (row: number, column: number) => taken.some((range) => contains(range, row, column))
  const visit: Visit = (row, { left, right }, see) => {
    grid.eachSlot(row, (slot) => {
      const column = grid.column(slot)
      if (column < left || column > right || !isFilled(grid, slot)) return
      if (taken.length === 0 || !isTaken(row, column)) see(column)
    })
  }
  const whole = { top: 0, left: 0, bottom: grid.rowCount - 1, right: grid.columnCount - 1 }
  return cut(whole, visit, deepest).toSorted((one, other) => one.top - other.top || one.left - other.left)
}

/** Shows the filled columns of a row within a range. */
type Visit = (row: number, range: CellRange, see: (column: number) => void) => void

function cut(range: CellRange, visit: Visit, depth: number): readonly CellRange[] {
  const rows = bands(range, visit)
  if (rows.length > mostBands) return [range]
  const blocks = rows.flatMap((band) => columnsOf(band, visit))
  const [only] = blocks
  if (blocks.length === 0 || depth === 0) return blocks
  if (blocks.length === 1 && only !== undefined && sameRange(only, range)) return blocks
  return blocks.flatMap((block) => cut(block, visit, depth - 1))
}

/** Stretches of rows that are not blank. */
function bands(range: CellRange, visit: Visit): readonly CellRange[] {
  const found: CellRange[] = []
  let top = -1
  for (let row = range.top; row <= range.bottom + 1; row++) {
    let blank = true
    if (row <= range.bottom) {
      visit(row, range, () => {
        blank = false
      })
    }
    if (!blank && top < 0) top = row
    if (blank && top >= 0) {
      found.push({ ...range, top, bottom: row - 1 })
      top = -1
    }
  }
  return found
}

/** Stretches of columns that are not blank. */
function columnsOf(band: CellRange, visit: Visit): readonly CellRange[] {
  const width = band.right - band.left + 1
  const used = new Uint8Array(width + 1)
  let count = 0
  for (let row = band.top; row <= band.bottom && count < width; row++) {
    visit(row, band, (column) => {
      if (used[column - band.left] === 0) count++
      used[column - band.left] = 1
    })
  }
  const found: CellRange[] = []
  let left = -1
  used.forEach((flag, offset) => {
    if (flag === 1 && left < 0) left = offset
    if (flag === 0 && left >= 0) {
      found.push({ ...band, left: band.left + left, right: band.left + offset - 1 })
      left = -1
    }
  })
  return found
}

export function contains({ top, left, bottom, right }: CellRange, row: number, column: number): boolean {
  return row >= top && row <= bottom && column >= left && column <= right
}

const sameRange = (one: CellRange, other: CellRange) =>
  one.top === other.top && one.left === other.left && one.bottom === other.bottom && one.right === other.right
