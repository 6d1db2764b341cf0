import type { TimeLimits } from './fetch-options.ts'
import { AddressRefused } from '../../network/address-refused.ts'

/** Keeps the time of one fetch. What listens to its signal ends with it, for whatever reason. */
export interface Watch {
  readonly limits: TimeLimits
  readonly signal: AbortSignal
  /** Settles as the work does, and at the latest when the watch ends; after the seconds it ends it with that message. */
  during<Result>(work: Promise<Result>, seconds: number, tooLong: string): Promise<Result>
  end(): void
}

export function openWatch(limits: TimeLimits, outer?: AbortSignal): Watch {
  const controller = new AbortController()
  const { signal } = controller
  const expire = (message: string) => controller.abort(new AddressRefused(message, { transient: true }))
  const tooLong = `the file did not arrive within ${limits.wholeSeconds} seconds`
  const whole = setTimeout(expire, limits.wholeSeconds * 1000, tooLong)
  const stop = () => controller.abort(outer?.reason)
  outer?.addEventListener('abort', stop, { once: true })
  if (outer?.aborted === true) stop()

  return {
    limits,
    signal,
    during: (work, seconds, message) =>
      new Promise((resolve, reject) => {
        const timer = setTimeout(expire, seconds * 1000, message)
        const settle = () => {
          clearTimeout(timer)
          signal.removeEventListener('abort', ended)
        }
        const ended = () => {
          settle()
          reject(signal.reason as Error)
        }
        signal.addEventListener('abort', ended)
        if (signal.aborted) ended()
        work.finally(settle).then(resolve, reject)
      }),
    end() {
      clearTimeout(whole)
      outer?.removeEventListener('abort', stop)
      controller.abort()
    },
  }
}
