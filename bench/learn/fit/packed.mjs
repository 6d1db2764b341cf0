// Candidates of many questions as rows below each other.
import { sharedFrom } from '../model/shared-lists.mjs'

/**
 * items: judged questions; keeps: (place of a feature) → whether it is told; only: the places of the candidates of each item that are
 * taken (all where absent). Returns { rows, right, units }, a unit for each item, in their order.
 */
export function packed(items, { keeps, only, weightOf }) {
  const chosen = items.map((item, at) => only?.[at] ?? [...item.right.keys()])
  const [starts, places, values, right, units] = [[0], [], [], [], []]
  for (const [at, item] of items.entries()) {
    const from = right.length
    for (const candidate of chosen[at]) {
      for (let entry = item.starts[candidate]; entry < item.starts[candidate + 1]; entry++) {
        if (!keeps(item.places[entry])) continue
        places.push(item.places[entry])
        values.push(item.values[entry])
      }
      starts.push(places.length)
      right.push(item.right[candidate])
    }
    units.push({ from, until: right.length, weight: weightOf(item) })
  }
  return {
    rows: {
      count: right.length,
      starts: Uint32Array.from(starts),
      places: Uint16Array.from(places),
      values: Float64Array.from(values),
    },
    right: sharedFrom(Uint8Array, right),
    units,
  }
}

/** There is something right, and something to mistake it for. */
export const isTelling = ({ from, until }, right) => {
  let count = 0
  for (let row = from; row < until; row++) count += right[row]
  return count > 0 && count < until - from
}
