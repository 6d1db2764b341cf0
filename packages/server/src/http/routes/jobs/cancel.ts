import { cancel } from '../../../ask/cancel.ts'
import type { Handler } from '../../handler.ts'
import { jobRecord } from '../../render/job.ts'
import { freshLinks } from '../../render/links.ts'
import { findJob } from './find-job.ts'

export const cancelJob: Handler<'cancelJob'> = async ({ input, owner, act }, deps) => {
  const found = await findJob(input.id, owner, deps)
  if (found.finishedAt !== null) act.nothing()
  await cancel(found, deps)
  const job = await findJob(input.id, owner, deps)
  const events = await deps.store.jobs.events(job.id, 0)
  const feedback = await deps.store.feedback.find(job.id)
  return jobRecord(job, { events, feedback }, freshLinks(deps))
}
