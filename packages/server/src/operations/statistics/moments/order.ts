import { at, sorted, type Numbers } from '../numbers.ts'

/** Between two neighbours it interpolates linearly, as pandas and numpy do. */
export function quantile(values: Numbers, share: number): number | null {
  return quantiles(values, [share])[0] ?? null
}

export function quantiles(values: Numbers, shares: readonly number[]): (number | null)[] {
  const ascending = sorted(values)
  return shares.map((share) => quantileOfSorted(ascending, share))
}

function quantileOfSorted(ascending: Float64Array, share: number): number | null {
  if (!(share >= 0 && share <= 1)) throw new RangeError(`a quantile is between 0 and 1, not ${share}`)
  if (ascending.length === 0) return null
  const place = (ascending.length - 1) * share
  const below = Math.floor(place)
  const low = at(ascending, below)
  const high = at(ascending, Math.min(below + 1, ascending.length - 1))
  const part = place - below
  return part < 0.5 ? low + (high - low) * part : high - (high - low) * (1 - part)
}

export const median = (values: Numbers): number | null => quantile(values, 0.5)

/** The smallest of the values that occur most often. */
export function mode(values: Numbers): number | null {
  let best: number | null = null
  let most = 0
  let run = 0
  let previous: number | null = null
  for (const value of sorted(values)) {
    run = value === previous ? run + 1 : 1
    if (run > most) [best, most] = [value, run]
    previous = value
  }
  return best
}

export function range(values: Numbers): number | null {
  const ascending = sorted(values)
  return ascending.length === 0 ? null : at(ascending, ascending.length - 1) - at(ascending, 0)
}

export function interquartileRange(values: Numbers): number | null {
  const [lower = null, upper = null] = quantiles(values, [0.25, 0.75])
  return lower === null || upper === null ? null : upper - lower
}
