import { studentTTwoSided } from '../distributions/sampling.ts'
import { requirePairs, type Numbers } from '../numbers.ts'
import { averageRanks } from '../ranks.ts'
import { pearsonCoefficient, type Correlation } from './pearson.ts'

/** Pearson's correlation of the ranks, ties averaged. Null below 3 pairs, or when a side is constant. */
export function spearman(left: Numbers, right: Numbers): Correlation | null {
  requirePairs(left, right)
  const coefficient = left.length < 3 ? null : pearsonCoefficient(averageRanks(left), averageRanks(right))
  if (coefficient === null) return null
  const degrees = left.length - 2
  const t = coefficient * Math.sqrt(degrees / ((1 + coefficient) * (1 - coefficient)))
  return { coefficient, pValue: studentTTwoSided(t, degrees) }
}
