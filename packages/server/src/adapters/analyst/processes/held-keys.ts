/** Which keys a process holds, the latest last. Both sides keep them alike: what is forgotten here is told to the other. */
export interface HeldKeys {
  has(key: number): boolean
  /** The keys that have to go for it. */
  hold(key: number): readonly number[]
  clear(): void
}

export function createHeldKeys(most: number): HeldKeys {
  const held = new Set<number>()
  return {
    has: (key) => held.has(key),
    hold(key) {
      held.delete(key)
      held.add(key)
      const gone = [...held].slice(0, Math.max(0, held.size - most))
      for (const old of gone) held.delete(old)
      return gone
    },
    clear: () => held.clear(),
  }
}
