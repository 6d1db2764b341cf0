/** Things by what they have in common, in the order of the first of each. */
export function grouped<Thing, Key>(
  things: readonly Thing[],
  by: (thing: Thing) => Key,
): ReadonlyMap<Key, readonly Thing[]> {
  const groups = new Map<Key, Thing[]>()
  for (const thing of things) {
    const key = by(thing)
    const group = groups.get(key)
    if (group === undefined) groups.set(key, [thing])
    else group.push(thing)
  }
  return groups
}
