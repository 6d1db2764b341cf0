import { setTimeout as pause } from 'node:timers/promises'
import { isOutOfSpace } from '../domain/out-of-space.ts'

const pauseMilliseconds = 1_000

/** Tries again as long as there is no room: what came of a job must be told, however long the disk stays full. */
export async function untilRoom<Value>(attempt: () => Promise<Value>, shutdown: AbortSignal): Promise<Value> {
  for (;;) {
    try {
      return await attempt()
    } catch (error) {
      if (!isOutOfSpace(error)) throw error
    }
    await pause(pauseMilliseconds, undefined, { signal: shutdown })
  }
}
