import type { JobRecord, StreamEvent } from '@auger/sdk'
import { Refused, type Call } from '../tool.ts'

/** Hears a job to its end and tells how far it is. Whoever takes the request back cancels the job. */
export async function followJob(
  events: AsyncIterable<StreamEvent>,
  { client, signal, tell }: Pick<Call, 'client' | 'signal' | 'tell'>,
): Promise<JobRecord> {
  let jobId: string | undefined
  const cancel = () => {
    if (jobId !== undefined) client.jobs.cancel(jobId).catch(() => undefined)
  }
  signal.addEventListener('abort', cancel)
  try {
    for await (const event of events) {
      if (event.type === 'JOB_ID') {
        jobId = event.jobId
        tell('the question is taken')
        if (signal.aborted) cancel()
      } else if (event.type === 'TASK' && event.content.status === 'running') {
        const { name, stage } = event.content
        tell(stage === 'Respond' ? 'writing the answer' : `computing: ${name}`)
      }
    }
  } finally {
    signal.removeEventListener('abort', cancel)
  }
  if (jobId === undefined) throw new Error('the service named no job')
  const job = await client.jobs.get(jobId)
  if (job.state === 'failed')
    throw new Refused('The service failed at this. Call again; ask simpler if it fails again.')
  if (job.state === 'cancelled') throw new Refused('It was cancelled.')
  return job
}
