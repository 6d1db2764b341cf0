import type { GridCell } from '../grid.ts'
import { greatest, least, median, type Run, type Segment } from './geometry.ts'
import { joinRuns, type Line } from './segments.ts'

/** A stretch of the page, from left to right. */
export interface Column {
  left: number
  right: number
}

export const mostColumns = 200

/** Stretches of the page that the pieces of the fullest rows lie in. */
export function findColumns(lines: readonly Line[]): readonly Column[] {
  const mostSegments = greatest(lines.map(({ segments }) => segments.length))
  const full = lines.filter(({ segments }) => segments.length >= Math.max(2, mostSegments * 0.6))
  const pieces = full.flatMap(({ segments }) => segments).sort((one, other) => one.left - other.left)
  const columns: Column[] = []
  for (const { left, right } of pieces) {
    const last = columns.at(-1)
    if (last !== undefined && left < last.right) last.right = Math.max(last.right, right)
    else columns.push({ left, right })
  }
  return columns.length > mostColumns ? columns : withoutShifts(columns, full)
}

/** As a share of the letters' size. */
const shift = 0.5

/**
 * A name may lie beside the values of its column, where those are set to the other side: stretches that are next to each
 * other and never both filled are one column.
 */
function withoutShifts(columns: readonly Column[], lines: readonly Line[]): readonly Column[] {
  const size = median(lines.map((line) => line.size))
  const rows = lines.map(({ segments }) =>
    columns.map(({ left, right }) => segments.some((piece) => piece.left < right && piece.right > left)),
  )
  const joined: Column[] = []
  let first = 0
  columns.forEach(({ left, right }, index) => {
    const last = joined.at(-1)
    const apart = rows.some((row) => row[index] === true && row.slice(first, index).includes(true))
    if (last !== undefined && left - last.right < size * shift && !apart) last.right = right
    else {
      joined.push({ left, right })
      first = index
    }
  })
  return joined
}

/** With the pieces of other lines that lie in one of them and reach beyond it, such as names over narrow values. */
export function widened(columns: readonly Column[], lines: readonly Line[]): readonly Column[] {
  const wide = columns.map((column) => ({ ...column }))
  for (const { left, right } of lines.flatMap(({ segments }) => segments)) {
    const [first = -1, second] = touching({ left, right }, columns)
    const column = wide[first]
    if (column === undefined || second !== undefined) continue
    column.left = Math.max(Math.min(column.left, left), columns[first - 1]?.right ?? -Infinity)
    column.right = Math.min(Math.max(column.right, right), columns[first + 1]?.left ?? Infinity)
  }
  return wide
}

const touching = (piece: Column, columns: readonly Column[]): readonly number[] =>
  columns.flatMap(({ left, right }, index) => (piece.left < right && piece.right > left ? [index] : []))

/** The pieces of a line as cells, one for each column or for several. */
export function placed({ segments }: Line, columns: readonly Column[]): readonly GridCell[] {
  const row: GridCell[] = []
  for (const segment of segments.flatMap((one) => splitByColumn(one, columns))) {
    const touched = touching(segment, columns)
    const at = touched[0] ?? nearest(segment, columns)
    while (row.length < at && width(row) < at) row.push({ text: '' })
    const cell = row.at(-1)
    if (width(row) > at && cell !== undefined)
      row[row.length - 1] = { ...cell, text: `${cell.text} ${segment.text}`.trim() }
    else row.push({ text: segment.text, across: Math.max(1, touched.length) })
  }
  while (width(row) < columns.length) row.push({ text: '' })
  return row
}

/** A piece over several columns may be cells that lie close; then its runs are in one each. */
function splitByColumn(segment: Segment, columns: readonly Column[]): readonly Segment[] {
  const byColumn = new Map<number, Run[]>()
  const inColumn = (column: number) => {
    const runs = byColumn.get(column) ?? []
    byColumn.set(column, runs)
    return runs
  }
  for (const run of segment.runs) {
    const touched = touching(run, columns)
    if (touched.length > 1) return [segment]
    inColumn(touched[0] ?? nearest(run, columns)).push(run)
  }
  return byColumn.size < 2
    ? [segment]
    : [...byColumn].sort(([one], [other]) => one - other).map(([, runs]) => joinRuns(runs))
}

const width = (row: readonly GridCell[]) => row.reduce((sum, { across = 1 }) => sum + across, 0)

function nearest(segment: Run, columns: readonly Column[]): number {
  const middle = (segment.left + segment.right) / 2
  const distances = columns.map(({ left, right }) => Math.abs((left + right) / 2 - middle))
  return distances.indexOf(least(distances))
}
