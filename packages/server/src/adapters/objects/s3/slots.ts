/** So many pieces of work at once, the others in the order they came. */
export interface Slots {
  run<Result>(work: () => Promise<Result>): Promise<Result>
}

export function createSlots(most: number): Slots {
  const waiting: (() => void)[] = []
  let free = most
  return {
    async run(work) {
      if (free > 0) free--
      else await new Promise<void>((resolve) => waiting.push(resolve))
      try {
        return await work()
      } finally {
        const next = waiting.shift()
        if (next === undefined) free++
        else next()
      }
    },
  }
}
