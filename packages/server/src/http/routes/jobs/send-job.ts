import type { JobRecord } from '@auger/contract'
import type { FastifyReply } from 'fastify'
import type { Owner } from '../../../domain/owner.ts'
import type { HttpDeps } from '../../deps.ts'
import type { replied } from '../../handler.ts'
import { createInTurn } from '../../in-turn.ts'
import { jobRecord } from '../../render/job.ts'
import { freshLinks } from '../../render/links.ts'
import { sendRecord } from '../../send-pieces.ts'
import { failureOfJob } from './failure-of-job.ts'
import { findJob } from './find-job.ts'

/** A record may be megabytes: thirty of them read, rendered and written in one turn would stop the server. */
const inTurn = createInTurn()

export interface WantedJob {
  readonly jobId: string
  readonly owner: Owner
  /** Whoever waited for it is told of a failure as such. */
  readonly orFailure: boolean
}

export async function sendJob(
  { jobId, owner, orFailure }: WantedJob,
  reply: FastifyReply,
  deps: HttpDeps,
): Promise<JobRecord | typeof replied> {
  const record = await inTurn(async () => {
    const job = await findJob(jobId, owner, deps)
    const events = await deps.store.jobs.events(job.id, 0)
    if (orFailure && job.state === 'failed') throw failureOfJob(events)
    const feedback = await deps.store.feedback.find(job.id)
    return jobRecord(job, { events, feedback }, freshLinks(deps))
  })
  return sendRecord(reply, record, inTurn)
}
