/** What is equal has the same key, in whatever order its parts were written: what was stored comes back in another. */
export const sameKey = (value: unknown): string => JSON.stringify(value, (_, part: unknown) => inOrder(part))

const inOrder = (part: unknown): unknown =>
  typeof part === 'object' && part !== null && !Array.isArray(part)
    ? Object.fromEntries(Object.entries(part).toSorted(([one], [other]) => (one < other ? -1 : 1)))
    : part
