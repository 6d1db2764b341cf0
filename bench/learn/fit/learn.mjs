// The whole of learning: ranker, choices, confidence.
import { foldsOf, heldOf } from './folds.mjs'
import { rankItems } from './rank-items.mjs'
import { sharesOf } from './shares.mjs'
import { choicesOf, trustItems } from './trust-items.mjs'

export const usualSettings = {
  seed: 20_240_210,
  untried: { depth: 4, trees: 300, rate: 0.15 },
  tried: { depth: 3, trees: 150, rate: 0.1 },
  confidence: { depth: 3, trees: 250, rate: 0.06, restraint: 10, leastBend: 4 },
}

/** items and names: as readItems gives them. Everything returned of an item is by models that had not seen its table. */
export async function learn(items, names, { folds, settings = usualSettings }) {
  const weightOf = sharesOf(items)
  const seeded = (part) => ({ seed: settings.seed, ...settings[part] })
  const all = partingOf(items, items, folds)
  const ranked = await rankItems(items, names, {
    weightOf,
    parting: all,
    settings: { untried: seeded('untried'), tried: seeded('tried') },
  })
  const choices = choicesOf(items, ranked.tried)
  const trusted = await trustItems(choices, names, {
    weightOf,
    parting: partingOf(
      choices.map(({ item }) => item),
      items,
      folds,
    ),
    settings: seeded('confidence'),
  })
  return { ranked, choices, trusted, settings }
}

/** By the places of a list of items, how all of them are parted. */
function partingOf(list, items, folds) {
  const [fold, held] = [foldsOf(items, folds), heldOf(items, folds)]
  return { folds, foldOf: (at) => fold(list[at]), isHeld: (at) => held(list[at]) }
}
