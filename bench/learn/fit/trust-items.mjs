// Learns how far the best candidate can be trusted, from choices that were made without having seen their tables.
import { calibrated } from '@auger/server/analyst/confidence/calibration'
import { standingFeatures, standingNames } from '@auger/server/analyst/confidence/standing'
import { binned } from '../model/binned.mjs'
import { isotonic } from '../model/isotonic.mjs'
import { sharedFrom } from '../model/shared-lists.mjs'
import { crossFit } from './cross-fit.mjs'

/**
 * choices: as choicesOf gives them. Returns { names, data, whole, calibration, probabilities }: a probability for each choice, by trees
 * and by a calibration that had not seen its table; the calibration of the whole is by all that was said of unseen tables.
 */
export async function trustItems(choices, featureNames, { weightOf, parting, settings }) {
  const names = [...featureNames, ...standingNames]
  const data = binned(rowsOf(choices, names), names)
  const right = sharedFrom(
    Uint8Array,
    choices.map((choice) => (choice.right ? 1 : 0)),
  )
  const weights = choices.map(({ item }) => weightOf(item))
  const units = weights.map((weight, at) => ({ from: at, until: at + 1, weight }))
  const examples = { data, right, units }
  const { scores, whole } = await crossFit(examples, {
    loss: 'logistic',
    settings,
    usable: () => true,
    ...parting,
  })
  const fit = (places) =>
    isotonic(
      places.map((at) => scores[at]),
      places.map((at) => right[at]),
      places.map((at) => weights[at]),
    )
  const all = [...choices.keys()]
  const apart = Array.from({ length: parting.folds }, (_, fold) =>
    fit(all.filter((at) => parting.foldOf(at) !== fold)),
  )
  const probabilities = all.map((at) => calibrated(scores[at], apart[parting.foldOf(at)]))
  return { names, data, whole, calibration: fit(all), probabilities }
}

/** The best candidate of each item by its scores: { item, right, features: [[place, value]], standing }; items without any are left out. */
export function choicesOf(items, { scores, examples: { units }, only }) {
  return items.flatMap((item, at) => {
    const { from, until } = units[at]
    if (until === from) return []
    const own = [...scores.subarray(from, until)]
    const best = own.indexOf(Math.max(...own))
    const standing = standingFeatures(
      own.map((score, place) => ({ score, answer: String(item.answers[only[at][place]]) })),
      best,
    )
    const candidate = only[at][best]
    return [{ item, candidate, right: item.right[candidate] === 1, standing }]
  })
}

function rowsOf(choices, names) {
  const placeOf = new Map(names.map((name, place) => [name, place]))
  const [starts, places, values] = [[0], [], []]
  for (const { item, candidate, standing } of choices) {
    for (let entry = item.starts[candidate]; entry < item.starts[candidate + 1]; entry++) {
      places.push(item.places[entry])
      values.push(item.values[entry])
    }
    for (const [name, value] of standing) {
      places.push(placeOf.get(name))
      values.push(value)
    }
    starts.push(places.length)
  }
  return {
    count: choices.length,
    starts: Uint32Array.from(starts),
    places: Uint16Array.from(places),
    values: Float64Array.from(values),
  }
}
