const size = 624
const period = 397

/** MT19937 as numpy's legacy RandomState(seed) draws from it: same seed, same numbers. */
export class MersenneTwister {
  readonly #state = new Uint32Array(size)
  #place = size

  constructor(seed: number) {
    if (!Number.isInteger(seed) || seed < 0 || seed > 0xffffffff)
      throw new RangeError(`a seed is a whole number from 0 to 4294967295, not ${seed}`)
    this.#state[0] = seed
    for (let index = 1; index < size; index++) {
      const previous = this.#state[index - 1] as number
      this.#state[index] = Math.imul(1812433253, previous ^ (previous >>> 30)) + index
    }
  }

  /** 32 random bits. */
  next(): number {
    if (this.#place === size) this.#twist()
    let bits = this.#state[this.#place++] as number
    bits ^= bits >>> 11
    bits ^= (bits << 7) & 0x9d2c5680
    bits ^= (bits << 15) & 0xefc60000
    return (bits ^ (bits >>> 18)) >>> 0
  }

  /** From 0 to below 1, with 53 bits. */
  uniform(): number {
    const high = this.next() >>> 5
    return (high * 67108864 + (this.next() >>> 6)) / 9007199254740992
  }

  /** A whole number from 0 to `most`, by drawing again whatever is above. */
  below(most: number): number {
    if (most === 0) return 0
    const mask = 0xffffffff >>> Math.clz32(most)
    for (;;) {
      const value = (this.next() & mask) >>> 0
      if (value <= most) return value
    }
  }

  /** The items in random order. */
  permutation<Item>(items: readonly Item[]): Item[] {
    const shuffled = [...items]
    for (let last = shuffled.length - 1; last > 0; last--) {
      const other = this.below(last)
      ;[shuffled[last], shuffled[other]] = [shuffled[other] as Item, shuffled[last] as Item]
    }
    return shuffled
  }

  #twist(): void {
    for (let index = 0; index < size; index++) {
      const joined =
        ((this.#state[index] as number) & 0x80000000) |
        ((this.#state[(index + 1) % size] as number) & 0x7fffffff)
      const far = this.#state[(index + period) % size] as number
      this.#state[index] = far ^ (joined >>> 1) ^ ((joined & 1) === 0 ? 0 : 0x9908b0df)
    }
    this.#place = 0
  }
}
