import type { JobEvent } from '../domain/event.ts'
import type { HttpDeps } from './deps.ts'
import { newsOf, type WatchedJob } from './wait-for-job.ts'

/** Who could not hear of news is told that some may have been missed; what neither news nor that reached is found by looking. */
const lookEveryMilliseconds = 30_000

/** A job's events as they are kept, until its end; 'deleted' when it is gone. */
export async function* followJob(
  { jobId, owner }: WatchedJob,
  after: number,
  gone: AbortSignal,
  deps: HttpDeps,
): AsyncGenerator<JobEvent | 'deleted'> {
  const { jobs } = deps.store
  let last = after
  while (!gone.aborted) {
    // Looked up before the events, so that an ended job's events are all there.
    const job = await jobs.state(jobId, owner)
    const events = await jobs.events(jobId, last)
    for (const event of events) {
      last = event.sequence
      yield event
    }
    if (job === undefined) return yield 'deleted'
    if (job.finishedAt !== null) return
    if (events.length > 0) continue
    await newsOf(jobId, lookEveryMilliseconds, gone, deps, async () => {
      if ((await jobs.events(jobId, last)).length > 0) return true
      return (await jobs.state(jobId, owner)) === undefined
    })
  }
}
