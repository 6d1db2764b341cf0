// What each feature is worth on each set: how many questions fewer are right when its values are dealt out anew among the candidates.
import { addTree } from '../model/predict.mjs'
import { randomFrom, shuffled } from '../model/random.mjs'

/** More questions of a set tell little more. */
const mostQuestions = 200

/** Rows { feature, drops: Map(set → share of its questions) }, those that are worth most first. By models that had not seen the tables. */
export function worthOf(
  items,
  { examples: { data, right, units }, names, scores, models },
  { foldOf, seed },
) {
  const questions = sampleOf(items, units, right)
  const parts = models.map(({ trees }, fold) => partOf(data, trees, rowsOf(questions, fold, foldOf)))
  const kept = countRight(questions, scores, right)
  const rows = names.flatMap((feature, place) => {
    if (parts.every(({ trees }) => !trees.some((tree) => splitsBy(tree, place)))) return []
    const now = countRight(questions, dealtScores(parts, place, scores, randomFrom(seed + place)), right)
    const drops = new Map([...kept].map(([set, { count, all }]) => [set, (count - now.get(set).count) / all]))
    return [{ feature, drops, sum: [...drops.values()].reduce((sum, drop) => sum + drop, 0) }]
  })
  return rows.sort((one, other) => other.sum - one.sum)
}

/** Of each set the same number of questions at most that have something right: [{ at, set, from, until }]. */
function sampleOf(items, units, right) {
  const counts = new Map()
  return items.flatMap(({ set }, at) => {
    const { from, until } = units[at]
    if (!right.subarray(from, until).includes(1) || (counts.get(set) ?? 0) >= mostQuestions) return []
    counts.set(set, (counts.get(set) ?? 0) + 1)
    return [{ at, set, from, until }]
  })
}

const rowsOf = (questions, fold, foldOf) =>
  questions
    .filter(({ at }) => foldOf(at) === fold)
    .flatMap(({ from, until }) => Array.from({ length: until - from }, (_, at) => from + at))

const partOf = (data, trees, rows) => ({
  trees,
  rows,
  columns: data.columns.map((column) => Uint8Array.from(rows, (row) => column[row])),
})

const splitsBy = (node, place) =>
  node.value === undefined &&
  (node.place === place || splitsBy(node.below, place) || splitsBy(node.otherwise, place))

function dealtScores(parts, place, scores, random) {
  const dealt = scores.slice()
  for (const { trees, rows, columns } of parts) {
    const anew = columns.with(place, Uint8Array.from(shuffled(columns[place], random)))
    const [before, after] = [new Float64Array(rows.length), new Float64Array(rows.length)]
    for (const tree of trees.filter((one) => splitsBy(one, place))) {
      addTree(tree, { columns, count: rows.length }, before)
      addTree(tree, { columns: anew, count: rows.length }, after)
    }
    for (const [at, row] of rows.entries()) dealt[row] += after[at] - before[at]
  }
  return dealt
}

function countRight(questions, scores, right) {
  const counts = new Map()
  for (const { set, from, until } of questions) {
    const own = scores.subarray(from, until)
    const best = own.indexOf(own.reduce((highest, score) => Math.max(highest, score), -Infinity))
    const known = counts.get(set) ?? { count: 0, all: 0 }
    counts.set(set, { count: known.count + right[from + best], all: known.all + 1 })
  }
  return counts
}
