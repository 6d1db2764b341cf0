import type { Numbers } from '../numbers.ts'
import { simpleLinearRegression, type SimpleLinear } from '../regression/simple-linear.ts'

export interface LinearTrend extends SimpleLinear {
  readonly forecast: readonly number[]
}

/** A straight line over evenly spaced values, numbered from 0, and where it goes next. Null below 2 values. */
export function linearTrend(values: Numbers, ahead = 0): LinearTrend | null {
  const count = values.length
  const line = simpleLinearRegression(
    Float64Array.from(values, (_, index) => index),
    values,
  )
  if (line === null) return null
  const forecast = Array.from({ length: ahead }, (_, step) => line.intercept + line.slope * (count + step))
  return { ...line, forecast }
}
