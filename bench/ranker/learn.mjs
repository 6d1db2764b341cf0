// A log-linear model over candidates: the likelihood of all right ones together, L2, Adagrad over shuffled questions.

/** items: [{ candidates: [{ features: Map index→value as arrays, right }] }] that have a right one among them. */
export function learn(items, size, { rounds = 12, rate = 0.15, decay = 1e-4, start } = {}) {
  const weights = start === undefined ? new Float64Array(size) : Float64Array.from(start)
  const squares = new Float64Array(size).fill(1e-6)
  const order = items.map((_, at) => at)
  const random = generator(7)
  const total = new Float64Array(size)
  let steps = 0
  for (let round = 0; round < rounds; round++) {
    shuffle(order, random)
    for (const at of order) {
      const gradient = gradientOf(items[at], weights)
      for (const [index, value] of gradient) {
        const slope = value - decay * weights[index]
        squares[index] += slope * slope
        weights[index] += (rate * slope) / Math.sqrt(squares[index])
      }
    }
    if (round >= rounds / 2) {
      for (let index = 0; index < size; index++) total[index] += weights[index]
      steps++
    }
  }
  return total.map((value) => value / steps)
}

export function scores(item, weights) {
  return item.candidates.map(({ indexes, values }) => {
    let sum = 0
    for (let at = 0; at < indexes.length; at++) sum += weights[indexes[at]] * values[at]
    return sum
  })
}

export function softmax(list) {
  const top = Math.max(...list)
  const raised = list.map((value) => Math.exp(value - top))
  const sum = raised.reduce((all, value) => all + value, 0)
  return raised.map((value) => value / sum)
}

function gradientOf(item, weights) {
  const likely = softmax(scores(item, weights))
  const mass = item.candidates.reduce((sum, { right }, at) => sum + (right ? likely[at] : 0), 0)
  const gradient = new Map()
  item.candidates.forEach(({ indexes, values, right }, at) => {
    const pull = (right ? likely[at] / Math.max(mass, 1e-300) : 0) - likely[at]
    if (Math.abs(pull) < 1e-9) return
    for (let place = 0; place < indexes.length; place++)
      gradient.set(indexes[place], (gradient.get(indexes[place]) ?? 0) + pull * values[place])
  })
  return gradient
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
