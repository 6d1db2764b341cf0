import { isTotalLabel } from '../../../domain/total-words.ts'
import type { CellRange } from '../cell-range.ts'
import type { CellView } from './cell-view.ts'
import type { LeftOut } from './found-table.ts'

const none: ReadonlySet<number> = new Set()
const fewestParts = 2
/** Longer stretches that add up to a row above are looked for in vain in most tables. */
const mostParts = 500
/** So many groups are no chance where one column alone adds up, else two. */
const fewestGroups = { oneColumn: 3, moreColumns: 2 }

/**
 * The rows that have the sums of those below them up to the next such row, where all rows of a table are parted so. They name what the
 * rows below belong to, and would count it twice.
 */
export function findParents(
  view: CellView,
  block: CellRange,
  first: number,
  skipped: ReadonlyMap<number, LeftOut>,
): ReadonlySet<number> {
  const parents = new Set<number>()
  let columns = 0
  let open: Group | undefined
  for (let row = first; row <= block.bottom; row++) {
    if (skipped.has(row) || view.filled(row, block).length === 0) continue
    if (view.content(row, block.left) !== 'text') return none
    if (isTotalLabel(view.shown(row, block.left))) continue
    if (open === undefined) {
      open = openGroup(view, block, row)
      if (open.sums.size === 0) return none
      parents.add(row)
      columns = Math.max(columns, open.sums.size)
    } else if (addPart(view, block, row, open)) open = undefined
    else if (open.parts > mostParts) return none
  }
  const fewest = columns > 1 ? fewestGroups.moreColumns : fewestGroups.oneColumn
  return open === undefined && parents.size >= fewest ? parents : none
}

interface Group {
  /** What is left of each sum when the parts so far are taken from it. */
  readonly sums: Map<number, { readonly whole: number; left: number }>
  parts: number
}

function openGroup(view: CellView, block: CellRange, row: number): Group {
  const sums: Group['sums'] = new Map()
  for (const column of view.filled(row, block)) {
    const whole = view.number(row, column)
    if (whole !== undefined) sums.set(column, { whole, left: whole })
  }
  return { sums, parts: 0 }
}

/** Whether with this part all sums are complete. */
function addPart(view: CellView, block: CellRange, row: number, group: Group): boolean {
  group.parts++
  for (const column of view.filled(row, block)) {
    const sum = group.sums.get(column)
    if (sum !== undefined) sum.left -= view.number(row, column) ?? 0
  }
  const sums = [...group.sums.values()]
  return (
    group.parts >= fewestParts &&
    sums.some(({ whole }) => whole !== 0) &&
    sums.every(({ whole, left }) => Math.abs(left) <= Math.max(Math.abs(whole), 1) * 1e-9)
  )
}
