import { at, requirePairs, type Numbers } from '../numbers.ts'

/** Rows of numbers, one after the other. */
export interface Points {
  readonly values: Float64Array
  readonly width: number
  readonly count: number
}

export function pointsOf(columns: readonly Numbers[]): Points {
  const width = columns.length
  const count = columns[0]?.length ?? 0
  const values = new Float64Array(count * width)
  columns.forEach((column, axis) => {
    requirePairs(column, columns[0] ?? [])
    for (let row = 0; row < count; row++) values[row * width + axis] = at(column, row)
  })
  return { values, width, count }
}

export function squaredDistance(left: Points, row: number, right: Points, other: number): number {
  const width = left.width
  let total = 0
  for (let axis = 0; axis < width; axis++) {
    const gap = (left.values[row * width + axis] as number) - (right.values[other * width + axis] as number)
    total += gap * gap
  }
  return total
}

export const pointAt = ({ values, width }: Points, row: number): Float64Array =>
  values.slice(row * width, (row + 1) * width)
