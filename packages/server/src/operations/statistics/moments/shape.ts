import { dot, isConstant, sum, type Numbers } from '../numbers.ts'
import { centred } from './mean.ts'
import type { Basis } from './spread.ts'

/**
 * Sample: corrected for bias, as pandas; needs 3 values, and is 0 for a constant.
 * Population: third moment over the second to 3/2, as scipy; null for a constant.
 */
export function skewness(values: Numbers, basis: Basis = 'sample'): number | null {
  const count = values.length
  if (count < (basis === 'sample' ? 3 : 1)) return null
  const moments = centralMoments(values)
  if (moments === null) return basis === 'sample' ? 0 : null
  const biased = moments.third / moments.second ** 1.5
  return basis === 'population' ? biased : (biased * Math.sqrt(count * (count - 1))) / (count - 2)
}

/**
 * Excess over the normal's 3. Sample: corrected for bias, as pandas; needs 4 values, and is 0 for a constant.
 * Population: fourth moment over the squared second, as scipy; null for a constant.
 */
export function kurtosis(values: Numbers, basis: Basis = 'sample'): number | null {
  const count = values.length
  if (count < (basis === 'sample' ? 4 : 1)) return null
  const moments = centralMoments(values)
  if (moments === null) return basis === 'sample' ? 0 : null
  const biased = moments.fourth / moments.second ** 2
  if (basis === 'population') return biased - 3
  return ((count ** 2 - 1) * biased - 3 * (count - 1) ** 2) / ((count - 2) * (count - 3))
}

interface Moments {
  readonly second: number
  readonly third: number
  readonly fourth: number
}

/** Null when the values do not differ, up to the rounding of their mean. */
function centralMoments(values: Numbers): Moments | null {
  if (isConstant(values)) return null
  const { mean, deviations } = centred(values)
  const squares = deviations.map((value) => value * value)
  const second = sum(squares) / values.length
  if (second <= (1e-15 * mean) ** 2) return null
  return {
    second,
    third: dot(squares, deviations) / values.length,
    fourth: dot(squares, squares) / values.length,
  }
}
