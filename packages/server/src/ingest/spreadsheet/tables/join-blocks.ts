import type { CellRange } from '../cell-range.ts'
import type { CellView } from './cell-view.ts'
import { columnContents, isTyped } from './column-contents.ts'
import { isSequence } from './is-sequence.ts'
import { isLoneLabel } from './lone-label.ts'

const widestGap = 3
const unevenTop = 2
const unevenEnd = 3
/** So many blocks are no tables. */
const mostBlocks = 2_000
const tallestHeader = 4
const farthestHeading = 20

/** Puts together what blank rows and columns inside a table have cut apart. Blocks come and go from top to bottom. */
export function joinBlocks(view: CellView, blocks: readonly CellRange[]): readonly CellRange[] {
  if (blocks.length > mostBlocks) return blocks
  return inOrder(joinDown(view, inOrder(joinAcross(view, blocks))))
}

/**
 * A lone column beside others belongs to them, and so do numbers alone: what they mean stands to the left. Two blocks with
 * texts of their own are two tables.
 */
function joinAcross(view: CellView, blocks: readonly CellRange[]): readonly CellRange[] {
  const joined: CellRange[] = []
  for (const block of blocks.toSorted((one, other) => one.left - other.left || one.top - other.top)) {
    const index = joined.findLastIndex((before) => isBeside(before, block))
    const before = joined[index]
    if (before !== undefined && (isNarrow(before) || isNarrow(block) || isBare(view, block))) {
      joined[index] = union(before, block)
    } else joined.push(block)
  }
  return joined
}

function isBeside(before: CellRange, block: CellRange): boolean {
  return (
    block.left - before.right === 2 &&
    Math.abs(before.top - block.top) <= unevenTop &&
    Math.abs(before.bottom - block.bottom) <= unevenEnd &&
    block.bottom > block.top &&
    before.bottom > before.top
  )
}

const isBare = (view: CellView, block: CellRange) =>
  columnContents(view, block).every((content) => content === 'number' || content === 'empty')

const inOrder = (blocks: readonly CellRange[]) =>
  blocks.toSorted((one, other) => one.top - other.top || one.left - other.left)

const isNarrow = ({ left, right }: CellRange) => left === right

function joinDown(view: CellView, blocks: readonly CellRange[]): readonly CellRange[] {
  const open: CellRange[] = []
  const closed: CellRange[] = []
  for (const block of blocks) {
    while (open.length > 0 && (open[0]?.bottom ?? 0) < block.top - widestGap - 1)
      closed.push(...open.splice(0, 1))
    const index = open.findLastIndex((above) => above.bottom < block.top && belongs(view, above, block))
    const above = open[index]
    if (above === undefined) open.push(block)
    else {
      open.splice(index, 1)
      open.push(union(above, block))
    }
    open.sort((one, other) => one.bottom - other.bottom)
  }
  return [...closed, ...open]
}

const union = (above: CellRange, below: CellRange): CellRange => ({
  top: Math.min(above.top, below.top),
  bottom: Math.max(above.bottom, below.bottom),
  left: Math.min(above.left, below.left),
  right: Math.max(above.right, below.right),
})

function belongs(view: CellView, above: CellRange, below: CellRange): boolean {
  if (below.top - above.bottom > widestGap + 1 || below.left < above.left || below.right > above.right)
    return false
  return isHeaderOf(view, above, below) || continues(view, above, below) || goesOn(view, above, below)
}

/** A header with a blank row under it. */
function isHeaderOf(view: CellView, above: CellRange, below: CellRange): boolean {
  const last = view.filled(above.bottom, above)
  const isShort = above.bottom - above.top < tallestHeader
  const fullest = Math.max(last.length, view.filled(above.top, above).length)
  const named = fullest >= 2 && fullest >= (below.right - below.left + 1) * 0.6
  const isText = last.every((column) => view.content(above.bottom, column) === 'text')
  return (
    isShort &&
    named &&
    isText &&
    columnContents(view, above).every((content) => !isTyped(content)) &&
    beginsWithValues(view, below, isHeaded(view, above, below) ? below.top + 1 : below.top)
  )
}

function beginsWithValues(view: CellView, block: CellRange, row: number): boolean {
  const filled = view.filled(row, block)
  const numbers = filled.flatMap((column) => view.number(row, column) ?? [])
  if (isSequence(numbers)) return false
  return filled.some((column) => isTyped(view.content(row, column)))
}

/** More rows of the same: at least one number or date under its like, and nothing under its unlike. */
function continues(view: CellView, above: CellRange, below: CellRange): boolean {
  if (above.bottom === above.top || above.left === above.right) return false
  const contents = columnContents(view, above)
  const row = isHeaded(view, above, below) && hasHeading(view, above) ? below.top + 1 : below.top
  const cells = view.filled(row, below).map((column) => ({
    here: view.content(row, column),
    above: contents[column - above.left] ?? 'empty',
  }))
  const typed = cells.filter(({ here }) => isTyped(here))
  return (
    typed.length > 0 &&
    typed.every((cell) => cell.here === cell.above) &&
    cells.every(({ here, above: like }) => here !== 'text' || !isTyped(like))
  )
}

/** Whether a block of the same columns begins with a label alone. Fewer than three columns leave open what such a label is. */
const isHeaded = (view: CellView, above: CellRange, below: CellRange): boolean =>
  below.left === above.left &&
  below.right === above.right &&
  below.right - below.left > 1 &&
  below.bottom > below.top &&
  isLoneLabel(view, below, below.top)

/** Whether a label stands alone over a row of values and below a row of names, at the beginning. */
function hasHeading(view: CellView, block: CellRange): boolean {
  let hasNames = false
  for (let row = block.top; row < Math.min(block.bottom, block.top + farthestHeading); row++) {
    const below = view.filled(row + 1, block)
    if (isLoneLabel(view, block, row) && below.some((column) => isTyped(view.content(row + 1, column))))
      return hasNames
    const filled = view.filled(row, block)
    hasNames ||= filled.length > 1 && filled.every((column) => view.content(row, column) === 'text')
  }
  return false
}

/** Where all is text nothing tells, but the same columns after one blank row are the same table. */
function goesOn(view: CellView, above: CellRange, below: CellRange): boolean {
  const isText = (block: CellRange) =>
    columnContents(view, block).every((content) => content === 'text' || content === 'empty')
  return (
    below.top - above.bottom === 2 &&
    above.bottom > above.top &&
    below.left === above.left &&
    below.right === above.right &&
    above.right > above.left &&
    isText(above) &&
    isText(below)
  )
}
