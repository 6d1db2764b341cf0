import { at, type Numbers } from '../numbers.ts'
import { averageRanks } from '../ranks.ts'

/** Pairs of rows that the two columns order differently, counted by merging; and pairs that are equal in both. */
export function discordantPairs(left: Numbers, right: Numbers): { discordant: number; tiedInBoth: number } {
  const base = 2 * left.length + 1
  const rightRanks = averageRanks(right)
  const keys = averageRanks(left)
    .map((rank, row) => 2 * rank * base + 2 * at(rightRanks, row))
    .sort()
  let tiedInBoth = 0
  let run = 0
  keys.forEach((key, place) => {
    run = key === keys[place - 1] ? run + 1 : 0
    tiedInBoth += run
  })
  return { discordant: inversions(keys.map((key) => key % base)), tiedInBoth }
}

/** How many pairs stand in the wrong order, by a bottom-up merge sort. */
function inversions(values: Float64Array): number {
  let source = values
  let target: Float64Array = new Float64Array(values.length)
  let total = 0
  for (let width = 1; width < values.length; width *= 2) {
    for (let start = 0; start < values.length; start += 2 * width)
      total += merge(
        source,
        target,
        start,
        Math.min(start + width, values.length),
        Math.min(start + 2 * width, values.length),
      )
    ;[source, target] = [target, source]
  }
  return total
}

function merge(
  source: Float64Array,
  target: Float64Array,
  start: number,
  middle: number,
  end: number,
): number {
  let total = 0
  let low = start
  let high = middle
  for (let place = start; place < end; place++) {
    const takeLow = low < middle && (high >= end || at(source, low) <= at(source, high))
    if (!takeLow) total += middle - low
    target[place] = takeLow ? at(source, low++) : at(source, high++)
  }
  return total
}
