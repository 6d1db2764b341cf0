import type { CellRange } from '../cell-range.ts'
import type { CellView } from './cell-view.ts'
import { findFooter } from './find-footer.ts'
import { findHeader, type HeaderPlace } from './find-header.ts'
import { findTotals } from './find-totals.ts'
import type { FoundTable, LeftOut } from './found-table.ts'
import { namesFrom } from './name-columns-from.ts'

export interface BlockLayout extends Pick<HeaderPlace, 'titles' | 'rows' | 'first'> {
  /** Rows at its end that its author marked as totals. */
  readonly totalsFrom?: number
}

/** A block of cells as a table: which of its rows name, which are values, and which are neither. */
export function describeBlock(view: CellView, block: CellRange, layout: BlockLayout): FoundTable {
  const { rows: headerRows, first } = layout
  const leftOut = new Map<number, LeftOut>()
  for (let row = layout.totalsFrom ?? Infinity; row <= block.bottom; row++) leftOut.set(row, 'total')
  for (const row of findFooter(view, block, first)) leftOut.set(row, 'note')
  for (const row of repeatedHeaders(view, block, headerRows.at(-1), first)) leftOut.set(row, 'header again')
  const totals = findTotals(view, block, first, new Set(leftOut.keys()))
  for (const row of totals.rows) leftOut.set(row, 'total')

  let lastRow = block.bottom
  while (lastRow >= first && (leftOut.has(lastRow) || view.filled(lastRow, block).length === 0)) lastRow--
  const top = headerRows[0] ?? first
  return {
    range: { ...block, top: Math.min(top, block.bottom), bottom: Math.max(lastRow, top) },
    headerRows,
    names: withoutSpacers(view, block, headerRows, first, lastRow),
    firstRow: first,
    lastRow,
    leftOut,
    doubtfulTotals: totals.doubtful,
  }
}

export function describeFound(view: CellView, block: CellRange): FoundTable {
  return describeBlock(view, block, findHeader(view, block))
}

/** An empty column under a merged name is no column of that name, but only gives it room. */
function withoutSpacers(
  view: CellView,
  block: CellRange,
  headerRows: readonly number[],
  first: number,
  last: number,
): readonly string[] {
  return namesFrom(view, block, headerRows).map((name, offset) => {
    const column = block.left + offset
    if (name === '' || headerRows.some((row) => view.shown(row, column) !== '')) return name
    for (let row = first; row <= last; row++) if (view.content(row, column) !== 'empty') return name
    return ''
  })
}

/** Where a table was printed on several pages, its header may come again. */
function repeatedHeaders(
  view: CellView,
  block: CellRange,
  header: number | undefined,
  first: number,
): readonly number[] {
  if (header === undefined) return []
  const columns = view.filled(header, block)
  const texts = columns.map((column) => view.shown(header, column))
  const [column] = columns
  if (columns.length < 2 || column === undefined) return []
  const rows: number[] = []
  for (let row = first; row <= block.bottom; row++) {
    if (
      view.content(row, column) === 'text' &&
      texts.every((text, index) => view.shown(row, columns[index] ?? 0) === text)
    )
      rows.push(row)
  }
  return rows
}
