import { chiSquaredSf } from '../distributions/sampling.ts'
import { mean } from '../moments/mean.ts'
import { median } from '../moments/order.ts'
import { variance } from '../moments/spread.ts'
import { sum, testResult, type Numbers, type TestResult } from '../numbers.ts'
import { oneWayAnova } from './several-groups.ts'

/** Levene's test, around the medians (Brown and Forsythe) unless told. Null where the distances do not differ. */
export function levene(groups: readonly Numbers[], centre: 'median' | 'mean' = 'median'): TestResult | null {
  const distances = groups.map((group) => {
    const middle = (centre === 'median' ? median(group) : mean(group)) ?? 0
    return Float64Array.from(group, (value) => Math.abs(value - middle))
  })
  const result = oneWayAnova(distances)
  return result === null ? null : { statistic: result.statistic, pValue: result.pValue }
}

/**
 * Bartlett's test. Infinite when some groups are constant. Null below two groups, with fewer than 2 values in one,
 * or when all are constant.
 */
export function bartlett(groups: readonly Numbers[]): TestResult | null {
  if (groups.length < 2) return null
  const variances = groups.map((group) => variance(group) ?? Number.NaN)
  const degrees = groups.map((group) => group.length - 1)
  const total = sum(degrees)
  const pooled = sum(variances.map((value, index) => (value * (degrees[index] ?? 0)) / total))
  const spread = sum(variances.map((value, index) => (degrees[index] ?? 0) * Math.log(pooled / value)))
  const inverse = sum(degrees.map((value) => 1 / value)) - 1 / total
  const statistic = spread / (1 + inverse / (3 * (groups.length - 1)))
  return testResult(statistic, chiSquaredSf(statistic, groups.length - 1))
}
