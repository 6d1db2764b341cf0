import type { CellRange } from '../cell-range.ts'
import type { CellView } from './cell-view.ts'
import { withWrittenValues } from './written-values.ts'

const fewestGroups = 2
const mostlyFilled = 0.9

/**
 * The first columns whose labels stand only once, in the first row of their group, so that the blank cells below belong to them. Blanks
 * are missing values unless all speaks for it: labels that never come again, a next column without any blank, hardly one in
 * the others, and groups of two rows and more or of the same things.
 */
export function findGroups(view: CellView, block: CellRange, rows: readonly number[]): readonly number[] {
  const values = withWrittenValues(view)
  const columns: number[] = []
  let starts: readonly number[] = [0]
  for (let column = block.left; column < block.right; column++) {
    const groups = groupsIn(values, rows, column, starts)
    if (groups === undefined) break
    starts = groups
    columns.push(column)
  }
  const next = block.left + columns.length
  // Something has to tell the rows of a group apart, beside their values.
  if (columns.length === 0 || next >= block.right || !areFull(view, rows, next, next, 1)) return []
  if (!areFull(view, rows, next + 1, block.right, mostlyFilled)) return []
  return starts.length * 2 <= rows.length || haveTheSame(view, rows, starts, next) ? columns : []
}

/** Where in `rows` the groups of a column begin, within those of the column before it; undefined where it has none. */
function groupsIn(
  values: CellView,
  rows: readonly number[],
  column: number,
  outer: readonly number[],
): readonly number[] | undefined {
  const starts: number[] = []
  const labels = new Set<string>()
  const isOuter = new Set(outer)
  for (const [index, row] of rows.entries()) {
    if (isOuter.has(index)) labels.clear()
    const isBlank = isEmpty(values, row, column)
    if (isBlank && isOuter.has(index)) return undefined
    if (isBlank || values.content(row, column) === 'empty') continue
    const label = values.shown(row, column)
    if (values.content(row, column) !== 'text' || labels.has(label)) return undefined
    labels.add(label)
    starts.push(index)
  }
  return starts.length >= fewestGroups && hasBlank(values, rows, column) ? starts : undefined
}

/** A cell of a merged range has its label already. */
const isEmpty = (view: CellView, row: number, column: number): boolean =>
  view.content(row, column) === 'empty' && view.merged(row, column) === undefined

const hasBlank = (view: CellView, rows: readonly number[], column: number): boolean =>
  rows.some((row) => isEmpty(view, row, column))

function areFull(
  view: CellView,
  rows: readonly number[],
  left: number,
  right: number,
  share: number,
): boolean {
  let filled = 0
  for (const row of rows)
    for (let column = left; column <= right; column++) if (!isEmpty(view, row, column)) filled++
  return filled >= rows.length * (right - left + 1) * share
}

/** Whether a column has other things in each row of a group, and some of them in other groups, too. */
function haveTheSame(
  view: CellView,
  rows: readonly number[],
  starts: readonly number[],
  column: number,
): boolean {
  const all = new Set<string>()
  const own = new Set<string>()
  const begins = new Set(starts)
  for (const [index, row] of rows.entries()) {
    if (begins.has(index)) own.clear()
    const thing = view.shown(row, column)
    if (own.has(thing)) return false
    own.add(thing)
    all.add(thing)
  }
  return all.size < rows.length
}
