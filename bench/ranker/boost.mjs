// Small trees, each learned from what those before it still get wrong: how far a choice can be trusted is no sum of its parts.

const mostTrees = 80
const mostLeaves = 5
const rate = 0.1
const restraint = 5
const leastInLeaf = 20
const mostBounds = 32

/** examples: { values: Map of numbers by name, right, weight }; what is not there counts as 0. Trees as the analyst reads them. */
export function boost(examples) {
  const columns = columnsOf(examples)
  const start = logit(examples)
  const sums = new Float64Array(examples.length).fill(start)
  const trees = [start]
  for (let count = 0; count < mostTrees; count++) {
    const pulls = examples.map(({ right, weight }, at) => {
      const likely = 1 / (1 + Math.exp(-sums[at]))
      return { slope: weight * (likely - (right ? 1 : 0)), bend: weight * likely * (1 - likely) }
    })
    const root = grow(pulls, columns)
    for (const { members, value } of leavesOf(root)) for (const at of members) sums[at] += value
    trees.push(written(root))
  }
  return trees
}

function logit(examples) {
  const all = examples.reduce((sum, { weight }) => sum + weight, 0)
  const right = examples.reduce((sum, one) => sum + (one.right ? one.weight : 0), 0)
  return round(Math.log(right / Math.max(1, all - right)))
}

/** For each name the bounds it may be parted at, and between which of them each example lies. */
function columnsOf(examples) {
  const names = [...new Set(examples.flatMap(({ values }) => [...values.keys()]))].sort()
  return names.flatMap((name) => {
    const values = Float64Array.from(examples, (example) => example.values.get(name) ?? 0)
    const bounds = boundsOf(values)
    if (bounds.length === 0) return []
    const places = Uint8Array.from(values, (value) => bounds.filter((bound) => value >= bound).length)
    return [{ name, bounds, places }]
  })
}

function boundsOf(values) {
  const sorted = [...new Set(values)].sort((one, other) => one - other)
  const between = sorted.slice(1).map((value, at) => round((value + sorted[at]) / 2))
  if (between.length <= mostBounds) return [...new Set(between)]
  const all = values.toSorted()
  const spread = Array.from({ length: mostBounds }, (_, at) =>
    round(all[Math.floor(((at + 1) * all.length) / (mostBounds + 1))]),
  )
  return [...new Set(spread)]
}

/** The leaf that gains most by being parted is, until there are enough. */
function grow(pulls, columns) {
  const root = leaf(
    pulls.map((_, at) => at),
    pulls,
    columns,
  )
  for (let leaves = 1; leaves < mostLeaves; leaves++) {
    const [best] = leavesOf(root)
      .filter(({ split }) => split !== undefined)
      .sort((one, other) => other.split.gain - one.split.gain)
    if (best === undefined) break
    const { column, place } = best.split
    best.below = leaf(
      best.members.filter((at) => column.places[at] < place),
      pulls,
      columns,
    )
    best.above = leaf(
      best.members.filter((at) => column.places[at] >= place),
      pulls,
      columns,
    )
  }
  return root
}

function leaf(members, pulls, columns) {
  const total = { slope: 0, bend: 0, count: members.length }
  for (const at of members) {
    total.slope += pulls[at].slope
    total.bend += pulls[at].bend
  }
  const value = round((-rate * total.slope) / (total.bend + restraint))
  return { members, value, split: bestSplit(members, total, pulls, columns) }
}

const worthOf = ({ slope, bend }) => slope ** 2 / (bend + restraint)

function bestSplit(members, total, pulls, columns) {
  let best
  for (const column of columns) {
    const sums = sumsOf(members, pulls, column)
    const below = { slope: 0, bend: 0, count: 0 }
    for (let place = 1; place <= column.bounds.length; place++) {
      below.slope += sums.slopes[place - 1]
      below.bend += sums.bends[place - 1]
      below.count += sums.counts[place - 1]
      if (below.count < leastInLeaf) continue
      if (total.count - below.count < leastInLeaf) break
      const above = { slope: total.slope - below.slope, bend: total.bend - below.bend }
      const gain = worthOf(below) + worthOf(above) - worthOf(total)
      if (gain > (best?.gain ?? 0)) best = { gain, column, place }
    }
  }
  return best
}

function sumsOf(members, pulls, { bounds, places }) {
  const size = bounds.length + 1
  const sums = {
    slopes: new Float64Array(size),
    bends: new Float64Array(size),
    counts: new Uint32Array(size),
  }
  for (const at of members) {
    const place = places[at]
    sums.slopes[place] += pulls[at].slope
    sums.bends[place] += pulls[at].bend
    sums.counts[place]++
  }
  return sums
}

const leavesOf = (node) =>
  node.below === undefined ? [node] : [...leavesOf(node.below), ...leavesOf(node.above)]

const written = ({ value, split, below, above }) =>
  below === undefined
    ? value
    : [split.column.name, split.column.bounds[split.place - 1], written(below), written(above)]

const round = (value) => Number(value.toFixed(4))
