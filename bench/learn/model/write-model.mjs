// A model as a file has it (packages/server/src/analyst/ranker/tree-model.ts reads it), with no more bounds than its trees use.
import { leafMark } from '@auger/server/analyst/ranker/tree-model'

/** model: { start, trees } of boost; names and bounds: of the features it was grown with. `most` bytes: later trees are left out. */
export function writtenModel(model, { names, bounds }, scale, most = Infinity) {
  for (let count = model.trees.length; ; count = Math.floor(count * 0.97)) {
    const written = fileOf({ ...model, trees: model.trees.slice(0, count) }, { names, bounds }, scale)
    if (count === 0 || JSON.stringify(written).length <= most) return written
  }
}

function fileOf({ start, trees }, { names, bounds }, scale) {
  const used = names.map(() => new Set())
  for (const tree of trees) collect(tree, used)
  const kept = used.map((bins) => [...bins].sort((one, other) => one - other))
  const placeOf = (place, bin) => kept[place].indexOf(bin)
  return {
    features: names,
    bounds: kept.map((bins, place) => bins.map((bin) => bounds[place][bin - 1])),
    start,
    scale,
    trees: trees.map((tree) => flat(tree, placeOf, scale)),
  }
}

function collect(node, used) {
  if (node.value !== undefined) return
  used[node.place].add(node.bin)
  collect(node.below, used)
  collect(node.otherwise, used)
}

const flat = (node, placeOf, scale) =>
  node.value === undefined
    ? [
        node.place,
        placeOf(node.place, node.bin),
        ...flat(node.below, placeOf, scale),
        ...flat(node.otherwise, placeOf, scale),
      ]
    : [leafMark, Math.round(node.value / scale)]

/** One tree a line, so that a change can be read. */
export function modelText({ features, bounds, start, scale, trees }) {
  const lines = (list) => list.map((one) => JSON.stringify(one)).join(',\n')
  return `{"features":${JSON.stringify(features)},\n"bounds":${JSON.stringify(bounds)},\n"start":${start},"scale":${scale},\n"trees":[\n${lines(trees)}\n]}`
}
