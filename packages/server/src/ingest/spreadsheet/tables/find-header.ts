import type { CellRange } from '../cell-range.ts'
import { sniffHeader } from '../../delimited/sniff-header.ts'
import { isMoney } from '../../read-types/amount-in.ts'
import type { CellView } from './cell-view.ts'
import { columnContents, isTyped } from './column-contents.ts'
import type { Content } from './content.ts'
import { isSequence, isYear } from './is-sequence.ts'
import { withWrittenValues } from './written-values.ts'

export interface HeaderPlace {
  /** The rows above the header that belong to it no more than a title does. */
  readonly titles: readonly number[]
  readonly rows: readonly number[]
  /** The first row of values; beyond the block where there are none. */
  readonly first: number
  /** Whether the cells themselves say so, rather than habit. */
  readonly certain: boolean
}

const farthest = 12
const mostHeaderRows = 5
const sampleRows = 50

export function findHeader(view: CellView, block: CellRange): HeaderPlace {
  const contents = columnContents(view, block)
  const last = contents.some(isTyped) ? lastByContents(view, block, contents) : undefined
  if (last !== undefined) return place(view, block, firstOf(view, block, last), last, true)
  return byHabit(view, block, contents)
}

/** The row where names end and values begin: texts over a column of numbers or dates. */
function lastByContents(view: CellView, block: CellRange, contents: readonly Content[]): number | undefined {
  const wanted = contents.filter(isTyped).length * 0.5
  const isValues = (row: number) =>
    headerScore(view, block, contents, row, false) < 0 &&
    view.filled(row, block).length >= contents.length * 0.6
  let best: { readonly row: number; readonly score: number } | undefined
  for (let row = block.top; row <= Math.min(block.bottom, block.top + farthest); row++) {
    const counts = best === undefined && countsColumns(view, block, row)
    const score = headerScore(view, block, contents, row, counts)
    // A line such as "Period 2023" above the header may look like values, but it stands alone.
    if (score <= 0 && isValues(row) && (row === block.bottom || isValues(row + 1))) break
    if (score >= wanted && score > (best?.score ?? 0)) best = { row, score }
  }
  if (best === undefined) return undefined
  let { row } = best
  const goesOn = () =>
    headerScore(view, block, contents, row + 1, false) > 0 || completes(view, block, row, row + 1)
  while (row < best.row + mostHeaderRows && row < block.bottom && goesOn()) row++
  return row
}

/** Whether a row of names names the columns that the row above leaves without a name, and not its first one. */
function completes(view: CellView, block: CellRange, above: number, row: number): boolean {
  const filled = view.filled(row, block)
  const named = view.filled(above, block)
  const missing = []
  for (let column = block.left; column <= block.right; column++)
    if (!named.includes(column)) missing.push(column)
  return (
    missing.length > 0 &&
    filled[0] !== block.left &&
    missing.every((column) => filled.includes(column)) &&
    filled.every((column) => isName(view, row, column, filled))
  )
}

/** How many cells of a row differ from what is below them as names do, less those that are like it. */
function headerScore(
  view: CellView,
  block: CellRange,
  contents: readonly Content[],
  row: number,
  counts: boolean,
): number {
  if (row > block.bottom) return 0
  return contents.reduce((score, below, offset) => {
    if (!isTyped(below)) return score
    const column = block.left + offset
    const content = view.content(row, column)
    if (content === 'empty' || content === 'other') return score
    // A price that somebody wrote as a text is no name of the numbers below it.
    const isLike = content === below || (below === 'number' && isMoney(view.shown(row, column)))
    return score + (!isLike || (content === 'number' && counts) ? 1 : -1)
  }, 0)
}

/** Whether the numbers of a row count columns, as years do, and those below do not look the same. */
function countsColumns(view: CellView, block: CellRange, row: number): boolean {
  const numbersOf = (at: number) => view.filled(at, block).flatMap((column) => view.number(at, column) ?? [])
  const below = row < block.bottom ? numbersOf(row + 1) : []
  return isSequence(numbersOf(row)) && !(below.length > 1 && below.every(isYear))
}

/** Upwards from the last row of the header, as long as rows name groups of columns. */
function firstOf(view: CellView, block: CellRange, last: number): number {
  let first = last
  while (first > block.top && last - first + 1 < mostHeaderRows && isGroupRow(view, block, first - 1)) first--
  return first
}

/** Names of groups stand over some of the columns; a title stands at the left or over all of them. */
function isGroupRow(view: CellView, block: CellRange, row: number): boolean {
  const filled = view.filled(row, block)
  const width = block.right - block.left + 1
  if (filled.length === 0 || filled.some((column) => !isName(view, row, column, filled))) return false
  const spans = filled.map((column) => spanOf(view, row, column, block))
  if (filled.length === 1) return (spans[0] ?? 1) > 1 && (spans[0] ?? 1) < width * 0.8
  if (spans.some((span) => span > 1) || filled[0] !== block.left || filled.length === width) return true
  // At the left without a gap stand remarks such as a date, unless the row below leaves these columns without a name.
  const hasGap = filled.some((column, index) => column !== block.left + index)
  return hasGap || filled.some((column) => view.content(row + 1, column) === 'empty')
}

function isName(view: CellView, row: number, column: number, filled: readonly number[]): boolean {
  const content = view.content(row, column)
  if (content !== 'number') return content === 'text' || content === 'date'
  const numbers = filled.map((at) => view.number(row, at)).filter((value) => value !== undefined)
  return isSequence(numbers)
}

function spanOf(view: CellView, row: number, column: number, block: CellRange): number {
  const range = view.merged(row, column)
  return range === undefined ? 1 : Math.min(range.right, block.right) - column + 1
}

/** Where all is text, or nothing tells names from values: most tables have a header. */
function byHabit(view: CellView, block: CellRange, contents: readonly Content[]): HeaderPlace {
  const width = contents.length
  const candidate = firstFullRow(view, block, width)
  const rows = []
  for (let row = candidate; row <= Math.min(block.bottom, candidate + sampleRows); row++) {
    rows.push(contents.map((_, offset) => view.shown(row, block.left + offset)))
  }
  const last = goesOnInTexts(view, block, candidate) ? candidate + 1 : candidate
  if (last === candidate && !sniffHeader(rows))
    return { ...place(view, block, candidate, candidate - 1, false), rows: [] }
  return place(view, block, firstOf(view, block, candidate), last, false)
}

/** Whether the row below names columns, too: nothing at the left, and names over texts that are written as numbers or dates. */
function goesOnInTexts(view: CellView, block: CellRange, row: number): boolean {
  const values = withWrittenValues(view)
  const contents = columnContents(values, { ...block, top: row })
  const typed = contents.filter(isTyped).length
  if (typed === 0 || row + 1 >= block.bottom || view.content(row + 1, block.left) !== 'empty') return false
  if (completes(view, block, row, row + 1)) return true
  return typed > 1 && headerScore(values, block, contents, row + 1, false) >= typed * 0.5
}

function firstFullRow(view: CellView, block: CellRange, width: number): number {
  const wanted = width <= 2 ? width : Math.max(2, width * 0.5)
  for (let row = block.top; row <= Math.min(block.bottom, block.top + farthest); row++) {
    if (view.filled(row, block).length >= wanted) return row
  }
  return block.top
}

function place(view: CellView, block: CellRange, first: number, last: number, certain: boolean): HeaderPlace {
  const between = (from: number, to: number) =>
    Array.from({ length: Math.max(to - from, 0) }, (_, index) => from + index).filter(
      (row) => view.filled(row, block).length > 0,
    )
  return { titles: between(block.top, first), rows: between(first, last + 1), first: last + 1, certain }
}
