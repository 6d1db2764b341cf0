import { normalPpf, normalSf } from '../distributions/normal.ts'
import { at, dot, isConstant, sorted, sum, testResult, type Numbers, type TestResult } from '../numbers.ts'
import { centred } from '../moments/mean.ts'

/**
 * Royston's AS R94. Null below 3 values, and for a constant. Above 5000 values p is an extrapolation, as in
 * scipy.
 */
export function shapiroWilk(values: Numbers): TestResult | null {
  const count = values.length
  if (count < 3 || isConstant(values)) return null
  const ascending = sorted(values)
  const width = at(ascending, count - 1) - at(ascending, 0)
  const { deviations } = centred(ascending.map((value) => value / width))
  const weights = orderWeights(count)
  const explained = sum(
    weights.map((weight, index) => weight * (at(deviations, count - 1 - index) - at(deviations, index))),
  )
  const spread = Math.sqrt(2 * dot(weights, weights) * dot(deviations, deviations))
  const shortfall = ((spread - explained) * (spread + explained)) / spread ** 2
  return testResult(1 - shortfall, pValue(count, shortfall))
}

/** What the largest, second largest, … order statistic counts; the smallest count the same, negated. */
function orderWeights(count: number): Float64Array {
  if (count === 3) return Float64Array.of(Math.SQRT1_2)
  const scores = Float64Array.from(
    { length: count >> 1 },
    (_, index) => -normalPpf((index + 0.625) / (count + 0.25)),
  )
  const total = 2 * dot(scores, scores)
  const inverseRoot = 1 / Math.sqrt(count)
  const corrected = (count > 5 ? [firstCorrection, secondCorrection] : [firstCorrection]).map(
    (correction, index) => at(scores, index) / Math.sqrt(total) + polynomial(correction, inverseRoot),
  )
  const scoresUsed = 2 * sum(corrected.map((_, index) => at(scores, index) ** 2))
  const factor = Math.sqrt((total - scoresUsed) / (1 - 2 * dot(corrected, corrected)))
  return scores.map((score, index) => corrected[index] ?? score / factor)
}

function pValue(count: number, shortfall: number): number {
  if (count === 3) {
    const angle = Math.asin(Math.sqrt(Math.max(0.75, 1 - shortfall)))
    return (6 / Math.PI) * (angle - Math.PI / 3)
  }
  const logShortfall = Math.log(shortfall)
  if (count <= 11) {
    const limit = 0.459 * count - 2.273
    if (logShortfall >= limit) return 0
    const centre = polynomial(smallMean, count)
    return normalSf((-Math.log(limit - logShortfall) - centre) / Math.exp(polynomial(smallDeviation, count)))
  }
  const logCount = Math.log(count)
  const centre = polynomial(largeMean, logCount)
  return normalSf((logShortfall - centre) / Math.exp(polynomial(largeDeviation, logCount)))
}

const polynomial = (coefficients: readonly number[], x: number): number =>
  coefficients.reduceRight((total, coefficient) => total * x + coefficient, 0)

const firstCorrection = [0, 0.221157, -0.147981, -2.07119, 4.434685, -2.706056]
const secondCorrection = [0, 0.042981, -0.293762, -1.752461, 5.682633, -3.582633]
const smallMean = [0.544, -0.39978, 0.025054, -0.0006714]
const smallDeviation = [1.3822, -0.77857, 0.062767, -0.0020322]
const largeMean = [-1.5861, -0.31082, -0.083751, 0.0038915]
const largeDeviation = [-0.4803, -0.082676, 0.0030302]
