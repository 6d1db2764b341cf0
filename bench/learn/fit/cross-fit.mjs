// Each row scored by trees that were learned from other tables.
import { boostAll } from '../model/boost-all.mjs'
import { predict } from '../model/predict.mjs'
import { sharedFrom } from '../model/shared-lists.mjs'

/**
 * examples: { data, right, units, before? }; usable: (unit) → whether it can be learned from; fold, held: by the place of a unit. Returns
 * { scores, models, whole }: of all rows by models that had not seen them, those models, and one that was learned from all with as
 * many trees as served the others.
 */
export async function crossFit(examples, { loss, settings, usable, foldOf, isHeld, folds }) {
  const { data, right, units, before } = examples
  const telling = [...units.keys()].filter((at) => usable(units[at]))
  const pick = (places) => places.map((at) => units[at])
  const shared = before === undefined ? {} : { before: sharedFrom(Float64Array, before) }
  const task = (places, given) => ({
    examples: {
      ...{ data, right, ...shared },
      units: pick(given.trees === undefined ? places.filter((at) => !isHeld(at)) : places),
      held: given.trees === undefined ? pick(places.filter(isHeld)) : [],
    },
    loss,
    settings: { ...settings, ...given },
  })
  const parts = Array.from({ length: folds }, (_, fold) => telling.filter((at) => foldOf(at) !== fold))
  const models = await boostAll(parts.map((places) => task(places, {})))
  const counts = models.map(({ trees }) => trees.length).sort((one, other) => one - other)
  const [whole] = await boostAll([task(telling, { trees: counts[counts.length >> 1] })])
  const scores = new Float64Array(data.count)
  const each = models.map((model) => predict(model, data, before))
  for (const [at, { from, until }] of units.entries())
    for (let row = from; row < until; row++) scores[row] = each[foldOf(at)][row]
  return { scores, models, whole }
}
