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
  /** Blank cells that got the label above them. */
  labelled: number
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
  let section = ''
  const labels = new Map<number, string>()
  const hasMerged = merged.some((range) => range.bottom > range.top && range.bottom >= table.firstRow)
  for (let row = table.firstRow; row <= table.lastRow; row++) {
    const why = table.leftOut.get(row)
    if (why === 'heading') section = view.shown(row, left)
    if (why !== undefined) continue
    const texts = new Array<string>(table.names.length).fill('')
    let filled = false
    grid.eachSlot(row, (slot) => {
      const offset = grid.column(slot) - left
      if (offset < 0 || offset >= width) return
      texts[offset] = cellText(grid, slot, epoch, facts[offset])
      filled = true
    })
    if (hasMerged && fillMerged(sheet, view, row, left, texts, facts, counts)) filled = true
    if (!filled) {
      counts.blank++
      continue
    }
    fillGroups(table.groups, texts, labels, counts)
    if (table.section !== undefined) texts[table.section] = section
    yield texts
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

/** A label that stands only in the first row of its group belongs to the others, too. */
function fillGroups(
  groups: readonly number[],
  texts: string[],
  labels: Map<number, string>,
  counts: RowCounts,
): void {
  for (const offset of groups) {
    const own = texts[offset] ?? ''
    if (own !== '') labels.set(offset, own)
    else {
      texts[offset] = labels.get(offset) ?? ''
      counts.labelled++
    }
  }
}
