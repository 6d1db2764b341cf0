import type { Sheet } from '../book.ts'
import { contentOf } from '../tables/content.ts'
import type { CellView } from '../tables/cell-view.ts'
import type { FoundTable } from '../tables/found-table.ts'
import { cellText } from './cell-text.ts'
import type { ColumnFacts } from './column-facts.ts'

export interface RowCounts {
  blank: number
  /** Cells that got the value of the merged range they belong to. */
  merged: number
}

/** The rows of a table as texts. Blank ones are passed over and counted. */
export function* tableRows(
  sheet: Sheet,
  view: CellView,
  table: FoundTable,
  facts: readonly ColumnFacts[],
  counts: RowCounts,
): Generator<readonly string[]> {
  const { grid, epoch, merged } = sheet
  const { left, right } = table.range
  const width = right - left + 1
  const hasMerged = merged.some((range) => range.bottom > range.top && range.bottom >= table.firstRow)
  for (let row = table.firstRow; row <= table.lastRow; row++) {
    if (table.leftOut.has(row)) continue
    const texts = new Array<string>(width).fill('')
    let filled = false
    grid.eachSlot(row, (slot) => {
      const offset = grid.column(slot) - left
      if (offset < 0 || offset >= width) return
      texts[offset] = cellText(grid, slot, epoch, facts[offset])
      filled = true
    })
    if (hasMerged && fillMerged(sheet, view, row, left, texts, facts, counts)) filled = true
    if (filled) yield texts
    else counts.blank++
  }
}

/** A label that is merged over several rows belongs to each of them; a number would be counted more than once. */
function fillMerged(
  { grid, epoch }: Sheet,
  view: CellView,
  row: number,
  left: number,
  texts: string[],
  facts: readonly ColumnFacts[],
  counts: RowCounts,
): boolean {
  let filled = false
  for (const range of view.mergedIn(row)) {
    const offset = range.left - left
    if (range.top === row || texts[offset] !== '') continue
    const slot = grid.slot(range.top, range.left)
    const content = contentOf(grid, slot)
    if (slot === undefined || (content !== 'text' && content !== 'date')) continue
    texts[offset] = cellText(grid, slot, epoch, facts[offset])
    counts.merged++
    filled = true
  }
  return filled
}
