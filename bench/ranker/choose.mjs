// What is chosen of each item, by weights that were learned from other tables.
import { trustFeatures } from '@auger/server/adapters/analyst/builtin/candidates/trust'
import { clear, mostTrials } from '@auger/server/adapters/analyst/builtin/candidates/weigh-outcomes'
import { learn, scores, softmax } from './learn.mjs'
import { learnTrust, trustIn } from './trust.mjs'

/** How often questions of a set count: our own are few, those of several tables the fewest, and what people ask of their own files. */
const shares = { own: 5, 'own EN': 12, locales: 5, spider: 3, geoquery: 2 }
const severalShare = 4
/** Of our own, where questions of one table teach about several. */
const lessonShare = 2
const trustShares = { 'own unanswerable': 8, 'own offered': 3, own: 3 }

export const learnFrom = (items, size) =>
  learn(
    stressed(items.filter(isTelling)).map(({ pack }) => pack),
    size,
  )

/** There is something right, and something to mistake it for. */
export const isTelling = ({ candidates }) =>
  candidates.some(({ right }) => right) && candidates.some(({ right }) => !right)

const stressed = (items) => items.flatMap((item) => Array.from({ length: shareOf(item) }, () => item))

export function shareOf({ question: { set, language }, several, lesson }) {
  const [name] = set.split(' ')
  if (lesson) return name === 'own' ? lessonShare : 1
  return (shares[`${set} ${language}`] ?? shares[name] ?? 1) * (name === 'own' && several ? severalShare : 1)
}

/** Tables are parted evenly; the same table is never on both sides. */
export function partTables(items, folds) {
  const key = ({ question }) => `${question.set} ${question.group}`
  const order = new Map([...new Set(items.map(key))].sort().map((group, at) => [group, at % folds]))
  return (item) => order.get(key(item))
}

export function crossValidate(items, { names }, folds) {
  const foldOf = partTables(items, folds)
  return Array.from({ length: folds }, (_, fold) => fold).flatMap((fold) => {
    const weights = learnFrom(
      items.filter((item) => foldOf(item) !== fold),
      names.length,
    )
    const untried = weights.map((weight, at) => (isOutcome(names[at]) ? 0 : weight))
    return items
      .filter((item) => foldOf(item) === fold)
      .map((item) => ({ item, ...choose(item, weights, untried) }))
  })
}

/** As the analyst does: what is clear is not tried, else the likeliest are, and what they find counts. */
function choose(item, weights, untried) {
  if (item.candidates.length === 0) return { right: false, likely: 0 }
  const before = scores(item.pack, untried)
  const order = [...before.keys()].sort((one, other) => before[other] - before[one])
  const isClear = Math.max(...softmax(before)) >= clear
  const kept = isClear ? order : order.slice(0, mostTrials)
  const after = isClear ? before : scores(item.pack, weights)
  const worths = kept.map((at) => after[at])
  const likely = softmax(worths)
  const place = likely.indexOf(Math.max(...likely))
  const { right, answer, features } = item.candidates[kept[place]]
  const agreed = likely.filter(
    (_, at) => at === place || (!isClear && item.candidates[kept[at]].answer === answer),
  )
  const mass = agreed.reduce((sum, value) => sum + value, 0)
  const known = isClear ? features.filter(([name]) => !isOutcome(name)) : features
  return {
    right,
    best: kept[place],
    likely: mass,
    trusting: trustFeatures(known, mass, worths[place]),
    weight:
      (trustShares[item.question.set] ?? 1) *
      (item.question.set === 'own' && item.several ? severalShare : 1),
  }
}

const isOutcome = (name) => name.includes('outcome:')

/** Adds to each choice how far it would be trusted, by what others tell; says what is learned from all. */
export function judgeTrust(predicted, items, folds, most) {
  const foldOf = partTables(items, folds)
  const chosen = predicted.filter(({ trusting }) => trusting !== undefined)
  const telling = chosen.filter(({ item }) => item.question.set !== drawn)
  for (let fold = 0; fold < folds; fold++) {
    const weights = learnTrust(
      telling.filter(({ item }) => foldOf(item) !== fold),
      most,
    )
    for (const one of chosen.filter(({ item }) => foldOf(item) === fold))
      one.trust = trustIn(one.trusting, weights)
  }
  return learnTrust(telling, most)
}

/** What is drawn has a bar of its own: whether its points are right says little about an answer in words. */
const drawn = 'nvbench'
