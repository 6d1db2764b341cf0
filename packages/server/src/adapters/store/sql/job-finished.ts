import type { Selectable } from 'kysely'
import type { JobEnding } from '../../../domain/job.ts'
import type { JobRow } from './schema.ts'

type Row = Pick<Selectable<JobRow>, 'id' | 'user_id' | 'session_id' | 'request'>

/** What webhooks are told of a job that has ended: nothing of what was asked, or of what came of it. */
export const jobFinished = (job: Row, ending: JobEnding, at: string) => ({
  event: 'job.finished' as const,
  at,
  data: {
    job_id: job.id,
    session_id: job.session_id,
    dataset_id: datasetOf(job.request),
    user_id: job.user_id,
    state: ending.state,
    status: ending.state === 'done' ? ending.status : null,
    finished_at: at,
  },
})

/** A request that cannot be read must not keep its job from ending. */
function datasetOf(request: string): string | null {
  try {
    const { datasetId } = JSON.parse(request) as { readonly datasetId?: unknown }
    return typeof datasetId === 'string' ? datasetId : null
  } catch {
    return null
  }
}
