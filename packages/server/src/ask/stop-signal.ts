import type { Job } from '../domain/job.ts'
import type { AskDeps } from './deps.ts'

export interface StopSignal {
  readonly signal: AbortSignal
  cancelled(): boolean
  /** Its time is up. */
  late(): boolean
  dispose(): void
}

/** Everything that ends a running job early: it was cancelled, its time is up, or the process stops. */
export function stopSignal(
  { id: jobId, ...owner }: Pick<Job, 'id' | 'projectId' | 'userId'>,
  { bus, store, settings }: AskDeps,
  shutdown: AbortSignal,
): StopSignal {
  const cancelled = new AbortController()
  const lookForEnd = async () => {
    // The store may be away as the bus was: then the next word that the job says finds out.
    const job = await store.jobs.state(jobId, owner).catch(() => ({ finishedAt: null }))
    if (job === undefined || job.finishedAt !== null) cancelled.abort()
  }
  const stopListening = bus.listen(jobId, (news) => {
    if (news.cancelled) cancelled.abort()
    if (news.missed === true) void lookForEnd()
  })
  const late = AbortSignal.timeout(settings.jobSeconds * 1_000)
  return {
    signal: AbortSignal.any([shutdown, cancelled.signal, late]),
    cancelled: () => cancelled.signal.aborted,
    late: () => late.aborted,
    dispose: stopListening,
  }
}
