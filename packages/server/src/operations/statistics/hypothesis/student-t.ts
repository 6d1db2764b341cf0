import { studentTPValue } from '../distributions/sampling.ts'
import { mean } from '../moments/mean.ts'
import { squaredDeviations, variance } from '../moments/spread.ts'
import { at, requirePairs, testResult, type Alternative, type Numbers, type TestResult } from '../numbers.ts'

export interface StudentT extends TestResult {
  readonly degrees: number
}

/** Whether the mean is `expected`. Null below 2 values, or when there is neither difference nor spread. */
export function oneSampleT(
  values: Numbers,
  expected: number,
  alternative: Alternative = 'two-sided',
): StudentT | null {
  const difference = meanFrom(values, expected)
  const spread = variance(values)
  if (difference === null || spread === null) return null
  return studentT(difference, spread / values.length, values.length - 1, alternative)
}

/** The mean of left − right, pair by pair. */
export function pairedT(
  left: Numbers,
  right: Numbers,
  alternative: Alternative = 'two-sided',
): StudentT | null {
  requirePairs(left, right)
  return oneSampleT(
    Float64Array.from(left, (value, index) => value - at(right, index)),
    0,
    alternative,
  )
}

/** Two means, the variances taken to be equal. Null when a side is empty or there are fewer than 3 values. */
export function twoSampleT(
  left: Numbers,
  right: Numbers,
  alternative: Alternative = 'two-sided',
): StudentT | null {
  const difference = meanDifference(left, right)
  const degrees = left.length + right.length - 2
  if (difference === null || degrees < 1) return null
  const pooled = (squaredDeviations(left) + squaredDeviations(right)) / degrees
  return studentT(difference, pooled * (1 / left.length + 1 / right.length), degrees, alternative)
}

/** Two means, each with its own variance. Null when a side has fewer than 2 values. */
export function welchT(
  left: Numbers,
  right: Numbers,
  alternative: Alternative = 'two-sided',
): StudentT | null {
  const difference = meanDifference(left, right)
  const leftVariance = variance(left)
  const rightVariance = variance(right)
  if (difference === null || leftVariance === null || rightVariance === null) return null
  const leftPart = leftVariance / left.length
  const rightPart = rightVariance / right.length
  const total = leftPart + rightPart
  const degrees = total ** 2 / (leftPart ** 2 / (left.length - 1) + rightPart ** 2 / (right.length - 1))
  return studentT(difference, total, Number.isNaN(degrees) ? 1 : degrees, alternative)
}

/** From a value of the data, so that a small difference between large means keeps its digits. */
function meanDifference(left: Numbers, right: Numbers): number | null {
  const origin = left[0] ?? 0
  const [leftMean, rightMean] = [meanFrom(left, origin), meanFrom(right, origin)]
  return leftMean === null || rightMean === null ? null : leftMean - rightMean
}

const meanFrom = (values: Numbers, origin: number): number | null =>
  mean(Float64Array.from(values, (value) => value - origin))

function studentT(
  difference: number,
  squaredError: number,
  degrees: number,
  alternative: Alternative,
): StudentT | null {
  const statistic = difference / Math.sqrt(squaredError)
  const result = testResult(statistic, studentTPValue(statistic, degrees, alternative))
  return result === null ? null : { ...result, degrees }
}
