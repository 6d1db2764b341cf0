import type { GridCell } from '../grid.ts'
import { looksTyped } from '../../read-types/looks-typed.ts'
import { findColumns, mostColumns, placed, widened } from './aligned-columns.ts'
import { joinWrapped } from './aligned-rows.ts'
import { greatest, isRightToLeft, least } from './geometry.ts'
import type { PageTable } from './page-block.ts'
import type { Line } from './segments.ts'

const leastRows = 3
const mostLettersMean = 45
/** Lines of one long cell between two rows. */
const mostWrapped = 4

/** Lines that may make a table without drawn lines, from one of them on. */
export function tableCandidates(lines: readonly Line[], from: number): readonly Line[] {
  const candidates = lines.slice(from, candidatesEnd(lines, from))
  return candidates.filter(({ segments }) => segments.length > 1).length < leastRows ? [] : candidates
}

/** The table that lines make; undefined where they make none. */
export function alignedTable(candidates: readonly Line[]): PageTable | undefined {
  const columns = findColumns(candidates)
  if (columns.length < 2 || columns.length > mostColumns) return undefined
  const wide = widened(columns, candidates)
  const rows = candidates.map((line) => placed(line, wide))
  if (!isTable(rows, columns.length)) return undefined
  const merged = joinWrapped(candidates, rows)
  const segments = candidates.flatMap((line) => line.segments)
  const rtl = isRightToLeft(segments)
  return {
    kind: 'table',
    grid: { rows: rtl ? merged.map((row) => [...row].reverse()) : merged },
    columns,
    left: least(segments.map(({ left }) => left)),
    right: greatest(segments.map(({ right }) => right)),
    top: (candidates[0]?.base ?? 0) - (candidates[0]?.size ?? 0),
    bottom: candidates.at(-1)?.base ?? 0,
  }
}

/** Lines in several pieces at even distances; single pieces between them may be cells that go on. */
function candidatesEnd(lines: readonly Line[], from: number): number {
  const first = isHigherPart(lines[from], lines[from + 1]) ? from + 1 : from
  if ((lines[first]?.segments.length ?? 0) < 2) return from
  let end = first + 1
  let lastFull = end
  let widest = 0
  while (end < lines.length) {
    const [before, line] = [lines[end - 1], lines[end]]
    if (before === undefined || line === undefined) break
    if (line.base - before.base > 3.5 * Math.max(line.size, before.size)) break
    if (Math.max(line.size, before.size) > 1.6 * Math.min(line.size, before.size)) break
    widest = Math.max(widest, widthOf(before))
    if (line.segments.length === 1 && widthOf(line) > widest * 0.6) break
    end++
    if (line.segments.length > 1) lastFull = end
    else if (end - lastFull > mostWrapped) break
  }
  return wrappedEnd(lines, from, lastFull)
}

/** The last row may have a long cell, too: what comes is as close and as narrow as the lines of cells before. */
function wrappedEnd(lines: readonly Line[], from: number, end: number): number {
  const wrapped = lines.slice(from + 1, end).flatMap((line, index) => {
    const step = line.base - (lines[from + index]?.base ?? 0)
    return line.segments.length === 1 ? [step] : []
  })
  const near = greatest(wrapped) * 1.02
  const lefts = lines.slice(from, end).flatMap(({ segments }) => segments.map(({ left }) => left))
  let more = end
  for (; more < end + mostWrapped; more++) {
    const [before, line] = [lines[more - 1], lines[more]]
    const [piece, second] = line?.segments ?? []
    if (before === undefined || line === undefined || piece === undefined) break
    const inColumn = lefts.some((left) => Math.abs(left - piece.left) < line.size * 0.3)
    if (second !== undefined || !inColumn || line.base - before.base > near) break
  }
  return more
}

/** No two lines of text are so close: it belongs to a cell whose row has its other texts half a line lower. */
const isHigherPart = (line: Line | undefined, next: Line | undefined) =>
  line?.segments.length === 1 && next !== undefined && next.base - line.base < line.size * 0.9

const widthOf = ({ segments }: Line) => (segments.at(-1)?.right ?? 0) - (segments[0]?.left ?? 0)

/** Cells are short or values, most columns are mostly filled, and few cells reach over several. */
function isTable(rows: readonly (readonly GridCell[])[], columns: number): boolean {
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
