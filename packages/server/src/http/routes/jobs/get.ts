import type { Handler } from '../../handler.ts'
import { createInTurn } from '../../in-turn.ts'
import { jobRecord } from '../../render/job.ts'
import { findJob } from './find-job.ts'

/** A record may be megabytes: thirty of them read, rendered and written in one turn would stop the server. */
const inTurn = createInTurn()

export const getJob: Handler<'getJob'> = ({ input, owner }, deps) =>
  inTurn(async () => {
    const job = await findJob(input.id, owner, deps)
    return jobRecord(job, await deps.store.jobs.events(job.id, 0), deps)
  })
