import type { DataColumn } from './table-source.ts'

const narrowest = 88
const widest = 340
const letter = 8.2
const aside = 34

/** As wide as most of what stands in it, in pixels. */
export function columnWidths(
  columns: readonly DataColumn[],
  shown: (column: number) => readonly string[],
): readonly number[] {
  return columns.map((column, index) => {
    // Names are bold, and the arrow of what is sorted by stands beside them.
    const title = Math.min(30, 1.2 * (column.name.length + (column.unit ? column.unit.length + 2 : 0)) + 1)
    const longest = shown(index).reduce((most, text) => Math.max(most, text.length), title)
    return Math.round(Math.min(widest, Math.max(narrowest, longest * letter + aside)))
  })
}

export interface ColumnWindow {
  readonly from: number
  readonly to: number
  /** What the columns left out before take. */
  readonly before: number
  readonly whole: number
}

/** The columns to draw; the first one always is, and stands beside them. */
export function columnWindow(
  widths: readonly number[],
  scrolled: number,
  viewport: number,
  beside = 400,
): ColumnWindow {
  let [start, from, before] = [widths[0] ?? 0, 1, 0]
  while (from < widths.length && start + (widths[from] ?? 0) < scrolled - beside) {
    before += widths[from] ?? 0
    start += widths[from] ?? 0
    from += 1
  }
  let to = from
  while (to < widths.length && start < scrolled + viewport + beside) {
    start += widths[to] ?? 0
    to += 1
  }
  return { from, to, before, whole: widths.reduce((sum, width) => sum + width, 0) }
}

/** Where to scroll to so that a column is seen beside the first one. */
export function scrolledToColumn(
  widths: readonly number[],
  column: number,
  at: number,
  viewport: number,
): number {
  if (column <= 0) return at
  const first = widths[0] ?? 0
  const start = widths.slice(0, column).reduce((sum, width) => sum + width, 0)
  const end = start + (widths[column] ?? 0)
  if (start - first < at || end - start > viewport - first) return start - first
  return end > at + viewport ? end - viewport : at
}
