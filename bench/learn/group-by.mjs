/** Lists of what has the same key, in a map, in the order in which they come up. */
export function groupBy(list, keyOf) {
  const groups = new Map()
  for (const one of list) {
    const key = keyOf(one)
    if (!groups.has(key)) groups.set(key, [])
    groups.get(key).push(one)
  }
  return groups
}
