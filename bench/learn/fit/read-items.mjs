// What was gathered, from all files together, always in the same order.
import { outcomeNames } from '@auger/server/analyst/ranker/outcome'
import { itemsIn } from '../gather/item-lines.mjs'

export const isOutcome = (name) => name.startsWith('outcome:')

/** { items, names, sources }: names are those that the analyst computes, then those of outcomes; places in items are places in names. */
export async function readItems(files) {
  const [items, seen, headers] = [[], [], []]
  for (const file of files)
    for await (const one of itemsIn(file, seen))
      if (one.header === undefined) items.push(one)
      else headers.push(one.header)
  const computed = computedBy(headers) ?? seen.filter((name) => !isOutcome(name)).sort()
  const names = [...computed, ...outcomeNames]
  mustBeComputed(seen, names)
  const placeOf = new Map(names.map((name, place) => [name, place]))
  const places = seen.map((name) => placeOf.get(name))
  for (const item of items) item.places = item.places.map((place) => places[place])
  items.sort(byQuestion)
  return { items, names, sources: Object.assign({}, ...headers.map(({ sources }) => sources)) }
}

/** Undefined where the analyst did not list them: then those that were seen are all there are. */
function computedBy([first, ...others]) {
  if (first === undefined) throw new Error('No file says which features were computed')
  const text = JSON.stringify(first.features)
  if (others.some(({ features }) => JSON.stringify(features) !== text))
    throw new Error('The files were gathered with different features: gather them anew')
  return first.features
}

function mustBeComputed(seen, names) {
  const known = new Set(names)
  const unknown = seen.find((name) => !known.has(name))
  if (unknown !== undefined)
    throw new Error(`A candidate has the feature "${unknown}", which the analyst does not list`)
}

const byQuestion = (one, other) => {
  const [a, b] = [one, other].map(({ set, id, language }) => [set, id, language].join('\n'))
  return a < b ? -1 : a > b ? 1 : 0
}
