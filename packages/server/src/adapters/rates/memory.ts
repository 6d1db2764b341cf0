import type { Clock } from '../../ports/clock.ts'
import type { Rates } from '../../ports/rates.ts'

interface Bucket {
  tokens: number
  filledAt: number
}

/** Longer than an empty bucket takes to be full. */
const keptMilliseconds = 1_000

export interface MemoryRates extends Rates {
  /** How many buckets are kept; one that is full again is as good as none. */
  readonly size: number
}

/** A bucket a subject, of this process alone. */
export function createMemoryRates({ monotonic }: Pick<Clock, 'monotonic'>): MemoryRates {
  /** The one that was asked for the longest ago first. */
  const buckets = new Map<string, Bucket>()
  const forgetFull = (now: number) => {
    for (const [subject, { filledAt }] of buckets)
      if (now - filledAt > keptMilliseconds) buckets.delete(subject)
      else return
  }
  return {
    get size() {
      return buckets.size
    },
    take(subject, perSecond) {
      const now = monotonic()
      forgetFull(now)
      const { tokens, filledAt } = buckets.get(subject) ?? { tokens: perSecond, filledAt: now }
      const level = Math.min(perSecond, tokens + ((now - filledAt) / 1_000) * perSecond)
      const allowed = level >= 1
      const left = allowed ? level - 1 : level
      buckets.delete(subject)
      buckets.set(subject, { tokens: left, filledAt: now })
      return Promise.resolve({
        allowed,
        remaining: Math.floor(left),
        waitSeconds: Math.ceil(Math.max(0, 1 - left) / perSecond),
      })
    },
  }
}
