import { chiSquaredSf } from '../distributions/sampling.ts'
import { at, requirePairs, sum, type Numbers, type TestResult } from '../numbers.ts'

export interface Independence extends TestResult {
  readonly degrees: number
  readonly expected: readonly (readonly number[])[]
}

/**
 * Independence of rows and columns of a table of counts; with one degree of freedom (2×2) Yates's correction
 * unless told. Null when a row or column is empty.
 */
export function chiSquaredIndependence(table: readonly Numbers[], correct = true): Independence | null {
  const width = table[0]?.length ?? 0
  for (const row of table) requirePairs(row, table[0] ?? [])
  const rowTotals = table.map(sum)
  const columnTotals = Array.from({ length: width }, (_, column) => sum(table.map((row) => at(row, column))))
  const total = sum(rowTotals)
  if (total === 0 || [...rowTotals, ...columnTotals].some((value) => value === 0)) return null
  const expected = rowTotals.map((row) => columnTotals.map((column) => (row * column) / total))
  const degrees = (table.length - 1) * (width - 1)
  if (degrees === 0) return { statistic: 0, pValue: 1, degrees, expected }
  const largestCorrection = degrees === 1 && correct ? 0.5 : 0
  const terms = expected.flatMap((row, index) =>
    row.map((value, column) => {
      const distance = Math.abs(at(table[index] ?? [], column) - value)
      return (distance - Math.min(largestCorrection, distance)) ** 2 / value
    }),
  )
  const statistic = sum(terms)
  return { statistic, pValue: chiSquaredSf(statistic, degrees), degrees, expected }
}
