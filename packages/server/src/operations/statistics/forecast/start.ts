import { at, sum, type Numbers } from '../numbers.ts'
import { linearTrend } from '../time/trend.ts'
import type { Shape, State } from './shape.ts'

/** From how many values, or seasons, the beginning of a series is told. */
const [firstValues, firstSeasons] = [10, 4]

/** Where a series may have stood before its first value: seasons around a moving average, then a line through what is left. */
export function startOf(values: Numbers, { trend, period }: Shape): State {
  const seasons = period > 1 ? seasonsOf(values.slice(0, firstSeasons * period), period) : [0]
  const left = Float64Array.from(
    values.slice(0, Math.max(firstValues, period)),
    (value, index) => value - at(seasons, index % period),
  )
  const line = trend === 'none' ? null : linearTrend(left)
  return line === null
    ? { level: sum(left) / left.length, trend: 0, seasons }
    : { level: line.intercept - line.slope, trend: line.slope, seasons }
}

/** How far each part of a season lies from the average of the whole one around it, on average; they add up to nothing. */
function seasonsOf(values: Numbers, period: number): readonly number[] {
  const apart = Array.from({ length: period }, (): number[] => [])
  const half = Math.floor(period / 2)
  for (let index = half; index + half < values.length; index++)
    apart[index % period]?.push(at(values, index) - around(values, index, period, half))
  const means = apart.map((found) => (found.length === 0 ? 0 : sum(found) / found.length))
  const middle = sum(means) / period
  return means.map((mean) => mean - middle)
}

/** The average of one season around a value; of an even one the two ends count half. */
function around(values: Numbers, index: number, period: number, half: number): number {
  const whole = sum(values.slice(index - half, index + half + 1))
  if (period % 2 === 1) return whole / period
  return (whole - (at(values, index - half) + at(values, index + half)) / 2) / period
}
