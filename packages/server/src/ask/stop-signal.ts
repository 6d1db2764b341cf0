import type { AskDeps } from './deps.ts'

export interface StopSignal {
  readonly signal: AbortSignal
  cancelled(): boolean
  /** Its time is up. */
  late(): boolean
  dispose(): void
}

/** Everything that ends a running job early: it was cancelled, its time is up, or the process stops. */
export function stopSignal(jobId: string, { bus, settings }: AskDeps, shutdown: AbortSignal): StopSignal {
  const cancelled = new AbortController()
  const stopListening = bus.listen(jobId, (news) => {
    if (news.cancelled) cancelled.abort()
  })
  const late = AbortSignal.timeout(settings.jobSeconds * 1_000)
  return {
    signal: AbortSignal.any([shutdown, cancelled.signal, late]),
    cancelled: () => cancelled.signal.aborted,
    late: () => late.aborted,
    dispose: stopListening,
  }
}
