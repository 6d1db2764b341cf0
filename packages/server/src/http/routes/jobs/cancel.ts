import { cancel } from '../../../ask/cancel.ts'
import type { Handler } from '../../handler.ts'
import { jobRecord } from '../../render/job.ts'
import { findJob } from './find-job.ts'

export const cancelJob: Handler<'cancelJob'> = async ({ input, owner }, deps) => {
  await cancel(await findJob(input.id, owner, deps), deps)
  const job = await findJob(input.id, owner, deps)
  return jobRecord(job, await deps.store.jobs.events(job.id, 0), deps)
}
