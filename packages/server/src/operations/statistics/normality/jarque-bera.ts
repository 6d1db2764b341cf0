import { chiSquaredSf } from '../distributions/sampling.ts'
import { kurtosis, skewness } from '../moments/shape.ts'
import { testResult, type Numbers, type TestResult } from '../numbers.ts'

/** Null for no values, and for a constant. */
export function jarqueBera(values: Numbers): TestResult | null {
  const skew = skewness(values, 'population')
  const excess = kurtosis(values, 'population')
  if (skew === null || excess === null) return null
  const statistic = (values.length / 6) * (skew ** 2 + excess ** 2 / 4)
  return testResult(statistic, chiSquaredSf(statistic, 2))
}
