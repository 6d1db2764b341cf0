import { setTimeout as wait } from 'node:timers/promises'

/**
 * Two transactions stood in each other's way, and the one that was given up may do better the next time. So may one that names
 * a row which was there as it looked and is not any more: looking again, it finds that it has gone.
 */
const worthAnother = new Set(['40001', '40P01', '23503'])
const tries = 5
const pauseMilliseconds = 20

/** Does a transaction, again where it failed for the sake of another. */
export async function again<Result>(transaction: () => Promise<Result>): Promise<Result> {
  for (let done = 1; ; done++) {
    try {
      return await transaction()
    } catch (error) {
      const code = error instanceof Error && 'code' in error ? String(error.code) : ''
      if (!worthAnother.has(code) || done === tries) throw error
    }
    await wait(Math.random() * pauseMilliseconds * 2 ** done)
  }
}
