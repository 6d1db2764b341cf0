// What is kept together when tables are parted: what was learned from one side must not be known on the other.

/** (item) → its group: its dataset, unless all questions have the same one, or datasets share files. */
export function groupOf(set, items) {
  if (set === 'geoquery') return ({ id }) => `${id}`
  if (set === 'locales') return ({ dataset }) => dataset.name.replace(/\.[A-Z-]+\.csv$/, '.csv')
  const leader = sharedFiles(items.map(({ dataset }) => dataset.files))
  return ({ dataset }) => leader(dataset.files[0])
}

/** Files that are asked together, directly or by way of others, have one leader. */
function sharedFiles(lists) {
  const above = new Map()
  const leader = (file) => {
    let at = file
    while (above.get(at) !== undefined) at = above.get(at)
    return at
  }
  for (const [first, ...others] of lists)
    for (const file of others) {
      const [one, other] = [leader(first), leader(file)].sort()
      if (one !== other) above.set(other, one)
    }
  return leader
}
