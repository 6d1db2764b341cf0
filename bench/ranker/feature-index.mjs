// Features by number, so that learning is arithmetic.

export function createIndex() {
  const names = []
  const places = new Map()
  const of = (name) => {
    if (!places.has(name)) {
      places.set(name, names.length)
      names.push(name)
    }
    return places.get(name)
  }
  return {
    names,
    of,
    /** Features with each name once, and those alone that are wanted. */
    vector(features, isWanted = () => true) {
      const sums = new Map()
      for (const [name, value] of features)
        if (value !== 0 && isWanted(name)) sums.set(of(name), (sums.get(of(name)) ?? 0) + value)
      return { indexes: [...sums.keys()], values: [...sums.values()] }
    },
  }
}
