import type { Cell } from '@auger/contract'

/** A cell as a number; yes and no count as 1 and 0. */
export function numberOf(cell: Cell): number | null {
  if (cell === null || cell === '') return null
  const value = Number(cell)
  return Number.isFinite(value) ? value : null
}

export const present = (cells: readonly Cell[]): Float64Array =>
  Float64Array.from(cells.map(numberOf).filter((value) => value !== null))

/** The rows that have all of these numbers, column by column. */
export function complete(columns: readonly (readonly Cell[])[]): readonly Float64Array[] {
  const numbers = columns.map((cells) => cells.map(numberOf))
  const rows = (numbers[0] ?? []).flatMap((_, row) =>
    numbers.every((column) => column[row] !== null && column[row] !== undefined) ? [row] : [],
  )
  return numbers.map((column) => Float64Array.from(rows, (row) => column[row] ?? NaN))
}
