import { setTimeout as pause } from 'node:timers/promises'

const mostWaits = 5
const longestWaitSeconds = 5

/** A tool asks the service several things at once: where the rate limit of its key is met between them, it waits as long as it is told. */
export function patientFetch(fetch: typeof globalThis.fetch): typeof globalThis.fetch {
  return async (input, init) => {
    for (let waits = 0; ; waits++) {
      const response = await fetch(input, init)
      const seconds = Number(response.headers.get('retry-after') ?? Number.NaN)
      if (response.status !== 429 || waits >= mostWaits || !(seconds <= longestWaitSeconds)) return response
      await response.body?.cancel()
      await pause(seconds * 1_000, undefined, init?.signal ? { signal: init.signal } : {})
    }
  }
}
