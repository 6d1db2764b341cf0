// Which two features say together what neither says alone: those along whose product a model without it still errs one way.

const leastSeen = 20
const leastPull = 1e-4
/** Two numbers of features as one. */
const apart = 2 ** 20
const keyOf = (one, other) => (one < other ? one * apart + other : other * apart + one)

/**
 * examples: each a list of { indexes, values, pull }. The most telling pairs are those whose pulls together lie the most
 * standard errors from none.
 */
export function tellingPairs(examples, most) {
  const sums = new Map()
  for (const example of examples) {
    const seen = new Map()
    for (const { pull, ...vector } of example)
      if (Math.abs(pull) >= leastPull)
        eachPair(vector, (key, value) => seen.set(key, (seen.get(key) ?? 0) + pull * value))
    for (const [key, value] of seen) {
      const known = sums.get(key) ?? { sum: 0, squares: 0, count: 0 }
      known.sum += value
      known.squares += value * value
      known.count++
      sums.set(key, known)
    }
  }
  const clear = ({ sum, squares }) => Math.abs(sum) / Math.sqrt(squares + 1)
  return [...sums]
    .filter(([, { count }]) => count >= leastSeen)
    .sort(([, one], [, other]) => clear(other) - clear(one))
    .slice(0, most)
    .map(([key]) => key)
}

/** Names the pairs in the index, and adds them to vectors. */
export function pairAdder(pairs, index) {
  const places = new Map(
    pairs.map((key) => [
      key,
      index.of([Math.floor(key / apart), key % apart].map((at) => index.names[at]).join(' & ')),
    ]),
  )
  return ({ indexes, values }) => {
    const added = { indexes: [...indexes], values: [...values] }
    eachPair({ indexes, values }, (key, value) => {
      const place = places.get(key)
      if (place === undefined) return
      added.indexes.push(place)
      added.values.push(value)
    })
    return added
  }
}

function eachPair({ indexes, values }, visit) {
  for (let at = 0; at < indexes.length; at++)
    for (let next = at + 1; next < indexes.length; next++)
      visit(keyOf(indexes[at], indexes[next]), values[at] * values[next])
}
