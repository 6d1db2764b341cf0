// The least of a smooth function by its slope: limited-memory BFGS, with steps halved until they lead down.

const remembered = 8
const mostHalvings = 20
const leastDescent = 1e-4

/** slopeAt(point, slope) writes the slope and returns the height; the lowest point found is returned. */
export function minimise(slopeAt, size, { iterations = 120, tolerance = 1e-5 } = {}) {
  let point = new Float64Array(size)
  let slope = new Float64Array(size)
  let height = slopeAt(point, slope)
  const moves = []
  for (let iteration = 0; iteration < iterations; iteration++) {
    const way = downhill(slope, moves)
    const step = stepDown({ point, slope, height }, way, slopeAt, moves.length === 0 ? firstStep(slope) : 1)
    if (step === undefined) break
    const change = difference(step.slope, slope)
    const moved = difference(step.point, point)
    const bend = dot(change, moved)
    if (bend > 1e-10) moves.push({ moved, change, bend })
    if (moves.length > remembered) moves.shift()
    const gained = height - step.height
    ;({ point, slope, height } = step)
    if (gained < tolerance * Math.max(1, Math.abs(height))) break
  }
  return point
}

/** What the moves so far tell of how the slope bends turns the way down. */
function downhill(slope, moves) {
  const way = slope.map((value) => -value)
  const shares = moves.map(() => 0)
  for (let at = moves.length - 1; at >= 0; at--) {
    shares[at] = dot(moves[at].moved, way) / moves[at].bend
    add(way, moves[at].change, -shares[at])
  }
  const last = moves.at(-1)
  if (last !== undefined) scale(way, last.bend / dot(last.change, last.change))
  moves.forEach(({ moved, change, bend }, at) => add(way, moved, shares[at] - dot(change, way) / bend))
  return way
}

function stepDown({ point, slope, height }, way, slopeAt, first) {
  const steepness = dot(slope, way)
  if (steepness >= 0) return undefined
  for (let halving = 0, length = first; halving < mostHalvings; halving++, length /= 2) {
    const next = { point: point.slice(), slope: new Float64Array(point.length) }
    add(next.point, way, length)
    next.height = slopeAt(next.point, next.slope)
    if (next.height <= height + leastDescent * length * steepness) return next
  }
  return undefined
}

const firstStep = (slope) => 1 / Math.max(1, Math.sqrt(dot(slope, slope)))

function dot(one, other) {
  let sum = 0
  for (let at = 0; at < one.length; at++) sum += one[at] * other[at]
  return sum
}

const difference = (one, other) => one.map((value, at) => value - other[at])

function add(to, what, times) {
  for (let at = 0; at < to.length; at++) to[at] += times * what[at]
}

function scale(list, times) {
  for (let at = 0; at < list.length; at++) list[at] *= times
}
