import type { Numbers } from '../numbers.ts'

/** Every column with every other, by a symmetric measure; the diagonal is measured too. */
export function pairwiseMatrix(
  columns: readonly Numbers[],
  measure: (left: Numbers, right: Numbers) => number | null,
): (number | null)[][] {
  const matrix: (number | null)[][] = columns.map(() => columns.map(() => null))
  columns.forEach((left, row) => {
    columns.slice(row).forEach((right, offset) => {
      const value = measure(left, right)
      const column = row + offset
      ;(matrix[row] ?? [])[column] = value
      ;(matrix[column] ?? [])[row] = value
    })
  })
  return matrix
}

/** The two columns with the largest size of the measure, the first of equals. */
export function strongestPair(
  matrix: readonly (readonly (number | null)[])[],
): { readonly left: number; readonly right: number; readonly value: number } | null {
  let best: { left: number; right: number; value: number } | null = null
  for (const [left, row] of matrix.entries())
    for (const [right, value] of row.entries())
      if (right > left && value !== null && (best === null || Math.abs(value) > Math.abs(best.value)))
        best = { left, right, value }
  return best
}
