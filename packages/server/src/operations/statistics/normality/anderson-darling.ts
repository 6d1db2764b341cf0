import { normalLogCdf } from '../distributions/normal.ts'
import { mean } from '../moments/mean.ts'
import { standardDeviation } from '../moments/spread.ts'
import { at, sorted, sum, type Numbers } from '../numbers.ts'

export interface AndersonDarling {
  readonly statistic: number
  /** Normality is rejected at a significance, in percent, when the statistic is above its critical value. */
  readonly critical: readonly { readonly significance: number; readonly value: number }[]
}

/** Against a normal with the mean and deviation of the values. Null below 2 values, and for a constant. */
export function andersonDarling(values: Numbers): AndersonDarling | null {
  const count = values.length
  const centre = mean(values)
  const deviation = standardDeviation(values)
  if (centre === null || deviation === null || deviation === 0) return null
  const scores = sorted(values).map((value) => (value - centre) / deviation)
  const terms = scores.map(
    (score, index) => (2 * index + 1) * (normalLogCdf(score) + normalLogCdf(-at(scores, count - 1 - index))),
  )
  const correction = 1 + 4 / count - 25 / count / count
  return {
    statistic: -count - sum(terms) / count,
    critical: asymptotic.map(([significance, value]) => ({
      significance,
      value: Math.round((value / correction) * 1000) / 1000,
    })),
  }
}

/** Stephens (1974), for an unknown mean and variance. */
const asymptotic = [
  [15, 0.576],
  [10, 0.656],
  [5, 0.787],
  [2.5, 0.918],
  [1, 1.092],
] as const
