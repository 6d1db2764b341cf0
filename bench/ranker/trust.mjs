// How far a choice can be trusted, by what was chosen for tables that the weights had not seen.
import { treesFrom, trustIn } from '@auger/server/adapters/analyst/builtin/candidates/trust'
import { boost } from './boost.mjs'
import { partTables } from './part-tables.mjs'
import { severalShare } from './worth.mjs'

const shares = { 'own unanswerable': 8, 'own offered': 3, own: 3, spider: 2 }
const shareOf = ({ question: { set }, several }) =>
  (shares[set] ?? 1) * (set === 'own' && several ? severalShare : 1)

/** What is drawn has a bar of its own: whether its points are right says little about an answer in words. */
const drawn = 'nvbench'

/** Adds to each choice how far it would be trusted, by what others tell; returns what is learned from all. */
export function judgeTrust(predicted, items, folds) {
  const foldOf = partTables(items, folds)
  const chosen = predicted.filter(({ trusting }) => trusting !== undefined)
  const telling = chosen.filter(({ item }) => item.question.set !== drawn)
  for (let fold = 0; fold < folds; fold++) {
    const trees = learnTrust(telling.filter(({ item }) => foldOf(item) !== fold))
    for (const one of chosen.filter(({ item }) => foldOf(item) === fold))
      one.trust = trustIn(one.trusting, treesFrom(trees))
  }
  return learnTrust(telling)
}

const learnTrust = (chosen) =>
  boost(
    chosen.map(({ trusting, right, item }) => ({
      values: new Map(trusting),
      right,
      weight: shareOf(item),
    })),
  )
