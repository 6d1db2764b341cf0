/** Tables are parted evenly; the same table is never on both sides. */
export function partTables(items, folds) {
  const key = ({ question }) => `${question.set} ${question.group}`
  const order = new Map([...new Set(items.map(key))].sort().map((group, at) => [group, at % folds]))
  return (item) => order.get(key(item))
}
