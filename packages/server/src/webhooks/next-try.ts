const longestPause = 24 * 3_600_000

/**
 * When a delivery is sent again after so many tries, each of which failed; undefined: it is given up. A receiver may ask for a longer pause
 * of up to a day.
 */
export function nextTry(
  tries: number,
  retrySeconds: readonly number[],
  retryAfter: string | undefined,
  now: Date,
): Date | undefined {
  const pause = retrySeconds[tries - 1]
  if (pause === undefined) return undefined
  const asked = Math.min(askedPause(retryAfter, now), longestPause)
  return new Date(now.getTime() + Math.max(pause * 1_000, asked))
}

/** Seconds or a date; anything else is no wish. */
function askedPause(retryAfter: string | undefined, now: Date): number {
  if (retryAfter === undefined) return 0
  const text = retryAfter.trim()
  if (/^\d+$/.test(text)) return Number(text) * 1_000
  const until = Date.parse(text)
  return Number.isNaN(until) ? 0 : until - now.getTime()
}
