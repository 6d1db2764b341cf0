// Tables are parted evenly; the same table is never on both sides.

/** (item) → one of `folds` parts. */
export function foldsOf(items, folds) {
  const groups = [...new Set(items.map(groupKey))].sort()
  const parts = new Map(groups.map((group, at) => [group, at % folds]))
  return (item) => parts.get(groupKey(item))
}

/** One group of tables in so many tells when to stop learning. */
const heldEvery = 8

/** (item) → whether it is held out of learning; of each fold as many are. */
export function heldOf(items, folds) {
  const groups = [...new Set(items.map(groupKey))].sort()
  const isLast = (_, at) => Math.floor(at / folds) % heldEvery === heldEvery - 1
  const held = new Set(groups.filter(isLast))
  return (item) => held.has(groupKey(item))
}

const groupKey = ({ set, group }) => `${set.split(' ')[0]}\n${group}`
