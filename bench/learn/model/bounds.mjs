// Where the values of a feature may be parted.

/** A value lies in one of so many bins at most. */
export const mostBins = 32
/** More values than these tell no more about where to part them. */
const mostSeen = 20_000

/** values: those that are not 0; `zeros` says whether 0 is among the values too. Rising, each told as the file has it. */
export function boundsOf(values, zeros) {
  const seen = thinned(values)
  const distinct = [...new Set(zeros ? [0, ...seen] : seen)].sort((one, other) => one - other)
  const between = (at) => round((distinct[at - 1] + distinct[at]) / 2)
  if (distinct.length <= mostBins) return rising(distinct.slice(1).map((_, at) => between(at + 1)))
  const zero = distinct.indexOf(0)
  const beside = zero < 0 ? [] : [zero, zero + 1].filter((at) => at > 0 && at < distinct.length).map(between)
  const sorted = Float64Array.from(seen).sort()
  const parts = mostBins - beside.length
  const spread = Array.from({ length: parts - 1 }, (_, at) =>
    round(sorted[Math.floor(((at + 1) * sorted.length) / parts)]),
  )
  return rising([...beside, ...spread])
}

/** How many bounds a value does not lie below. */
export function binOf(value, bounds) {
  let [low, high] = [0, bounds.length]
  while (low < high) {
    const middle = (low + high) >> 1
    if (value < bounds[middle]) high = middle
    else low = middle + 1
  }
  return low
}

function thinned(values) {
  if (values.length <= mostSeen) return values
  return Array.from({ length: mostSeen }, (_, at) => values[Math.floor((at * values.length) / mostSeen)])
}

const rising = (bounds) => [...new Set(bounds)].sort((one, other) => one - other).slice(0, mostBins - 1)

const round = (value) => Number(value.toPrecision(5))
