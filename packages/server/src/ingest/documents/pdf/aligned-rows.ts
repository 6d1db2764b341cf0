import { looksTyped } from '../../read-types/looks-typed.ts'
import type { GridCell } from '../grid.ts'
import { median } from './geometry.ts'
import type { Line } from './segments.ts'

type Row = readonly GridCell[]

/** As shares of the letters' size: how far a line in a cell is from the one above it, at most and mostly. */
const [farthestStep, usualStep] = [1.7, 1.3]
/** Rows are so much farther from each other than the lines of a cell. */
const leastJump = 1.15

/** The rows of a table from its lines: a cell with a long text has several of them. */
export function joinWrapped(lines: readonly Line[], rows: readonly Row[]): readonly Row[] {
  const steps = lines.slice(1).map((line, index) => line.base - (lines[index]?.base ?? 0))
  const farthest = median(lines.map(({ size }) => size)) * farthestStep
  for (const near of stepsBeforeJumps(steps).filter((step) => step <= farthest)) {
    const groups = groupByStep(steps, rows, near)
    if (groups.every(isOneRow)) return groups.map(joinRows)
  }
  return joinUnder(lines, steps, rows)
}

const mostTries = 3

/** Steps that the next larger ones are far from, the largest first. */
function stepsBeforeJumps(steps: readonly number[]): readonly number[] {
  const sorted = [...steps].sort((one, other) => one - other)
  return sorted
    .filter((step, index) => (sorted[index + 1] ?? 0) > step * leastJump)
    .reverse()
    .slice(0, mostTries)
}

/** Lines that are no farther from each other. */
function groupByStep(
  steps: readonly number[],
  rows: readonly Row[],
  near: number,
): readonly (readonly Row[])[] {
  const groups: Row[][] = []
  rows.forEach((row, index) => {
    const group = groups.at(-1)
    if (group !== undefined && (steps[index - 1] ?? Infinity) <= near) group.push(row)
    else groups.push([row])
  })
  return groups
}

const filled = ({ text }: GridCell) => text !== ''

/** All but one of its lines are the rest of a few cells, and no value is made longer. */
function isOneRow(group: readonly Row[]): boolean {
  if (group.length === 1) return true
  const columns = group[0]?.length ?? 0
  if (group.some((row) => row.length !== columns)) return false
  const full = group.filter((row) => row.filter(filled).length >= Math.max(2, columns * 0.6)).length
  const grows = Array.from({ length: columns }, (_, column) => {
    const texts = group.map((row) => row[column]?.text ?? '').filter((text) => text !== '')
    const words = texts.filter((text) => !looksTyped(text))
    const values = texts.length - words.length
    return values > 1 || (values === 1 && words.some((text) => /\p{L}/u.test(text)))
  })
  return full <= 1 && !grows.includes(true)
}

const joinRows = (group: readonly Row[]): Row =>
  group.reduce((above, row) =>
    above.map((cell, column) => ({ ...cell, text: `${cell.text} ${row[column]?.text ?? ''}`.trim() })),
  )

/** No two lines of text are so close: one of them is a cell over two rows, set between them. */
const halfStep = 0.9

/** The row with the texts of another in places that it has free; undefined where it has not. */
function placedBeside(row: Row, other: Row): Row | undefined {
  const free = new Map<number, number>()
  let column = 0
  for (const [index, { text, across = 1 }] of row.entries()) {
    if (text === '' && across === 1) free.set(column, index)
    column += across
  }
  const joined = [...row]
  column = 0
  for (const cell of other) {
    const place = free.get(column)
    if (filled(cell) && (place === undefined || (cell.across ?? 1) > 1)) return undefined
    if (filled(cell) && place !== undefined) joined[place] = cell
    column += cell.across ?? 1
  }
  return joined
}

/** Where rows are as close as lines: one without its first cell, close under another, is the rest of that row's cells. */
function joinUnder(lines: readonly Line[], steps: readonly number[], rows: readonly Row[]): readonly Row[] {
  const usual = median(steps)
  const joined: Row[] = []
  rows.forEach((row, index) => {
    const above = joined.at(-1)
    const rest = row[0]?.text === '' && row.filter(filled).length <= row.length / 2
    const step = steps[index - 1] ?? Infinity
    const size = lines[index]?.size ?? 0
    const isNarrowStep = step < usual * 0.8 && step < size * usualStep
    const beside = above !== undefined && step < size * halfStep ? placedBeside(above, row) : undefined
    if (beside !== undefined) joined[joined.length - 1] = beside
    else if (above === undefined || !rest || !isNarrowStep || row.length !== above.length) joined.push(row)
    else joined[joined.length - 1] = joinRows([above, row])
  })
  return joined
}
