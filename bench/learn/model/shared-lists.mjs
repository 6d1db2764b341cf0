/** A list of numbers that threads see without a copy. */
export const shared = (List, length) => new List(new SharedArrayBuffer(length * List.BYTES_PER_ELEMENT))

export const sharedFrom = (List, values) => {
  const list = shared(List, values.length)
  list.set(values)
  return list
}
