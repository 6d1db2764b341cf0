import { at, sum, type Numbers } from '../numbers.ts'
import { lowestPoint } from './lowest-point.ts'

export interface HoltWintersWeights {
  readonly alpha: number
  readonly beta: number
  readonly gamma: number
}

export interface HoltWinters extends HoltWintersWeights {
  /** What was predicted for each value before it was seen. */
  readonly fitted: Float64Array
  readonly forecast: Float64Array
  readonly squaredError: number
}

/**
 * Additive trend and season. It starts from the first two seasons: the level is the mean of the first, the trend
 * the difference of their means over the period, the season the first values' distance from the level. Without
 * weights, those with the smallest one-step squared error are taken. Null below two full seasons.
 */
export function holtWinters(
  values: Numbers,
  period: number,
  ahead: number,
  weights?: HoltWintersWeights,
): HoltWinters | null {
  if (!Number.isInteger(period) || period < 2)
    throw new RangeError(`a season is a whole number of values from 2, not ${period}`)
  if (values.length < 2 * period) return null
  if (weights !== undefined) return run(values, period, ahead, weights)
  const best = lowestPoint((point) => run(values, period, 0, weightsAt(point)).squaredError, 3)
  return run(values, period, ahead, weightsAt(best))
}

const weightsAt = (point: readonly number[]): HoltWintersWeights => ({
  alpha: at(point, 0),
  beta: at(point, 1),
  gamma: at(point, 2),
})

function run(values: Numbers, period: number, ahead: number, weights: HoltWintersWeights): HoltWinters {
  const { alpha, beta, gamma } = weights
  let level = sum(values.slice(0, period)) / period
  let trend = (sum(values.slice(period, 2 * period)) / period - level) / period
  const season = Float64Array.from(values.slice(0, period), (value) => value - level)
  const fitted = new Float64Array(values.length)
  const errors = new Float64Array(values.length)
  for (let index = 0; index < values.length; index++) {
    const value = at(values, index)
    const seasonal = at(season, index % period)
    const expected = level + trend
    fitted[index] = expected + seasonal
    errors[index] = (value - expected - seasonal) ** 2
    const next = alpha * (value - seasonal) + (1 - alpha) * expected
    trend = beta * (next - level) + (1 - beta) * trend
    level = next
    season[index % period] = gamma * (value - expected) + (1 - gamma) * seasonal
  }
  const forecast = Float64Array.from(
    { length: ahead },
    (_, step) => level + (step + 1) * trend + at(season, (values.length + step) % period),
  )
  return { ...weights, fitted, forecast, squaredError: sum(errors) }
}
