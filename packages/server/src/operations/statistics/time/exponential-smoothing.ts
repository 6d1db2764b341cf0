import { at, sum, type Numbers } from '../numbers.ts'
import { lowestPoint } from './lowest-point.ts'

export interface Smoothed {
  readonly alpha: number
  /** The level after each value. */
  readonly levels: Float64Array
  /** The next value, and every later one. Null for no values. */
  readonly forecast: number | null
  /** Of predicting each value by the level before it. */
  readonly squaredError: number
}

/**
 * Simple exponential smoothing, starting from the first value. Without an alpha, that with the smallest
 * one-step squared error is taken.
 */
export function exponentialSmoothing(values: Numbers, alpha?: number): Smoothed {
  if (alpha !== undefined && !(alpha > 0 && alpha <= 1))
    throw new RangeError(`alpha is above 0 and at most 1, not ${alpha}`)
  if (alpha !== undefined) return smooth(values, alpha)
  const [best = 0.5] = lowestPoint(([tried = 0.5]) => smooth(values, tried).squaredError, 1)
  return smooth(values, best)
}

function smooth(values: Numbers, alpha: number): Smoothed {
  const levels = new Float64Array(values.length)
  const errors = new Float64Array(values.length)
  levels.set(values.slice(0, 1))
  for (let index = 1; index < values.length; index++) {
    const error = at(values, index) - at(levels, index - 1)
    levels[index] = at(levels, index - 1) + alpha * error
    errors[index] = error * error
  }
  return { alpha, levels, forecast: levels.at(-1) ?? null, squaredError: sum(errors) }
}
