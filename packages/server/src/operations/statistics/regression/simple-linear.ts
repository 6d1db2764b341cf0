import { studentTTwoSided } from '../distributions/sampling.ts'
import { centred } from '../moments/mean.ts'
import { dot, isConstant, requirePairs, type Numbers } from '../numbers.ts'
import { pearsonCoefficient } from '../correlation/pearson.ts'

export interface SimpleLinear {
  readonly slope: number
  readonly intercept: number
  /** 0 when the target is constant. */
  readonly correlation: number
  /** Two-sided, that the slope is 0. */
  readonly pValue: number
  readonly slopeError: number
  readonly interceptError: number
}

/** One predictor, with standard errors. Null below 2 pairs, or when the predictor is constant. */
export function simpleLinearRegression(predictor: Numbers, target: Numbers): SimpleLinear | null {
  requirePairs(predictor, target)
  const count = predictor.length
  if (count < 2 || isConstant(predictor)) return null
  const x = centred(predictor)
  const y = centred(target)
  const xSquares = dot(x.deviations, x.deviations)
  const slope = isConstant(target) ? 0 : dot(x.deviations, y.deviations) / xSquares
  const intercept = y.mean - slope * x.mean
  const correlation = pearsonCoefficient(predictor, target) ?? 0
  if (count === 2)
    return { slope, intercept, correlation, pValue: slope === 0 ? 1 : 0, slopeError: 0, interceptError: 0 }
  const degrees = count - 2
  const t = correlation * Math.sqrt(degrees / ((1 - correlation) * (1 + correlation)))
  const residuals = y.deviations.map((value, index) => value - slope * (x.deviations[index] ?? 0))
  const slopeError = Math.sqrt(dot(residuals, residuals) / xSquares / degrees)
  return {
    slope,
    intercept,
    correlation,
    pValue: studentTTwoSided(t, degrees),
    slopeError,
    interceptError: slopeError * Math.sqrt(xSquares / count + x.mean ** 2),
  }
}
