import { squaredDeviations } from '../moments/spread.ts'
import { at, requirePairs, sum, type Numbers } from '../numbers.ts'

export interface FitMeasures {
  /** 1 − residual over total squares; null when the actual values are constant. Negative when worse than their mean. */
  readonly rSquared: number | null
  readonly meanSquaredError: number
  readonly rootMeanSquaredError: number
  readonly meanAbsoluteError: number
}

/** How well predictions fit. Null for no values. */
export function fitMeasures(actual: Numbers, predicted: Numbers): FitMeasures | null {
  requirePairs(actual, predicted)
  const count = actual.length
  if (count === 0) return null
  const residuals = Float64Array.from(actual, (value, index) => value - at(predicted, index))
  const squares = sum(residuals.map((value) => value * value))
  const total = squaredDeviations(actual)
  return {
    rSquared: total === 0 ? null : 1 - squares / total,
    meanSquaredError: squares / count,
    rootMeanSquaredError: Math.sqrt(squares / count),
    meanAbsoluteError: sum(residuals.map(Math.abs)) / count,
  }
}
