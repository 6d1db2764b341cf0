// A log-linear model over candidates: the likelihood of all right ones together, L2, Adagrad over shuffled questions.

/** The vectors of an item's candidates as flat arrays, so that learning is arithmetic. */
export function packed(vectors, candidates) {
  const size = vectors.reduce((sum, { indexes }) => sum + indexes.length, 0)
  const pack = {
    indexes: new Int32Array(size),
    values: new Float64Array(size),
    starts: new Int32Array(vectors.length + 1),
    right: Uint8Array.from(candidates, ({ right }) => (right ? 1 : 0)),
  }
  let at = 0
  vectors.forEach(({ indexes, values }, place) => {
    pack.starts[place] = at
    pack.indexes.set(indexes, at)
    pack.values.set(values, at)
    at += indexes.length
  })
  pack.starts[vectors.length] = at
  return pack
}

/** items: packs that have a right candidate among them and a wrong one; an item may be given several times. */
export function learn(items, size, { rounds = 12, rate = 0.15, decay = 1e-4 } = {}) {
  const weights = new Float64Array(size)
  const squares = new Float64Array(size).fill(1e-6)
  const gradient = new Float64Array(size)
  const order = items.map((_, at) => at)
  const random = generator(7)
  const total = new Float64Array(size)
  let steps = 0
  for (let round = 0; round < rounds; round++) {
    shuffle(order, random)
    for (const at of order)
      for (const index of addGradient(gradient, items[at], weights)) {
        const slope = gradient[index] - decay * weights[index]
        gradient[index] = 0
        squares[index] += slope * slope
        weights[index] += (rate * slope) / Math.sqrt(squares[index])
      }
    if (round >= rounds / 2) {
      for (let index = 0; index < size; index++) total[index] += weights[index]
      steps++
    }
  }
  return total.map((value) => value / steps)
}

export function scores({ indexes, values, starts }, weights) {
  return Float64Array.from({ length: starts.length - 1 }, (_, place) => {
    let sum = 0
    for (let at = starts[place]; at < starts[place + 1]; at++) sum += weights[indexes[at]] * values[at]
    return sum
  })
}

export function softmax(list) {
  const top = Math.max(...list)
  const raised = list.map((value) => Math.exp(value - top))
  const sum = raised.reduce((all, value) => all + value, 0)
  return raised.map((value) => value / sum)
}

/** Which way each candidate should move: those that are right up, the likely ones down. */
export function pulls(pack, weights) {
  const likely = softmax(scores(pack, weights))
  const mass = likely.reduce((sum, value, at) => sum + (pack.right[at] ? value : 0), 0)
  return likely.map((value, at) => (pack.right[at] ? value / Math.max(mass, 1e-300) : 0) - value)
}

const least = 1e-9

/** Adds to the gradient, and says where. */
function addGradient(gradient, pack, weights) {
  const touched = new Set()
  pulls(pack, weights).forEach((pull, place) => {
    if (Math.abs(pull) < least) return
    for (let at = pack.starts[place]; at < pack.starts[place + 1]; at++) {
      touched.add(pack.indexes[at])
      gradient[pack.indexes[at]] += pull * pack.values[at]
    }
  })
  return touched
}

/** A small generator, so that the same data gives the same weights. */
export function generator(seed) {
  let state = seed >>> 0
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0
    return state / 2 ** 32
  }
}

function shuffle(list, random) {
  for (let at = list.length - 1; at > 0; at--) {
    const other = Math.floor(random() * (at + 1))
    ;[list[at], list[other]] = [list[other], list[at]]
  }
}
