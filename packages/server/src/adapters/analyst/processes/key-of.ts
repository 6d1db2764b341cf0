const keys = new WeakMap<object, number>()
let last = 0

/** A number for an object, the same one each time. */
export function keyOf(value: object): number {
  const known = keys.get(value)
  if (known !== undefined) return known
  keys.set(value, ++last)
  return last
}
