import { mean } from '../moments/mean.ts'
import { quantiles } from '../moments/order.ts'
import { standardDeviation } from '../moments/spread.ts'
import { sorted, type Numbers } from '../numbers.ts'

/** Minus the mean, over the population standard deviation. A constant becomes zeros. */
export const standardised = (values: Numbers): Float64Array =>
  shifted(values, mean(values), standardDeviation(values, 'population'))

/** Onto 0 … 1. A constant becomes zeros. */
export function minMaxScaled(values: Numbers): Float64Array {
  const ascending = sorted(values)
  const low = ascending[0] ?? null
  const high = ascending.at(-1) ?? null
  return shifted(values, low, low === null || high === null ? null : high - low)
}

/** Minus the median, over the interquartile range. */
export function robustScaled(values: Numbers): Float64Array {
  const [first = null, middle = null, third = null] = quantiles(values, [0.25, 0.5, 0.75])
  return shifted(values, middle, first === null || third === null ? null : third - first)
}

/** Natural logarithms; null where there is none. */
export const logarithms = (values: Numbers): (number | null)[] =>
  Array.from(values, (value) => (value > 0 ? Math.log(value) : null))

/** ln(1 + value); null at −1 and below. */
export const logarithmsOfOneMore = (values: Numbers): (number | null)[] =>
  Array.from(values, (value) => (value > -1 ? Math.log1p(value) : null))

/** A spread of 0 divides by 1, as scikit-learn's scalers do. */
function shifted(values: Numbers, centre: number | null, spread: number | null): Float64Array {
  return Float64Array.from(values, (value) => (value - (centre ?? 0)) / (spread === 0 ? 1 : (spread ?? 1)))
}
