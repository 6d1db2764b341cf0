import { at, type Numbers } from '../numbers.ts'
import type { State, Weights } from './shape.ts'

export interface Smoothed {
  /** What each value was off by from what was expected before it was seen. */
  readonly errors: Float64Array
  readonly squaredError: number
  /** After the last value. */
  readonly state: State
}

/** Exponential smoothing in the form that corrects a state by its error (ETS with additive errors). */
export function smooth(values: Numbers, weights: Weights, start: State): Smoothed {
  const { level: alpha, trend: beta, season: gamma, damping } = weights
  const seasons = Float64Array.from(start.seasons)
  const errors = new Float64Array(values.length)
  let [level, trend, squaredError] = [start.level, start.trend, 0]
  for (let index = 0; index < values.length; index++) {
    const place = index % seasons.length
    const drift = damping * trend
    const error = at(values, index) - level - drift - at(seasons, place)
    level += drift + alpha * error
    trend = drift + beta * error
    seasons[place] = at(seasons, place) + gamma * error
    errors[index] = error
    squaredError += error * error
  }
  const next = values.length % seasons.length
  return {
    errors,
    squaredError,
    state: { level, trend, seasons: [...seasons.subarray(next), ...seasons.subarray(0, next)] },
  }
}

/** What a state expects of the next values. */
export function expected({ level, trend, seasons }: State, { damping }: Weights, ahead: number): number[] {
  let [drift, share] = [0, 1]
  return Array.from({ length: ahead }, (_, step) => {
    share *= damping
    drift += share * trend
    return level + drift + (seasons[step % seasons.length] ?? 0)
  })
}

/** How much wider than the next value each later one is spread, as a variance: errors on the way there are carried on. */
export function spreads(weights: Weights, period: number, ahead: number): number[] {
  const { level, trend, season, damping } = weights
  let [variance, drift, share] = [1, 0, 1]
  return Array.from({ length: ahead }, (_, step) => {
    if (step > 0) {
      share *= damping
      drift += share
      const carried = level + trend * drift + (period > 1 && step % period === 0 ? season : 0)
      variance += carried * carried
    }
    return variance
  })
}
