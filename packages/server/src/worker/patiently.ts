import { setTimeout as pause } from 'node:timers/promises'

const pauses = [200, 1_000]

/** Tries again what may have failed by chance, such as a lost child process; the last failure is passed on. */
export async function patiently<Value>(attempt: () => Promise<Value>, signal: AbortSignal): Promise<Value> {
  for (const milliseconds of pauses) {
    try {
      return await attempt()
    } catch (error) {
      if (signal.aborted) throw error
      await pause(milliseconds, undefined, { signal })
    }
  }
  return attempt()
}
