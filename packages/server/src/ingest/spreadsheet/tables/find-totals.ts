import type { CellRange } from '../cell-range.ts'
import type { CellView } from './cell-view.ts'
import { isTotalLabel, mayBeTotalLabel } from '../../../domain/total-words.ts'
import { withWrittenValues } from './written-values.ts'

export interface Totals {
  readonly rows: ReadonlySet<number>
  /** Rows that are called a total but do not add up; they are kept. */
  readonly doubtful: readonly number[]
}

const labelColumns = 4
const rounding = 0.005

/** The rows that add up others: called so, and true to it; or without a label, if all that have none are exact. */
export function findTotals(
  view: CellView,
  block: CellRange,
  first: number,
  skipped: ReadonlySet<number>,
): Totals {
  const called = new Set<number>()
  const unnamed = new Set<number>()
  for (let row = first; row <= block.bottom; row++) {
    if (skipped.has(row)) continue
    const label = labelOf(view, block, row)
    if (label !== undefined && mayBeTotalLabel(label) && isTotalLabel(label)) called.add(row)
    else if (label === undefined && isWithoutText(view, block, row)) unnamed.add(row)
  }
  if (unnamed.size > 0) {
    const found = check(view, block, first, called, unnamed, skipped)
    if ([...unnamed].every((row) => found.rows.has(row))) return found
  }
  if (called.size === 0) return { rows: new Set(), doubtful: [] }
  const areTexts = [...called].every((row) => !hasNumbers(view, block, row))
  return check(areTexts ? withWrittenValues(view) : view, block, first, called, new Set(), skipped)
}

function labelOf(view: CellView, block: CellRange, row: number): string | undefined {
  for (let column = block.left; column <= Math.min(block.right, block.left + labelColumns - 1); column++) {
    if (view.content(row, column) === 'text') return view.shown(row, column)
  }
  return undefined
}

function isWithoutText(view: CellView, block: CellRange, row: number): boolean {
  if (view.content(row, block.left) !== 'empty' || view.merged(row, block.left) !== undefined) return false
  const filled = view.filled(row, block)
  return filled.length > 0 && filled.every((column) => view.content(row, column) === 'number')
}

interface Sum {
  total: number
  count: number
}

function check(
  view: CellView,
  block: CellRange,
  first: number,
  called: ReadonlySet<number>,
  unnamed: ReadonlySet<number>,
  skipped: ReadonlySet<number>,
): Totals {
  const rows = new Set<number>()
  const doubtful: number[] = []
  const all = new Map<number, Sum>()
  let part = new Map<number, Sum>()
  for (let row = first; row <= block.bottom; row++) {
    if (skipped.has(row)) continue
    if (unnamed.has(row)) {
      if (addsUp(view, block, row, [part, all], 0)) rows.add(row)
      part = new Map()
    } else if (called.has(row) && row !== first) {
      if (addsUp(view, block, row, [part, all], rounding) || isComputed(view, block, row)) rows.add(row)
      else if (hasNumbers(view, block, row)) doubtful.push(row)
      part = new Map()
    } else if (!called.has(row)) {
      addRow(view, block, row, all)
      addRow(view, block, row, part)
    }
  }
  if (called.has(first) && addsUp(view, block, first, [all], rounding)) rows.add(first)
  return { rows, doubtful }
}

function addRow(view: CellView, block: CellRange, row: number, sums: Map<number, Sum>): void {
  for (const column of view.filled(row, block)) {
    const number = view.number(row, column)
    if (number === undefined) continue
    const sum = sums.get(column) ?? { total: 0, count: 0 }
    sum.total += number
    sum.count++
    sums.set(column, sum)
  }
}

/** Whether most numbers of a row are the sum, or the mean, of those before it. */
function addsUp(
  view: CellView,
  block: CellRange,
  row: number,
  candidates: readonly ReadonlyMap<number, Sum>[],
  tolerance: number,
): boolean {
  return candidates.some((sums) => {
    let [fitting, compared] = [0, 0]
    for (const column of view.filled(row, block)) {
      const number = view.number(row, column)
      const sum = sums.get(column)
      if (number === undefined || sum === undefined || sum.count < (tolerance === 0 ? 2 : 1)) continue
      compared++
      const near = (other: number) =>
        Math.abs(number - other) <= Math.max(Math.abs(other) * Math.max(tolerance, 1e-9), 1e-9)
      if (
        (near(sum.total) || (tolerance > 0 && near(sum.total / sum.count))) &&
        (tolerance > 0 || number !== 0)
      )
        fitting++
    }
    return compared > 0 && (tolerance === 0 ? fitting === compared : fitting * 2 >= compared)
  })
}

const numbersOf = (view: CellView, block: CellRange, row: number) =>
  view.filled(row, block).filter((column) => view.number(row, column) !== undefined)

const hasNumbers = (view: CellView, block: CellRange, row: number) => numbersOf(view, block, row).length > 0

/** Called a total and computed, whatever the formula is, where the row before is not. */
function isComputed(view: CellView, block: CellRange, row: number): boolean {
  const numbers = numbersOf(view, block, row)
  return (
    numbers.length > 0 &&
    numbers.every((column) => view.isFormula(row, column)) &&
    numbers.some((column) => !view.isFormula(row - 1, column))
  )
}
