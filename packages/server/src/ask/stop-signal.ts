import type { AskDeps } from './deps.ts'

export interface StopSignal {
  readonly signal: AbortSignal
  cancelled(): boolean
  dispose(): void
}

/** Everything that ends a running job early: it was cancelled, its time is up, or the process stops. */
export function stopSignal(jobId: string, { bus, settings }: AskDeps, shutdown: AbortSignal): StopSignal {
  const cancelled = new AbortController()
  const stopListening = bus.listen(jobId, (news) => {
    if (news.cancelled) cancelled.abort()
  })
  return {
    signal: AbortSignal.any([shutdown, cancelled.signal, AbortSignal.timeout(settings.jobSeconds * 1_000)]),
    cancelled: () => cancelled.signal.aborted,
    dispose: stopListening,
  }
}
