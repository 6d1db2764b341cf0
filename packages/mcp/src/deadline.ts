export interface Deadline {
  readonly over: AbortSignal
  /** Nobody waits any more. */
  stop(): void
}

/** Aborts with a signal, or after so many seconds. A timeout that only AbortSignal.any knows of may be collected before it comes. */
export function deadline(signal: AbortSignal, seconds: number): Deadline {
  const late = new AbortController()
  const timer = setTimeout(() => {
    late.abort(new DOMException('it took too long', 'TimeoutError'))
  }, seconds * 1_000)
  return {
    over: AbortSignal.any([signal, late.signal]),
    stop: () => {
      clearTimeout(timer)
    },
  }
}
