// How far a choice can be trusted: logistic regression on what was chosen for tables that the weights had not seen.
import { generator } from './learn.mjs'

const rounds = 30
const rate = 0.1
const decay = 0.0003

export function calibrate(chosen) {
  const weights = new Map()
  const squares = new Map()
  const random = generator(3)
  for (let step = 0; step < rounds * chosen.length; step++) {
    const { trusting, right, weight } = chosen[Math.floor(random() * chosen.length)]
    const error = ((right ? 1 : 0) - trustIn(trusting, weights)) * weight
    for (const [name, value] of trusting) {
      const slope = error * value - decay * (weights.get(name) ?? 0)
      squares.set(name, (squares.get(name) ?? 1e-3) + slope * slope)
      weights.set(name, (weights.get(name) ?? 0) + (rate * slope) / Math.sqrt(squares.get(name)))
    }
  }
  return weights
}

export function trustIn(trusting, weights) {
  const sum = trusting.reduce((all, [name, value]) => all + (weights.get(name) ?? 0) * value, 0)
  return 1 / (1 + Math.exp(-sum))
}
