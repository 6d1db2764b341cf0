import type { Handler } from '../../handler.ts'
import { findJob } from './find-job.ts'

export const getJobLedger: Handler<'getJobLedger'> = async ({ input, owner }, deps) => {
  const job = await findJob(input.id, owner, deps)
  const sent = await deps.store.modelCalls.sent(job.id)
  const requests = sent.map(({ at, model, purpose, body }) => ({
    sent_at: at,
    model,
    purpose,
    bytes: Buffer.byteLength(body),
    body,
  }))
  return { job_id: job.id, total_bytes: requests.reduce((sum, { bytes }) => sum + bytes, 0), requests }
}
