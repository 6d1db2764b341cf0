// A log-linear model over candidates: the likelihood of all right ones together, held back by L2.
import { minimise } from './minimise.mjs'

/** The vectors of an item's candidates as flat arrays, so that learning is arithmetic. */
export function packed(vectors, candidates) {
  const size = vectors.reduce((sum, { indexes }) => sum + indexes.length, 0)
  const pack = {
    indexes: new Int32Array(size),
    values: new Float64Array(size),
    starts: new Int32Array(vectors.length + 1),
    right: Uint8Array.from(candidates, ({ right }) => (right ? 1 : 0)),
  }
  let at = 0
  vectors.forEach(({ indexes, values }, place) => {
    pack.starts[place] = at
    pack.indexes.set(indexes, at)
    pack.values.set(values, at)
    at += indexes.length
  })
  pack.starts[vectors.length] = at
  return pack
}

/** How much a weight costs, and how much that of a pair: there are many, and each must tell much to be heard. */
const restraint = 10
const restraintOfPairs = 10

/** examples: { pack, share }, each with a right candidate and a wrong one; the share is how often it counts. */
export function learn(examples, { names, alone }) {
  const size = names.length
  const costs = costsOf(examples, size).map((cost, at) => (at < alone ? cost : restraintOfPairs))
  return minimise((weights, slope) => {
    let loss = 0
    for (let at = 0; at < size; at++) {
      slope[at] = costs[at] * weights[at]
      loss += 0.5 * costs[at] * weights[at] ** 2
    }
    for (const { pack, share } of examples) loss += share * addSlope(slope, pack, weights, share)
    return loss
  }, size)
}

/** By the root of the mean square of a feature, so that rare ones and small ones are not silenced. */
function costsOf(examples, size) {
  const squares = new Float64Array(size)
  let seen = 0
  for (const { pack } of examples) {
    seen += pack.right.length
    pack.indexes.forEach((index, at) => (squares[index] += pack.values[at] ** 2))
  }
  return squares.map((square) => restraint * (Math.sqrt(square / seen) + 0.001))
}

export function scores({ indexes, values, starts }, weights) {
  const sums = new Float64Array(starts.length - 1)
  for (let place = 0; place < sums.length; place++) {
    let sum = 0
    for (let at = starts[place]; at < starts[place + 1]; at++) sum += weights[indexes[at]] * values[at]
    sums[place] = sum
  }
  return sums
}

export function softmax(list) {
  let top = -Infinity
  for (const value of list) if (value > top) top = value
  const raised = list.map((value) => Math.exp(value - top))
  let sum = 0
  for (const value of raised) sum += value
  return raised.map((value) => value / sum)
}

/** Which way each candidate should move: those that are right up, the likely ones down. */
export const pulls = (pack, weights) => judged(pack, weights).pulls

/** The same, and how likely the right ones are together. */
function judged(pack, weights) {
  const likely = softmax(scores(pack, weights))
  let mass = 0
  for (let at = 0; at < likely.length; at++) if (pack.right[at]) mass += likely[at]
  mass = Math.max(mass, 1e-300)
  return { mass, pulls: likely.map((value, at) => (pack.right[at] ? value / mass : 0) - value) }
}

const least = 1e-9

/** Adds to the slope what a question wants, and returns how unlikely its right candidates are. */
function addSlope(slope, pack, weights, share) {
  const { mass, pulls } = judged(pack, weights)
  for (let place = 0; place < pulls.length; place++) {
    const pull = -share * pulls[place]
    if (Math.abs(pull) < least) continue
    for (let at = pack.starts[place]; at < pack.starts[place + 1]; at++)
      slope[pack.indexes[at]] += pull * pack.values[at]
  }
  return -Math.log(mass)
}
