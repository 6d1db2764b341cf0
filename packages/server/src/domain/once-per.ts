/** A function of an object that keeps what it found for as long as the object is there. `by` is what to keep it by, where that is a part. */
export function oncePer<Of extends object, Found>(
  find: (of: Of) => Found,
  by: (of: Of) => object = (of) => of,
): (of: Of) => Found {
  const known = new WeakMap<object, { readonly found: Found }>()
  return (of) => {
    const before = known.get(by(of))
    if (before !== undefined) return before.found
    const found = find(of)
    known.set(by(of), { found })
    return found
  }
}
