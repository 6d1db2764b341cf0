import { variance } from '../moments/spread.ts'
import { at, sum, type Numbers } from '../numbers.ts'
import { MersenneTwister } from '../split/mersenne-twister.ts'
import { pointAt, pointsOf, squaredDistance, type Points } from './points.ts'
import { spreadCentres } from './spread-centres.ts'

export interface Clustering {
  /** The cluster of each row, numbered from 0 in the order in which the rows meet them. */
  readonly labels: readonly number[]
  readonly centres: readonly Float64Array[]
  /** The sum of squared distances to the centres. */
  readonly inertia: number
}

export interface KMeansOptions {
  readonly seed?: number
  /** How often to start anew; the best is kept. */
  readonly starts?: number
}

interface Settled {
  readonly labels: Uint32Array
  readonly centres: Points
  readonly inertia: number
}

const mostRounds = 300
const stillShare = 1e-4

/**
 * Lloyd's k-means from k-means++ starts drawn from our own seeded generator: the same columns give the same
 * bytes. A start ends when no row moves, or the centres hardly do, as in scikit-learn. Null when there are fewer different rows than clusters.
 */
export function kMeans(
  columns: readonly Numbers[],
  clusters: number,
  options: KMeansOptions = {},
): Clustering | null {
  if (!Number.isInteger(clusters) || clusters < 1)
    throw new RangeError(`the number of clusters is a whole number from 1, not ${clusters}`)
  const points = pointsOf(columns)
  if (!hasDifferentRows(points, clusters)) return null
  const generator = new MersenneTwister(options.seed ?? 0)
  const still =
    (stillShare * sum(columns.map((column) => variance(column, 'population') ?? 0))) / columns.length
  let best: Settled | null = null
  for (let start = 0; start < (options.starts ?? 10); start++) {
    const found = settle(points, spreadCentres(points, clusters, generator), still)
    if (best === null || found.inertia < best.inertia * (1 - 1e-12)) best = found
  }
  return best === null ? null : inOrderOfRows(best)
}

function hasDifferentRows(points: Points, wanted: number): boolean {
  const seen = new Set<string>()
  for (let row = 0; row < points.count && seen.size < wanted; row++) seen.add(pointAt(points, row).join())
  return seen.size >= wanted
}

function settle(points: Points, starts: Points, still: number): Settled {
  let centres = starts
  const labels = new Uint32Array(points.count).fill(starts.count)
  let inertia = assign(points, centres, labels).inertia
  for (let round = 0; round < mostRounds; round++) {
    const before = centres
    centres = middles(points, labels, before)
    const next = assign(points, centres, labels)
    inertia = next.inertia
    const shift = centres.values.reduce(
      (total, value, place) => total + (value - at(before.values, place)) ** 2,
      0,
    )
    if (next.moved === 0 || shift <= still) break
  }
  return { labels, centres, inertia }
}

/** Gives every row the label of its nearest centre, the first of equals. */
function assign(points: Points, centres: Points, labels: Uint32Array): { moved: number; inertia: number } {
  let moved = 0
  let inertia = 0
  for (let row = 0; row < points.count; row++) {
    let label = 0
    let least = Infinity
    for (let centre = 0; centre < centres.count; centre++) {
      const distance = squaredDistance(points, row, centres, centre)
      if (distance < least) {
        least = distance
        label = centre
      }
    }
    inertia += least
    if (labels[row] !== label) moved++
    labels[row] = label
  }
  return { moved, inertia }
}

/** The mean of each cluster's rows, as distances from its last centre; one without rows stays where it is. */
function middles({ values, count, width }: Points, labels: Uint32Array, centres: Points): Points {
  const sizes = new Float64Array(centres.count)
  const totals = new Float64Array(centres.values.length)
  for (let row = 0; row < count; row++) {
    const label = labels[row] as number
    sizes[label] = at(sizes, label) + 1
    for (let axis = 0; axis < width; axis++) {
      const place = label * width + axis
      const gap = (values[row * width + axis] as number) - (centres.values[place] as number)
      totals[place] = (totals[place] as number) + gap
    }
  }
  const moved = centres.values.map(
    (value, place) => value + at(totals, place) / Math.max(1, at(sizes, Math.floor(place / width))),
  )
  return { ...centres, values: moved }
}

function inOrderOfRows({ labels, centres, inertia }: Settled): Clustering {
  const order = [...new Set([...labels, ...Array.from({ length: centres.count }, (_, label) => label)])]
  const places = new Map(order.map((label, place) => [label, place]))
  return {
    labels: Array.from(labels, (label) => places.get(label) ?? label),
    centres: order.map((label) => pointAt(centres, label)),
    inertia,
  }
}
