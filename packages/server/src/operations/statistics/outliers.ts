import { type Numbers } from './numbers.ts'
import { mean } from './moments/mean.ts'
import { quantiles } from './moments/order.ts'
import { standardDeviation } from './moments/spread.ts'

export interface Outliers {
  /** Values strictly below or above are outliers. */
  readonly lower: number
  readonly upper: number
  readonly indices: readonly number[]
}

/** Tukey's fences: more than `factor` interquartile ranges outside the quartiles. Null for no values. */
export function interquartileOutliers(values: Numbers, factor = 1.5): Outliers | null {
  const [first = null, third = null] = quantiles(values, [0.25, 0.75])
  if (first === null || third === null) return null
  const reach = factor * (third - first)
  const lower = first - reach
  const upper = third + reach
  return { lower, upper, indices: indicesWhere(values, (value) => value < lower || value > upper) }
}

/** More than `threshold` population standard deviations from the mean; a constant has none. Null for no values. */
export function zScoreOutliers(values: Numbers, threshold = 3): Outliers | null {
  const centre = mean(values)
  const deviation = standardDeviation(values, 'population')
  if (centre === null || deviation === null) return null
  const indices =
    deviation === 0 ? [] : indicesWhere(values, (value) => Math.abs((value - centre) / deviation) > threshold)
  return { lower: centre - threshold * deviation, upper: centre + threshold * deviation, indices }
}

function indicesWhere(values: Numbers, isOutside: (value: number) => boolean): number[] {
  const indices: number[] = []
  values.forEach((value, index) => {
    if (isOutside(value)) indices.push(index)
  })
  return indices
}
