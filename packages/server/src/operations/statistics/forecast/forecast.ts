import { at, sum, type Numbers } from '../numbers.ts'
import { normalPpf } from '../distributions/normal.ts'
import { fit, scaledBy, unscaled, type Fitted } from './fit.ts'
import type { Shape } from './shape.ts'
import { expected, smooth, spreads } from './smooth.ts'

export interface ForecastPoint {
  readonly value: number
  readonly low: number
  readonly high: number
}

export interface Forecast {
  readonly points: readonly ForecastPoint[]
  readonly shape: Shape
  /** The last values, predicted from those before them alone. */
  readonly backtest: readonly number[]
}

/** Below so many values, or with less than twice as many as are asked for, nothing is foretold. */
export const fewestValues = 10
/** How much of what may come an interval holds unless told. */
export const usualShare = 0.8
/** How many of the last places an interval is tried from. */
const mostOrigins = 24

/**
 * The next values of an evenly spaced series by exponential smoothing, with an interval that holds `share` of them. Null where the series
 * is too short.
 */
export function forecast(
  values: Numbers,
  period: number,
  ahead: number,
  share = usualShare,
): Forecast | null {
  if (values.length < Math.max(fewestValues, 2 * ahead)) return null
  const fitted = fit(values, period)
  if (fitted === null) return null
  const tested = backtest(values, period, ahead)
  if (tested === null) return null
  return { points: pointsOf(values, fitted, ahead, share), shape: fitted.shape, backtest: tested }
}

function pointsOf(values: Numbers, fitted: Fitted, ahead: number, share: number): ForecastPoint[] {
  const { shape, weights, state, variance } = fitted
  const widths = spreads(weights, shape.period, ahead)
  const wide = normalPpf((1 + share) / 2) * stretch(values, fitted, ahead)
  return expected(state, weights, ahead).map((value, step) => {
    const width = wide * Math.sqrt(variance * at(widths, step))
    return {
      value: unscaled(shape, value),
      low: unscaled(shape, value - width),
      high: unscaled(shape, value + width),
    }
  })
}

/** How much further off than the spread says the series was, from each of its last places. */
function stretch(values: Numbers, { shape, weights, start, variance }: Fitted, ahead: number): number {
  const scaled = scaledBy(shape, values)
  const widths = spreads(weights, shape.period, ahead)
  const first = Math.max(Math.ceil(values.length / 2), values.length - mostOrigins)
  const off: number[] = []
  for (let origin = first; origin < values.length; origin++) {
    const { state } = smooth(scaled.subarray(0, origin), weights, start)
    for (const [step, value] of expected(state, weights, Math.min(ahead, values.length - origin)).entries())
      off.push((at(scaled, origin + step) - value) ** 2 / (variance * at(widths, step)))
  }
  return off.length === 0 || variance === 0 ? 1 : Math.sqrt(sum(off) / off.length)
}

/** The last values, as many as are asked for but at most a third, as they would have been foretold. */
function backtest(values: Numbers, period: number, ahead: number): readonly number[] | null {
  const count = Math.min(Math.max(ahead, 2), Math.floor(values.length / 3))
  const fitted = fit(values.slice(0, values.length - count), period)
  if (fitted === null) return null
  return expected(fitted.state, fitted.weights, count).map((value) => unscaled(fitted.shape, value))
}

export interface ForecastErrors {
  /** The mean absolute error. */
  readonly error: number
  /** That of saying what was there a season before, or last where there is no season. */
  readonly naive: number
}

/** How far off what was foretold for the last values is, beside saying that what was comes again. */
export function forecastErrors(values: Numbers, foretold: readonly number[], period: number): ForecastErrors {
  const first = values.length - foretold.length
  const lag = period <= first ? period : 1
  const errorOf = (told: (step: number) => number): number =>
    sum(foretold.map((_, step) => Math.abs(at(values, first + step) - told(step)))) / foretold.length
  return {
    error: errorOf((step) => at(foretold, step)),
    naive: errorOf((step) => at(values, first - lag + (step % lag))),
  }
}
