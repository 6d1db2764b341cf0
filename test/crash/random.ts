/** Chance that a seed repeats. */
export interface Random {
  /** From 0 up to, not including, 1. */
  next(): number
  /** A whole number, both ends included. */
  whole(minimum: number, maximum: number): number
  chance(probability: number): boolean
  pick<Item>(items: readonly Item[]): Item
  /** At most `count` of the items, each at most once. */
  some<Item>(items: readonly Item[], count: number): readonly Item[]
  /** Another one that goes its own way. */
  fork(): Random
}

/** mulberry32: small, fast, and good enough to choose moments and operations with. */
export function seededRandom(seed: number): Random {
  let state = seed >>> 0
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
  const whole = (minimum: number, maximum: number) => minimum + Math.floor(next() * (maximum - minimum + 1))
  return {
    next,
    whole,
    chance: (probability) => next() < probability,
    pick: <Item>(items: readonly Item[]) => {
      if (items.length === 0) throw new Error('There is nothing to pick from')
      return items[whole(0, items.length - 1)] as Item
    },
    some: (items, count) => {
      const left = [...items]
      return Array.from({ length: Math.min(count, left.length) }, () =>
        left.splice(whole(0, left.length - 1), 1),
      ).flat()
    },
    fork: () => seededRandom(whole(0, 2 ** 32 - 1)),
  }
}
