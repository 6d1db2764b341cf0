// What trees are grown to lessen. A unit is rows from `from` to `until` that are judged together, with a weight; right has 1 for rows
// that are right. pull writes the slopes and bends of a unit's rows, lossOf is what the unit loses.

/** Of one question the right candidates together should be likely, by the softmax of their scores. */
export const ranking = {
  pull(scores, right, { from, until, weight }, slopes, bends) {
    const { powers, all, good } = powersOf(scores, right, from, until)
    for (let row = from; row < until; row++) {
      const likely = powers[row - from] / all
      const wanted = right[row] === 1 ? powers[row - from] / good : 0
      slopes[row] = weight * (likely - wanted)
      bends[row] = weight * likely * (1 - likely)
    }
  },
  lossOf(scores, right, { from, until, weight }) {
    const { all, good } = powersOf(scores, right, from, until)
    return weight * (Math.log(all) - Math.log(good))
  },
  startOf: () => 0,
}

function powersOf(scores, right, from, until) {
  let highest = -Infinity
  for (let row = from; row < until; row++) highest = Math.max(highest, scores[row])
  const powers = new Float64Array(until - from)
  let [all, good] = [0, Number.MIN_VALUE]
  for (let row = from; row < until; row++) {
    powers[row - from] = Math.exp(scores[row] - highest)
    all += powers[row - from]
    if (right[row] === 1) good += powers[row - from]
  }
  return { powers, all, good }
}

/** Each row by itself is right or not. */
export const logistic = {
  pull(scores, right, { from, until, weight }, slopes, bends) {
    for (let row = from; row < until; row++) {
      const likely = 1 / (1 + Math.exp(-scores[row]))
      slopes[row] = weight * (likely - right[row])
      bends[row] = weight * likely * (1 - likely)
    }
  },
  lossOf(scores, right, { from, until, weight }) {
    let sum = 0
    for (let row = from; row < until; row++)
      sum += weight * Math.log1p(Math.exp(right[row] === 1 ? -scores[row] : scores[row]))
    return sum
  },
  startOf(right, units) {
    let [good, all] = [1, 2]
    for (const { from, until, weight } of units)
      for (let row = from; row < until; row++) {
        all += weight
        good += weight * right[row]
      }
    return Number(Math.log(good / (all - good)).toFixed(3))
  },
}
