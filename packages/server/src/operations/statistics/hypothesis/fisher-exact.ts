import { at, sum, type Alternative } from '../numbers.ts'

export interface FisherExact {
  /** Null when a row or column is empty; infinite when only the second diagonal holds a 0. */
  readonly oddsRatio: number | null
  readonly pValue: number
}

export type FourCounts = readonly [readonly [number, number], readonly [number, number]]

/** Fisher's exact test of a 2×2 table. Two-sided: every table as unlikely as this one, or less. */
export function fisherExact(
  [[a, b], [c, d]]: FourCounts,
  alternative: Alternative = 'two-sided',
): FisherExact {
  if ([a + b, c + d, a + c, b + d].includes(0)) return { oddsRatio: null, pValue: 1 }
  const lowest = Math.max(0, a - d)
  const shares = tableShares(a, b, c, d, lowest)
  const here = a - lowest
  const limit = at(shares, here) * (1 + 1e-7)
  return { oddsRatio: (a * d) / (b * c), pValue: Math.min(1, sum(chosen(shares, here, limit, alternative))) }
}

function chosen(shares: Float64Array, here: number, limit: number, alternative: Alternative): Float64Array {
  switch (alternative) {
    case 'less':
      return shares.subarray(0, here + 1)
    case 'greater':
      return shares.subarray(here)
    case 'two-sided':
      return shares.filter((share) => share <= limit)
  }
}

/** Hypergeometric probabilities of the first cell, from ratios of neighbours around the most likely. */
function tableShares(a: number, b: number, c: number, d: number, lowest: number): Float64Array {
  const [row, column, total] = [a + b, a + c, a + b + c + d]
  const highest = Math.min(row, column)
  const likely = Math.min(highest, Math.max(lowest, Math.floor(((row + 1) * (column + 1)) / (total + 2))))
  const weights = new Float64Array(highest - lowest + 1)
  weights[likely - lowest] = 1
  const step = (cell: number): number =>
    ((row - cell) * (column - cell)) / ((cell + 1) * (total - row - column + cell + 1))
  for (let cell = likely; cell < highest; cell++)
    weights[cell + 1 - lowest] = at(weights, cell - lowest) * step(cell)
  for (let cell = likely; cell > lowest; cell--)
    weights[cell - 1 - lowest] = at(weights, cell - lowest) / step(cell - 1)
  const whole = sum(weights)
  return weights.map((weight) => weight / whole)
}
