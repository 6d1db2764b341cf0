// Leaves the features that move most, so that a person can review them, and the pairs of them that tell most.
import { isTelling, learnFrom, shareOf } from './choose.mjs'
import { createIndex } from './feature-index.mjs'
import { packed, pulls, scores, softmax } from './learn.mjs'
import { pairAdder, tellingPairs } from './pairs.mjs'

/** Gives each item the vectors that are learned from, and says what they are of. */
export function chooseFeatures(items, { alone, pairs }) {
  const all = createIndex()
  pack(items, (features) => all.vector(features))
  const kept = moving(items, all, alone)
  const index = createIndex()
  pack(items, (features) => index.vector(features, (name) => kept.has(name)))
  const weights = learnFrom(items, index.names.length)
  const examples = items.filter(isTelling).map((item) => {
    const pull = pulls(item.pack, weights)
    return item.vectors.map((vector, at) => ({ ...vector, pull: pull[at] }))
  })
  const add = pairAdder(tellingPairs(examples, pairs), index)
  pack(items, (features) => add(index.vector(features, (name) => kept.has(name))))
  return index
}

function pack(items, vectorOf) {
  for (const item of items) {
    item.vectors = item.candidates.map(({ features }) => vectorOf(features))
    item.pack = packed(item.vectors, item.candidates)
  }
}

/** The names of those whose weights would be missed most: by how far they part the likely candidates and the right ones. */
function moving(items, { names }, most) {
  const weights = learnFrom(items, names.length)
  const parted = new Float64Array(names.length)
  for (const item of items.filter(isTelling)) addVariances(parted, item, weights)
  const moved = (index) => weights[index] ** 2 * parted[index]
  const order = names.map((_, index) => index).sort((a, b) => moved(b) - moved(a))
  return new Set(order.slice(0, most).map((index) => names[index]))
}

function addVariances(parted, item, weights) {
  const { right } = item.pack
  const share = shareOf(item)
  const rightOnes = right.reduce((sum, value) => sum + value, 0)
  const means = new Map()
  softmax(scores(item.pack, weights)).forEach((likely, place) => {
    const mass = (likely + right[place] / rightOnes) / 2
    const { indexes, values } = item.vectors[place]
    indexes.forEach((index, at) => {
      const known = means.get(index) ?? { mean: 0, square: 0 }
      known.mean += mass * values[at]
      known.square += mass * values[at] ** 2
      means.set(index, known)
    })
  })
  for (const [index, { mean, square }] of means) parted[index] += share * (square - mean ** 2)
}
