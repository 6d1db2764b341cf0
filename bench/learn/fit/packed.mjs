// Candidates of many questions as rows below each other.
import { shared } from '../model/shared-lists.mjs'

/**
 * items: judged questions; keeps: (place of a feature) → whether it is told; only: the places of the candidates of each item that are
 * taken (all where absent). Returns { rows, right, units }, a unit for each item, in their order.
 */
export function packed(items, { keeps, only, weightOf }) {
  const chosen = items.map((item, at) => only?.[at] ?? [...item.right.keys()])
  const { rows, right, add } = openRows(items, chosen)
  const units = items.map((item, at) => {
    const from = rows.count
    for (const candidate of chosen[at]) add(item, candidate, keeps)
    return { from, until: rows.count, weight: weightOf(item) }
  })
  const filled = rows.starts[rows.count]
  const told = { places: rows.places.subarray(0, filled), values: rows.values.subarray(0, filled) }
  return { rows: { ...rows, ...told }, right, units }
}

/** Lists of numbers as long as all candidates together need: there are tens of millions of values. */
function openRows(items, chosen) {
  let [count, entries] = [0, 0]
  for (const [at, { starts }] of items.entries())
    for (const candidate of chosen[at]) {
      count++
      entries += starts[candidate + 1] - starts[candidate]
    }
  const rows = {
    count: 0,
    starts: new Uint32Array(count + 1),
    places: new Uint16Array(entries),
    values: new Float64Array(entries),
  }
  const right = shared(Uint8Array, count)
  const add = (item, candidate, keeps) => {
    let filled = rows.starts[rows.count]
    for (let entry = item.starts[candidate]; entry < item.starts[candidate + 1]; entry++) {
      if (!keeps(item.places[entry])) continue
      rows.places[filled] = item.places[entry]
      rows.values[filled++] = item.values[entry]
    }
    right[rows.count++] = item.right[candidate]
    rows.starts[rows.count] = filled
  }
  return { rows, right, add }
}

/** There is something right, and something to mistake it for. */
export const isTelling = ({ from, until }, right) => {
  let count = 0
  for (let row = from; row < until; row++) count += right[row]
  return count > 0 && count < until - from
}
