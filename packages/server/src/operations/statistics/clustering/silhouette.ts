import { at, requirePairs, sum, type Numbers } from '../numbers.ts'
import { pointsOf, squaredDistance, type Points } from './points.ts'

/**
 * How much nearer each row is to its own cluster than to the next, from −1 to 1, on average; a row alone in its
 * cluster counts 0. Null below 2 clusters, or when every row is its own. Takes time by the square of the rows.
 */
export function silhouette(columns: readonly Numbers[], labels: readonly number[]): number | null {
  const points = pointsOf(columns)
  requirePairs({ length: points.count }, labels)
  const names = [...new Set(labels)]
  const codes = labels.map((label) => names.indexOf(label))
  if (names.length < 2 || names.length >= points.count) return null
  const sizes = new Float64Array(names.length)
  for (const code of codes) sizes[code] = at(sizes, code) + 1
  return sum(codes.map((_, row) => width(points, row, codes, sizes))) / points.count
}

function width(points: Points, row: number, codes: readonly number[], sizes: Float64Array): number {
  const own = at(codes, row)
  if (at(sizes, own) === 1) return 0
  const totals = new Float64Array(sizes.length)
  for (let other = 0; other < points.count; other++) {
    const code = codes[other] as number
    totals[code] = (totals[code] as number) + Math.sqrt(squaredDistance(points, row, points, other))
  }
  const inside = at(totals, own) / (at(sizes, own) - 1)
  let outside = Infinity
  totals.forEach((total, code) => {
    if (code !== own) outside = Math.min(outside, total / at(sizes, code))
  })
  const larger = Math.max(inside, outside)
  return larger === 0 ? 0 : (outside - inside) / larger
}
