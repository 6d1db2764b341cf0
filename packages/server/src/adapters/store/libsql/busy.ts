import { setTimeout as wait } from 'node:timers/promises'

const patienceMilliseconds = 10_000
const pauseMilliseconds = 10

/** Another process may be writing: waits for it without holding up this one. */
export async function whenFree<Result>(attempt: () => Result): Promise<Result> {
  const deadline = Date.now() + patienceMilliseconds
  for (;;) {
    try {
      return attempt()
    } catch (error) {
      if (!isBusy(error) || Date.now() > deadline) throw error
    }
    await wait(pauseMilliseconds)
  }
}

const isBusy = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && /^SQLITE_(BUSY|LOCKED)/.test(String(error.code))
