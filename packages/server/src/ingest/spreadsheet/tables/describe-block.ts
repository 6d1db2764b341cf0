import type { CellRange } from '../cell-range.ts'
import type { CellView } from './cell-view.ts'
import { findFooter } from './find-footer.ts'
import { findGroups } from './find-groups.ts'
import { findHeader, type HeaderPlace } from './find-header.ts'
import { findHeadings } from './find-headings.ts'
import { findParents } from './find-parents.ts'
import { findTotals } from './find-totals.ts'
import type { FoundTable, LeftOut } from './found-table.ts'
import { namesFrom } from './name-columns-from.ts'
import { nameSections } from './name-sections.ts'

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
  const headings = headerRows.length === 0 ? new Set<number>() : headingsOf(view, block, first, leftOut)
  for (const row of headings) leftOut.set(row, 'heading')
  const totals = findTotals(view, block, first, new Set(leftOut.keys()))
  for (const row of totals.rows) leftOut.set(row, 'total')

  let lastRow = block.bottom
  while (lastRow >= first && (leftOut.has(lastRow) || view.filled(lastRow, block).length === 0)) lastRow--
  const top = headerRows[0] ?? first
  const names = withoutSpacers(view, block, headerRows, first, lastRow)
  return {
    range: { ...block, top: Math.min(top, block.bottom), bottom: Math.max(lastRow, top) },
    headerRows,
    ...nameSections(view, block, names, headings, valueRows(first, lastRow, leftOut)),
    firstRow: first,
    lastRow,
    leftOut,
    groups: headerRows.length === 0 ? [] : groupsOf(view, block, () => valueRows(first, lastRow, leftOut)),
    doubtfulTotals: totals.doubtful,
  }
}

/** Labels alone, or with the sums of what they head. */
function headingsOf(
  view: CellView,
  block: CellRange,
  first: number,
  leftOut: ReadonlyMap<number, LeftOut>,
): ReadonlySet<number> {
  const labels = findHeadings(view, block, first, leftOut)
  return labels.size > 0 ? labels : findParents(view, block, first, leftOut)
}

/** Among so many rows there is a second one of a group, if there are groups at all. */
const farthestBlank = 1_000

/** Most tables have no blank cell in their first column, or a number. */
function groupsOf(view: CellView, block: CellRange, values: () => Iterable<number>): readonly number[] {
  let seen = 0
  for (const row of values()) {
    const content = view.content(row, block.left)
    if (content === 'empty' && view.filled(row, block).length > 0) break
    if ((content !== 'text' && content !== 'empty') || ++seen > farthestBlank) return []
  }
  const rows = [...values()].filter((row) => view.filled(row, block).length > 0)
  return findGroups(view, block, rows).map((column) => column - block.left)
}

function* valueRows(first: number, last: number, leftOut: ReadonlyMap<number, LeftOut>): Generator<number> {
  for (let row = first; row <= last; row++) if (!leftOut.has(row)) yield row
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
