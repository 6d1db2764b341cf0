// Leaves the features that move most, so that a person can review them.
import { learnFrom } from './choose.mjs'
import { calibrate } from './trust.mjs'

/** The share of all features that may rank; the others only tell how far to trust. */
const rankingShare = 0.8

/** Drops features of the candidates, and says which are left. */
export function keepRanking(items, names, most) {
  const weights = learnFrom(items, names.length)
  const seen = new Float64Array(names.length)
  for (const { candidates } of items)
    for (const { indexes, values } of candidates)
      indexes.forEach((index, at) => (seen[index] += Math.abs(values[at])))
  const moved = (index) => Math.abs(weights[index]) * Math.sqrt(seen[index])
  const order = names.map((_, index) => index).sort((a, b) => moved(b) - moved(a))
  const kept = new Set(order.slice(0, Math.round(most * rankingShare)))
  for (const { candidates } of items)
    for (const candidate of candidates) {
      const left = candidate.indexes.map((index, at) => [index, at]).filter(([index]) => kept.has(index))
      candidate.values = left.map(([, at]) => candidate.values[at])
      candidate.indexes = left.map(([index]) => index)
    }
  return new Set([...kept].map((index) => names[index]))
}

/** Of what tells how far to trust: what ranks anyway, and the most telling of the rest. */
export function keepTrusted(predicted, ranking, most) {
  const judged = predicted.filter(({ trusting }) => trusting !== undefined)
  const weights = calibrate(judged)
  const seen = new Map()
  for (const { trusting } of judged)
    for (const [name, value] of trusting) seen.set(name, (seen.get(name) ?? 0) + Math.abs(value))
  const moved = (name) => Math.abs(weights.get(name)) * Math.sqrt(seen.get(name))
  const rest = [...weights.keys()].filter((name) => !ranking.has(name)).sort((a, b) => moved(b) - moved(a))
  const kept = new Set([...ranking, ...rest.slice(0, most - ranking.size)])
  for (const one of judged) one.trusting = one.trusting.filter(([name]) => kept.has(name))
}
