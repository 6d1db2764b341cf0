import { normalPValue, chiSquaredSf } from '../distributions/sampling.ts'
import { kurtosis, skewness } from '../moments/shape.ts'
import { testResult, type Numbers, type TestResult } from '../numbers.ts'

/** D'Agostino's test that the skewness is a normal's. Null below 8 values, and for a constant. */
export function skewnessTest(values: Numbers): TestResult | null {
  const n = values.length
  const skew = n < 8 ? null : skewness(values, 'population')
  if (skew === null) return null
  const scaled = skew * Math.sqrt(((n + 1) * (n + 3)) / (6 * (n - 2)))
  const tails = (3 * (n * n + 27 * n - 70) * (n + 1) * (n + 3)) / ((n - 2) * (n + 5) * (n + 7) * (n + 9))
  const width = Math.sqrt(2 * (tails - 1)) - 1
  const delta = 1 / Math.sqrt(0.5 * Math.log(width))
  const alpha = Math.sqrt(2 / (width - 1))
  const z = delta * Math.asinh(scaled / alpha)
  return testResult(z, normalPValue(z, 'two-sided'))
}

/** Anscombe and Glynn's test that the kurtosis is a normal's. Null below 5 values, and for a constant. */
export function kurtosisTest(values: Numbers): TestResult | null {
  const n = values.length
  const excess = n < 5 ? null : kurtosis(values, 'population')
  if (excess === null) return null
  const expected = (3 * (n - 1)) / (n + 1)
  const variance = (24 * n * (n - 2) * (n - 3)) / ((n + 1) ** 2 * (n + 3) * (n + 5))
  const scaled = (excess + 3 - expected) / Math.sqrt(variance)
  const skew =
    ((6 * (n * n - 5 * n + 2)) / ((n + 7) * (n + 9))) *
    Math.sqrt((6 * (n + 3) * (n + 5)) / (n * (n - 2) * (n - 3)))
  const degrees = 6 + (8 / skew) * (2 / skew + Math.sqrt(1 + 4 / skew ** 2))
  const divisor = 1 + scaled * Math.sqrt(2 / (degrees - 4))
  if (divisor === 0) return null
  const root = Math.cbrt((1 - 2 / degrees) / divisor)
  const z = (1 - 2 / (9 * degrees) - root) / Math.sqrt(2 / (9 * degrees))
  return testResult(z, normalPValue(z, 'two-sided'))
}

/** Both together, against a chi-squared of 2. Null below 8 values, and for a constant. */
export function dagostinoPearson(values: Numbers): TestResult | null {
  const skew = skewnessTest(values)
  const tails = kurtosisTest(values)
  if (skew === null || tails === null) return null
  const statistic = skew.statistic ** 2 + tails.statistic ** 2
  return testResult(statistic, chiSquaredSf(statistic, 2))
}
