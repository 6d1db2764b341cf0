import { isTotalLabel } from '../../../domain/total-words.ts'
import type { CellRange } from '../cell-range.ts'
import type { CellView } from './cell-view.ts'
import type { LeftOut } from './found-table.ts'
import { isLoneLabel } from './lone-label.ts'

/** Fewer columns leave open whether a lone label only lacks its value. */
const fewestColumns = 3
const fewestHeadings = 2
const rowsEach = 2
const mostlyFilled = 0.6

const none: ReadonlySet<number> = new Set()

/**
 * The rows that head those below, none right above another and none at the end: labels merged over all columns, from the first row on or
 * again and again; or alone at the left, both of it. A lone label anywhere else may be a row whose values are missing.
 */
export function findHeadings(
  view: CellView,
  block: CellRange,
  first: number,
  skipped: ReadonlyMap<number, LeftOut>,
): ReadonlySet<number> {
  const across = view.mergedRows.filter(
    (row) => row >= first && row <= block.bottom && isMergedAcross(view, block, row),
  )
  const merged = labelsAmong(view, block, across, skipped)
  if (merged.size > 0) {
    const rows = rowsFrom(view, block, first, skipped)
    const isOften = merged.size >= fewestHeadings || merged.has(rows[0] ?? -1)
    return isOften && standApart(rows, merged) ? merged : none
  }
  if (block.right - block.left + 1 < fewestColumns || !beginsWithLabel(view, block, first)) return none
  const rows = rowsFrom(view, block, first, skipped)
  const lone = labelsAmong(view, block, rows, skipped)
  return standApart(rows, lone) && arePlain(view, block, rows, lone) ? lone : none
}

function beginsWithLabel(view: CellView, block: CellRange, first: number): boolean {
  let row = first
  while (row < block.bottom && view.filled(row, block).length === 0) row++
  return isLoneLabel(view, block, row)
}

function labelsAmong(
  view: CellView,
  block: CellRange,
  rows: readonly number[],
  skipped: ReadonlyMap<number, LeftOut>,
): ReadonlySet<number> {
  const isHeading = (row: number) =>
    !skipped.has(row) && isLoneLabel(view, block, row) && !isTotalLabel(view.shown(row, block.left))
  return new Set(rows.filter(isHeading))
}

function isMergedAcross(view: CellView, { left, right }: CellRange, row: number): boolean {
  const range = view.merged(row, left)
  return range !== undefined && range.bottom === range.top && range.right >= right && right > left
}

function rowsFrom(
  view: CellView,
  block: CellRange,
  first: number,
  skipped: ReadonlyMap<number, LeftOut>,
): readonly number[] {
  const rows: number[] = []
  for (let row = first; row <= block.bottom; row++)
    if (!skipped.has(row) && view.filled(row, block).length > 0) rows.push(row)
  return rows
}

const standApart = (rows: readonly number[], headings: ReadonlySet<number>): boolean =>
  rows.every(
    (row, index) => !headings.has(row) || (index + 1 < rows.length && !headings.has(rows[index + 1] ?? -1)),
  )

function arePlain(
  view: CellView,
  block: CellRange,
  rows: readonly number[],
  headings: ReadonlySet<number>,
): boolean {
  const values = rows.filter((row) => !headings.has(row))
  const filled = values.reduce((sum, row) => sum + view.filled(row, block).length, 0)
  return (
    headings.size >= fewestHeadings &&
    values.length >= headings.size * rowsEach &&
    filled >= values.length * (block.right - block.left + 1) * mostlyFilled
  )
}
