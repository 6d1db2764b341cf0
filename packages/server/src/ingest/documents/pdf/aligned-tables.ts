import type { GridCell } from '../grid.ts'
import { looksTyped } from '../../read-types/looks-typed.ts'
import { greatest, least, median, type Run, type Segment } from './geometry.ts'
import type { PageTable } from './page-block.ts'
import { joinRuns, type Line } from './segments.ts'

interface Column {
  left: number
  right: number
}

const leastRows = 3
const mostLettersMean = 45
const mostColumns = 200

/** Takes lines from the beginning of the list that make a table without drawn lines; undefined where they make none. */
export function alignedTable(
  lines: readonly Line[],
): { readonly table: PageTable; readonly taken: number } | undefined {
  const count = candidateRows(lines)
  const candidates = lines.slice(0, count)
  if (candidates.filter(({ segments }) => segments.length > 1).length < leastRows) return undefined
  const columns = findColumns(candidates)
  if (columns.length < 2 || columns.length > mostColumns) return undefined
  const rows = candidates.map((line) => placed(line, columns))
  if (!isTable(rows, columns.length)) return undefined
  const merged = mergeContinued(candidates, rows)
  const segments = candidates.flatMap((line) => line.segments)
  const rtl = segments.filter((segment) => segment.rtl).length * 2 > segments.length
  return {
    taken: count,
    table: {
      kind: 'table',
      grid: { rows: rtl ? merged.map((row) => [...row].reverse()) : merged },
      columns: columns.flatMap(({ left, right }) => [left, right]),
      left: least(segments.map(({ left }) => left)),
      right: greatest(segments.map(({ right }) => right)),
      top: (candidates[0]?.base ?? 0) - (candidates[0]?.size ?? 0),
      bottom: candidates.at(-1)?.base ?? 0,
    },
  }
}

/** Lines in several pieces at even distances; single pieces between them may be cells that go on. */
function candidateRows(lines: readonly Line[]): number {
  if ((lines[0]?.segments.length ?? 0) < 2) return 0
  let count = 1
  let lastFull = 1
  while (count < lines.length) {
    const [before, line] = [lines[count - 1], lines[count]]
    if (before === undefined || line === undefined) break
    if (line.base - before.base > 3.5 * Math.max(line.size, before.size)) break
    if (Math.max(line.size, before.size) > 1.6 * Math.min(line.size, before.size)) break
    if (line.segments.length === 1 && widthOf(line) > widthOf(before) * 0.6) break
    count++
    if (line.segments.length > 1) lastFull = count
    else if (count - lastFull > 2) break
  }
  return lastFull
}

const widthOf = ({ segments }: Line) => (segments.at(-1)?.right ?? 0) - (segments[0]?.left ?? 0)

/** Stretches of the page that the pieces of the fullest rows lie in. */
function findColumns(lines: readonly Line[]): readonly Column[] {
  const most = greatest(lines.map(({ segments }) => segments.length))
  const full = lines.filter(({ segments }) => segments.length >= Math.max(2, most * 0.6))
  const pieces = full.flatMap(({ segments }) => segments).sort((one, other) => one.left - other.left)
  const columns: Column[] = []
  for (const { left, right } of pieces) {
    const last = columns.at(-1)
    if (last !== undefined && left < last.right) last.right = Math.max(last.right, right)
    else columns.push({ left, right })
  }
  return columns
}

interface PlacedCell extends GridCell {
  readonly segment?: Segment
}

function placed({ segments }: Line, columns: readonly Column[]): readonly PlacedCell[] {
  const row: PlacedCell[] = []
  for (const segment of segments.flatMap((one) => splitByColumn(one, columns))) {
    const touched = columns.flatMap(({ left, right }, index) =>
      segment.left < right && segment.right > left ? [index] : [],
    )
    const at = touched[0] ?? nearest(segment, columns)
    while (row.length < at && width(row) < at) row.push({ text: '' })
    const cell = row.at(-1)
    if (width(row) > at && cell !== undefined)
      row[row.length - 1] = { ...cell, text: `${cell.text} ${segment.text}`.trim() }
    else row.push({ text: segment.text, across: Math.max(1, touched.length), segment })
  }
  while (width(row) < columns.length) row.push({ text: '' })
  return row
}

/** A piece over several columns may be cells that lie close; then its runs are in one each. */
function splitByColumn(segment: Segment, columns: readonly Column[]): readonly Segment[] {
  const byColumn = new Map<number, Run[]>()
  for (const run of segment.runs) {
    const touched = columns.flatMap(({ left, right }, index) =>
      run.left < right && run.right > left ? [index] : [],
    )
    if (touched.length > 1) return [segment]
    const column = touched[0] ?? nearest(run, columns)
    byColumn.set(column, [...(byColumn.get(column) ?? []), run])
  }
  return byColumn.size < 2
    ? [segment]
    : [...byColumn].sort(([one], [other]) => one - other).map(([, runs]) => joinRuns(runs))
}

const width = (row: readonly PlacedCell[]) => row.reduce((sum, { across = 1 }) => sum + across, 0)

function nearest(segment: Run, columns: readonly Column[]): number {
  const middle = (segment.left + segment.right) / 2
  const distances = columns.map(({ left, right }) => Math.abs((left + right) / 2 - middle))
  return distances.indexOf(least(distances))
}

/** Cells are short or values, most columns are mostly filled, and few cells reach over several. */
function isTable(rows: readonly (readonly PlacedCell[])[], columns: number): boolean {
  const cells = rows.flat().filter(({ text }) => text !== '')
  const spanning = cells.filter(({ across = 1 }) => across > 1).length
  const mean = cells.reduce((sum, { text }) => sum + text.length, 0) / Math.max(1, cells.length)
  const typed = cells.filter(({ text }) => looksTyped(text)).length
  if (mean > mostLettersMean || spanning > cells.length * 0.25) return false
  if (cells.length < rows.length * columns * 0.4) return false
  // Two columns of words may be anything; values, or a third column, make it a table.
  if (columns === 2) return typed >= rows.length * 0.5
  return typed >= cells.length * 0.2 || (mean < 20 && cells.length >= rows.length * columns * 0.75)
}

/** A row without its first cell, close under another, is the rest of that row's cells. */
function mergeContinued(
  lines: readonly Line[],
  rows: readonly (readonly PlacedCell[])[],
): readonly (readonly GridCell[])[] {
  const steps = lines.slice(1).map((line, index) => line.base - (lines[index]?.base ?? 0))
  const usual = median(steps)
  const merged: PlacedCell[][] = []
  rows.forEach((row, index) => {
    const above = merged.at(-1)
    const rest = row[0]?.text === '' && row.filter(({ text }) => text !== '').length <= row.length / 2
    const close = (steps[index - 1] ?? Infinity) < usual * 0.8
    if (above === undefined || !rest || !close || row.length !== above.length) merged.push([...row])
    else
      row.forEach(
        (cell, at) =>
          cell.text !== '' && (above[at] = { ...cell, text: `${above[at]?.text ?? ''} ${cell.text}`.trim() }),
      )
  })
  return merged.map((row) => row.map(({ segment: _, ...cell }) => cell))
}
