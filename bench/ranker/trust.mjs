// How far a choice can be trusted: logistic regression on what was chosen for tables that the weights had not seen.
import { createIndex } from './feature-index.mjs'
import { generator } from './learn.mjs'
import { pairAdder, tellingPairs } from './pairs.mjs'

const rounds = 30
const rate = 0.1
const decay = 0.0003

/** chosen: { trusting, right, weight }. */
export function learnTrust(chosen, { alone, pairs }) {
  const all = createIndex()
  const first = chosen.map((one) => ({ ...one, vector: all.vector(one.trusting) }))
  const kept = moving(first, regress(first, all.names.length), all, alone)
  const index = createIndex()
  const vectorOf = (trusting) => index.vector(trusting, (name) => kept.has(name))
  const second = chosen.map((one) => ({ ...one, vector: vectorOf(one.trusting) }))
  const weights = regress(second, index.names.length)
  const examples = second.map(({ vector, right, weight }) => [
    {
      ...withoutConstant(vector, index),
      pull: ((right ? 1 : 0) - sure(vector, weights)) * Math.sqrt(weight),
    },
  ])
  const add = pairAdder(tellingPairs(examples, pairs), index)
  const third = second.map((one) => ({ ...one, vector: add(one.vector) }))
  return { index, add, vectorOf, weights: regress(third, index.names.length) }
}

export const trustIn = (trusting, { add, vectorOf, weights }) => sure(add(vectorOf(trusting)), weights)

function sure({ indexes, values }, weights) {
  const sum = indexes.reduce((all, index, at) => all + (weights[index] ?? 0) * values[at], 0)
  return 1 / (1 + Math.exp(-sum))
}

function regress(chosen, size) {
  const weights = new Float64Array(size)
  const squares = new Float64Array(size).fill(1e-3)
  const random = generator(3)
  for (let step = 0; step < rounds * chosen.length; step++) {
    const { vector, right, weight } = chosen[Math.floor(random() * chosen.length)]
    const error = ((right ? 1 : 0) - sure(vector, weights)) * weight
    vector.indexes.forEach((index, at) => {
      const slope = error * vector.values[at] - decay * weights[index]
      squares[index] += slope * slope
      weights[index] += (rate * slope) / Math.sqrt(squares[index])
    })
  }
  return weights
}

function moving(chosen, weights, { names }, most) {
  const seen = new Float64Array(names.length)
  for (const { vector } of chosen)
    vector.indexes.forEach((index, at) => (seen[index] += Math.abs(vector.values[at])))
  const moved = (index) => Math.abs(weights[index]) * Math.sqrt(seen[index])
  const order = names.map((_, index) => index).sort((a, b) => moved(b) - moved(a))
  return new Set(order.slice(0, most).map((index) => names[index]))
}

/** With what always holds, a feature says what it says alone. */
function withoutConstant({ indexes, values }, { names }) {
  const kept = indexes.map((_, at) => at).filter((at) => names[indexes[at]] !== 'always')
  return { indexes: kept.map((at) => indexes[at]), values: kept.map((at) => values[at]) }
}
