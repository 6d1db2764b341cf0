import { at, sorted, type Numbers } from './numbers.ts'

export interface Ranking {
  /** From 1; equal values share the mean of their ranks. */
  readonly ranks: Float64Array
  /** How many values share each rank, from small to large. */
  readonly tieSizes: readonly number[]
}

export function ranking(values: Numbers): Ranking {
  const ascending = sorted(values)
  const distinct: number[] = []
  const shared: number[] = []
  const tieSizes: number[] = []
  for (let start = 0, end = 0; start < ascending.length; start = end) {
    while (end < ascending.length && ascending[end] === ascending[start]) end++
    distinct.push(at(ascending, start))
    shared.push((start + 1 + end) / 2)
    tieSizes.push(end - start)
  }
  return { ranks: Float64Array.from(values, (value) => at(shared, placeOf(value, distinct))), tieSizes }
}

function placeOf(value: number, distinct: readonly number[]): number {
  let [low, high] = [0, distinct.length - 1]
  while (low < high) {
    const middle = (low + high) >>> 1
    if (at(distinct, middle) < value) low = middle + 1
    else high = middle
  }
  return low
}

export const averageRanks = (values: Numbers): Float64Array => ranking(values).ranks

/** Sum of t³ − t over the groups of equal values. */
export const tieTerm = (tieSizes: readonly number[]): number =>
  tieSizes.reduce((total, size) => total + (size ** 3 - size), 0)
