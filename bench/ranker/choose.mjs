// What is chosen of each item, by weights that were learned from other tables.
import { trustFeatures } from '@auger/server/adapters/analyst/builtin/candidates/trust'
import { learn, scores, softmax } from './learn.mjs'
import { calibrate, trustIn } from './trust.mjs'

/** How often questions of a set count: our own are few, those of several tables the fewest, and what people ask of their own files. */
const shares = { own: 5, locales: 5 }
const severalShare = 4
const trustShares = { 'own unanswerable': 8, 'own offered': 3, own: 3 }

export const learnFrom = (items, size) => learn(stressed(trainable(items)), size)

const trainable = (items) =>
  items.filter(
    ({ candidates }) => candidates.some(({ right }) => right) && candidates.some(({ right }) => !right),
  )

const stressed = (items) => items.flatMap((item) => Array.from({ length: shareOf(item) }, () => item))

function shareOf({ question, several }) {
  const [set] = question.set.split(' ')
  return (shares[set] ?? 1) * (set === 'own' && several ? severalShare : 1)
}

/** Tables are parted evenly; the same table is never on both sides. */
export function partTables(items, folds) {
  const key = ({ question }) => `${question.set} ${question.group}`
  const order = new Map([...new Set(items.map(key))].sort().map((group, at) => [group, at % folds]))
  return (item) => order.get(key(item))
}

export function crossValidate(items, size, folds) {
  const foldOf = partTables(items, folds)
  return Array.from({ length: folds }, (_, fold) => fold).flatMap((fold) => {
    const weights = learnFrom(
      items.filter((item) => foldOf(item) !== fold),
      size,
    )
    return items.filter((item) => foldOf(item) === fold).map((item) => ({ item, ...choose(item, weights) }))
  })
}

function choose(item, weights) {
  if (item.candidates.length === 0) return { right: false, likely: 0 }
  const worths = scores(item, weights)
  const likely = softmax(worths)
  const mass = new Map()
  item.candidates.forEach(({ answer }, at) => mass.set(answer, (mass.get(answer) ?? 0) + likely[at]))
  const best = likely.indexOf(Math.max(...likely))
  const { right, answer, features } = item.candidates[best]
  return {
    right,
    best,
    likely: mass.get(answer),
    trusting: trustFeatures(features, mass.get(answer), worths[best]),
    weight:
      (trustShares[item.question.set] ?? 1) *
      (item.question.set === 'own' && item.several ? severalShare : 1),
  }
}

/** Adds to each choice how far it would be trusted, by what others tell. */
export function judgeTrust(predicted, items, folds) {
  const foldOf = partTables(items, folds)
  const judged = predicted.filter(({ trusting }) => trusting !== undefined)
  for (let fold = 0; fold < folds; fold++) {
    const weights = calibrate(judged.filter(({ item }) => foldOf(item) !== fold))
    for (const one of judged.filter(({ item }) => foldOf(item) === fold))
      one.trust = trustIn(one.trusting, weights)
  }
  return judged
}
