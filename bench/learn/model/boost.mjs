// Trees, each grown from what those before it still get wrong.
import { growTree } from './grow-tree.mjs'
import { addTree } from './predict.mjs'
import { randomFrom } from './random.mjs'

export const usual = {
  seed: 1,
  trees: 400,
  /** Trees without which held-out units would have lost as little. */
  patience: 40,
  depth: 4,
  rate: 0.1,
  restraint: 5,
  /** Both sides of a split weigh at least so much. */
  leastBend: 2,
  leastGain: 0.5,
  /** The share of the units that a tree is grown from. */
  share: 0.6,
  /** What leaves are counted in. */
  scale: 0.001,
}

/** A row that pulls less changes nothing that the file could tell. */
const leastPull = 1e-4

/**
 * data: as binned; right: 1 or 0 by row; units: what is learned from; held: what tells when to stop (none: after all trees);
 * before: what rows score already. Returns { start, trees, lost }, lost being what held units lose after each tree.
 */
export function boost({ data, right, units, held = [], before }, loss, given = {}) {
  const settings = { ...usual, ...given }
  const random = randomFrom(settings.seed)
  const start = before === undefined ? loss.startOf(right, units) : 0
  const scores = before === undefined ? new Float64Array(data.count).fill(start) : before.slice()
  const [slopes, bends] = [new Float64Array(data.count), new Float64Array(data.count)]
  const [trees, lost] = [[], [totalLoss(scores, right, held, loss)]]
  while (trees.length < settings.trees) {
    const chosen = units.filter(() => random() < settings.share)
    for (const unit of chosen) loss.pull(scores, right, unit, slopes, bends)
    const members = pullingRows(chosen, slopes, bends)
    const tree = growTree(data, { members, slopes, bends }, settings)
    trees.push(tree)
    addTree(tree, data, scores)
    lost.push(totalLoss(scores, right, held, loss))
    if (held.length > 0 && lost.length - 1 - bestOf(lost) >= settings.patience) break
  }
  return { start, trees: held.length > 0 ? trees.slice(0, bestOf(lost)) : trees, lost }
}

function pullingRows(units, slopes, bends) {
  const rows = new Int32Array(units.reduce((sum, { from, until }) => sum + until - from, 0))
  let count = 0
  for (const { from, until } of units)
    for (let row = from; row < until; row++)
      if (Math.abs(slopes[row]) + bends[row] > leastPull) rows[count++] = row
  return rows.slice(0, count)
}

const totalLoss = (scores, right, units, loss) =>
  units.reduce((sum, unit) => sum + loss.lossOf(scores, right, unit), 0)

const bestOf = (lost) => lost.indexOf(Math.min(...lost))
