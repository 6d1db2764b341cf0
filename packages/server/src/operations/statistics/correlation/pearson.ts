import { incompleteBeta } from '../distributions/incomplete-beta.ts'
import { centred } from '../moments/mean.ts'
import { at, dot, isConstant, requirePairs, type Numbers } from '../numbers.ts'

export interface Correlation {
  readonly coefficient: number
  /** Two-sided. */
  readonly pValue: number
}

/** Also the point-biserial correlation, when one side is 0 and 1. Null below 2 pairs, or when a side is constant. */
export function pearson(left: Numbers, right: Numbers): Correlation | null {
  const coefficient = pearsonCoefficient(left, right)
  return coefficient === null ? null : { coefficient, pValue: pearsonPValue(coefficient, left.length) }
}

export function pearsonCoefficient(left: Numbers, right: Numbers): number | null {
  requirePairs(left, right)
  if (left.length < 2 || isConstant(left) || isConstant(right)) return null
  if (left.length === 2) return Math.sign(at(left, 1) - at(left, 0)) * Math.sign(at(right, 1) - at(right, 0))
  const [x, y] = [scaledDeviations(left), scaledDeviations(right)]
  const ratio = dot(x, y) / Math.sqrt(dot(x, x) * dot(y, y))
  return Number.isNaN(ratio) ? null : Math.max(-1, Math.min(1, ratio))
}

/** Of a correlation between n pairs of independent normals: symmetric beta on −1 … 1. */
export function pearsonPValue(coefficient: number, count: number): number {
  if (count <= 2) return 1
  const shape = count / 2 - 1
  const size = Math.abs(coefficient)
  return Math.min(1, 2 * incompleteBeta(shape, shape, (1 - size) / 2, (1 + size) / 2))
}

/** Divided by n − 1, or by n for a population. Null below 2 pairs. */
export function covariance(
  left: Numbers,
  right: Numbers,
  basis: 'sample' | 'population' = 'sample',
): number | null {
  requirePairs(left, right)
  const divisor = basis === 'sample' ? left.length - 1 : left.length
  return divisor < 1 ? null : dot(centred(left).deviations, centred(right).deviations) / divisor
}

/** The largest becomes 1, so that no square overflows or vanishes. */
function scaledDeviations(values: Numbers): Float64Array {
  const { deviations } = centred(values)
  const largest = deviations.reduce((most, value) => Math.max(most, Math.abs(value)), 0)
  return deviations.map((value) => value / largest)
}
