// What is chosen of each item, by weights that were learned from other tables.
import { trustFeatures } from '@auger/server/adapters/analyst/builtin/candidates/trust'
import { clear, mostTrials } from '@auger/server/adapters/analyst/builtin/candidates/weigh-outcomes'
import { scores, softmax } from './learn.mjs'
import { partTables } from './part-tables.mjs'
import { learnWorth } from './worth.mjs'

export function crossValidate(items, pairs, folds) {
  const foldOf = partTables(items, folds)
  return Array.from({ length: folds }, (_, fold) => fold).flatMap((fold) => {
    const worth = learnWorth(
      items.filter((item) => foldOf(item) !== fold),
      pairs,
    )
    return items.filter((item) => foldOf(item) === fold).map((item) => ({ item, ...choose(item, worth) }))
  })
}

/** As the analyst does: what is clear is not tried, else the likeliest are, and what they find counts. */
function choose({ candidates }, { names, weights, pack }) {
  if (candidates.length === 0) return { right: false, likely: 0 }
  const untried = weights.map((weight, at) => (isOutcome(names[at]) ? 0 : weight))
  const packed = pack(candidates)
  const before = scores(packed, untried)
  const order = [...before.keys()].sort((one, other) => before[other] - before[one])
  const isClear = Math.max(...softmax(before)) >= clear
  const kept = isClear ? order : order.slice(0, mostTrials)
  const after = isClear ? before : scores(packed, weights)
  const worths = kept.map((at) => after[at])
  const likely = softmax(worths)
  const place = likely.indexOf(Math.max(...likely))
  const { right, answer, features } = candidates[kept[place]]
  const agreed = likely.filter(
    (_, at) => at === place || (!isClear && candidates[kept[at]].answer === answer),
  )
  const mass = agreed.reduce((sum, value) => sum + value, 0)
  const known = isClear ? features.filter(([name]) => !isOutcome(name)) : features
  return { right, best: kept[place], likely: mass, trusting: trustFeatures(known, mass, worths[place]) }
}

const isOutcome = (name) => name.includes('outcome:')
