// Rows of features as bins, once by row and once by feature: rows are added up, features part them.
import { binOf, boundsOf, mostBins } from './bounds.mjs'
import { shared } from './shared-lists.mjs'

/**
 * rows: { count, starts, places, values }: row r has values[e] for the feature places[e], for e from starts[r] to starts[r + 1]; what
 * is not there is 0. names: of the features. Bounds are taken from rows unless they are given.
 */
export function binned(rows, names, bounds = allBounds(rows, names.length)) {
  const zeros = Uint8Array.from(bounds, (list) => binOf(0, list))
  const columns = Array.from(zeros, (zero) => shared(Uint8Array, rows.count).fill(zero))
  const starts = shared(Uint32Array, rows.count + 1)
  const codes = shared(Uint16Array, rows.places.length)
  let filled = 0
  for (let row = 0; row < rows.count; row++) {
    starts[row] = filled
    for (let at = rows.starts[row]; at < rows.starts[row + 1]; at++) {
      const place = rows.places[at]
      const bin = binOf(rows.values[at], bounds[place])
      if (bin === zeros[place]) continue
      columns[place][row] = bin
      codes[filled++] = place * mostBins + bin
    }
  }
  starts[rows.count] = filled
  return { count: rows.count, names, bounds, zeros, columns, starts, codes }
}

function allBounds(rows, features) {
  const sizes = new Uint32Array(features)
  for (const place of rows.places) sizes[place]++
  const values = Array.from(sizes, (size) => new Float64Array(size))
  const filled = new Uint32Array(features)
  for (let at = 0; at < rows.places.length; at++) {
    const place = rows.places[at]
    values[place][filled[place]++] = rows.values[at]
  }
  return values.map((list) => boundsOf(list, list.length < rows.count))
}
