// Learns the ranker, and ranks every question by one that had not seen its table.
import { mostTried, priorOf } from '@auger/server/analyst/ranker/ranker'
import { binned } from '../model/binned.mjs'
import { crossFit } from './cross-fit.mjs'
import { isTelling, packed } from './packed.mjs'
import { isOutcome } from './read-items.mjs'

/** Returns { untried, tried }: each { examples, names, ...what crossFit returns }, tried with `only`, the candidates that were tried by item. */
export async function rankItems(items, names, { weightOf, parting, settings }) {
  const alone = names.filter((name) => !isOutcome(name))
  const all = packed(items, { keeps: (place) => place < alone.length, weightOf })
  const prior = priorsOf(all.rows, alone)
  const untried = await fitted({ ...all, before: prior }, alone, { parting, settings: settings.untried })
  const only = items.map((_, at) => likeliest(untried.scores, untried.examples.units[at]))
  const before = only.flatMap((kept, at) =>
    kept.map((candidate) => untried.scores[untried.examples.units[at].from + candidate]),
  )
  const found = packed(items, { keeps: () => true, only, weightOf })
  const tried = await fitted({ ...found, before: Float64Array.from(before) }, names, {
    parting,
    settings: settings.tried,
  })
  return { untried, tried: { ...tried, only } }
}

/** What each row scores before anything is learned. */
function priorsOf({ count, starts, places, values }, names) {
  return Float64Array.from({ length: count }, (_, row) => {
    const told = new Map()
    for (let entry = starts[row]; entry < starts[row + 1]; entry++)
      told.set(names[places[entry]], values[entry])
    return priorOf(told)
  })
}

async function fitted({ rows, ...told }, names, { parting, settings }) {
  const data = binned(rows, names)
  const examples = { ...told, data }
  const usable = (unit) => isTelling(unit, told.right)
  return { examples, names, ...(await crossFit(examples, { loss: 'ranking', settings, usable, ...parting })) }
}

/** The places of the best candidates, the best first. */
function likeliest(scores, { from, until }) {
  const order = Array.from({ length: until - from }, (_, at) => at)
  return order
    .sort((one, other) => scores[from + other] - scores[from + one] || one - other)
    .slice(0, mostTried)
}
