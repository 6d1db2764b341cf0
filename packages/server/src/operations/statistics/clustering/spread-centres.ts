import { at, sum } from '../numbers.ts'
import type { MersenneTwister } from '../split/mersenne-twister.ts'
import { pointAt, squaredDistance, type Points } from './points.ts'

/** k-means++: each next centre is a row drawn by its squared distance from the nearest centre so far. */
export function spreadCentres(points: Points, clusters: number, generator: MersenneTwister): Points {
  const { width, count } = points
  const values = new Float64Array(clusters * width)
  const distances = new Float64Array(count).fill(Infinity)
  let drawn = generator.below(count - 1)
  for (let centre = 0; centre < clusters; centre++) {
    if (centre > 0) drawn = drawnRow(distances, generator.uniform() * sum(distances))
    values.set(pointAt(points, drawn), centre * width)
    for (let row = 0; row < count; row++)
      distances[row] = Math.min(at(distances, row), squaredDistance(points, row, points, drawn))
  }
  return { values, width, count: clusters }
}

function drawnRow(weights: Float64Array, target: number): number {
  let passed = 0
  let last = 0
  for (let row = 0; row < weights.length; row++) {
    if (at(weights, row) === 0) continue
    passed += at(weights, row)
    last = row
    if (passed > target) break
  }
  return last
}
