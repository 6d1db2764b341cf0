import { noCost } from '../domain/cost.ts'
import { failures } from '../domain/errors.ts'
import type { Job } from '../domain/job.ts'
import { UnreadableDocument } from '../domain/read-document.ts'
import type { AskDeps } from './deps.ts'
import { endMark, failureWords } from './end-job.ts'

type Needs = Pick<AskDeps, 'store' | 'bus' | 'clock'> & { readonly meter: Pick<AskDeps['meter'], 'jobEnded'> }

/** Takes up a job. One whose row cannot be read is ended: nobody could answer it, and someone may wait for it. */
export async function claimJob(jobId: string, deps: Needs): Promise<Job | undefined> {
  try {
    return await deps.store.jobs.claim(jobId)
  } catch (error) {
    if (error instanceof UnreadableDocument) await giveUp(jobId, deps)
    throw error
  }
}

async function giveUp(jobId: string, { store, bus, clock, meter }: Needs): Promise<void> {
  const at = clock.now().toISOString()
  const ended = await store.jobs.finish(jobId, { state: 'failed', cost: noCost }, at, (said) => [
    ...failureWords(jobId, failures.jobFailed(), said, at),
    endMark(jobId, false, at),
  ])
  if (ended) meter.jobEnded('failed')
  await bus.announce({ jobId, cancelled: false })
}
