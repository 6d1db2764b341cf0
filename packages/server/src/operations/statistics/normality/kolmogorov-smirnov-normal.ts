import { kolmogorovSf } from '../distributions/kolmogorov.ts'
import { normalCdf } from '../distributions/normal.ts'
import { sorted, testResult, type Numbers, type TestResult } from '../numbers.ts'

/** Against the normal distribution with this mean and standard deviation. Null for no values, or no spread. */
export function kolmogorovSmirnovNormal(
  values: Numbers,
  mean: number,
  standardDeviation: number,
): TestResult | null {
  const count = values.length
  if (count === 0 || !(standardDeviation > 0)) return null
  let distance = 0
  sorted(values).forEach((value, index) => {
    const share = normalCdf((value - mean) / standardDeviation)
    distance = Math.max(distance, (index + 1) / count - share, share - index / count)
  })
  return testResult(distance, kolmogorovSf(count, distance))
}
