import { checkAnswer, type CheckedAnswer } from './check-answer.ts'
import type { FetchOptions, TimeLimits } from './fetch-options.ts'
import { follow } from './follow.ts'
import { openWatch } from './watch.ts'

/** Short, because somebody waits for it. */
const probeLimits: TimeLimits = {
  connectSeconds: 10,
  silenceSeconds: 15,
  wholeSeconds: 20,
  leastBytesPerSecond: 0,
  rateSeconds: 20,
}

export type Probed = Pick<CheckedAnswer, 'size'>

/**
 * Asks for a file and leaves before it comes. Fails with a AddressRefused when it would not be had, and with the signal's
 * reason when that ends it. It asks by GET: for HEAD, signed addresses and many programs answer otherwise.
 */
export async function probe(url: string, options: FetchOptions): Promise<Probed> {
  const watch = openWatch({ ...probeLimits, ...options.limits }, options.signal)
  try {
    const { response } = await follow(url, options, watch)
    return { size: checkAnswer(response, options).size }
  } finally {
    watch.end()
  }
}
