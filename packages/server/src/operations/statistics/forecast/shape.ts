/** What a smoothed series has beside its level, and whether it is smoothed as it is or by its logarithms. */
export interface Shape {
  readonly trend: 'none' | 'linear' | 'damped'
  /** How many values a season has; 1: there is none. */
  readonly period: number
  readonly scale: 'plain' | 'logarithm'
}

/** How fast each part of a state follows what was seen; a damped trend loses a share of itself with each step. */
export interface Weights {
  readonly level: number
  readonly trend: number
  readonly season: number
  readonly damping: number
}

/** Where a series stands: the season of the next value is the first. */
export interface State {
  readonly level: number
  readonly trend: number
  readonly seasons: readonly number[]
}

const trends = ['none', 'damped', 'linear'] as const
const [leastDamping, mostDamping] = [0.8, 0.98]

/** Every shape that a series may have; a season is looked for from two full ones on, and logarithms where there are any. */
export function shapesFor(values: ArrayLike<number>, period: number): readonly Shape[] {
  const periods = period > 1 && values.length >= 2 * period + 2 ? [1, period] : [1]
  const isPositive = Array.from(values).every((value) => value > 0)
  const scales = isPositive ? (['plain', 'logarithm'] as const) : (['plain'] as const)
  return trends.flatMap((trend) =>
    periods.flatMap((length) => scales.map((scale): Shape => ({ trend, period: length, scale }))),
  )
}

/** How many numbers of a shape are chosen freely. */
export const weightCount = ({ trend, period }: Shape): number =>
  1 + Number(trend !== 'none') + Number(period > 1) + Number(trend === 'damped')

/** Weights from numbers between 0 and 1, so that whatever is tried stays stable. */
export function weightsAt({ trend, period }: Shape, point: readonly number[]): Weights {
  const left = [...point]
  const level = left.shift() ?? 0
  return {
    level,
    trend: trend === 'none' ? 0 : level * (left.shift() ?? 0),
    season: period === 1 ? 0 : (1 - level) * (left.shift() ?? 0),
    damping: trend === 'damped' ? leastDamping + (mostDamping - leastDamping) * (left.shift() ?? 0) : 1,
  }
}
