import type { PageHandler } from '../../page/page-handler.ts'
import { pagedRecords, pageRequest } from '../../paging.ts'
import { findProject } from './find-project.ts'

export const listProjectJobs: PageHandler<'listProjectJobs'> = async ({ input }, deps) => {
  const project = await findProject(input.project_id, deps)
  const page = await deps.store.questions.ofProject(project.id, pageRequest(input), input.state)
  return pagedRecords(input, page, (job) => ({
    job_id: job.jobId,
    user_id: job.userId,
    question: job.question,
    state: job.state,
    status: job.status,
    analyst: job.analyst,
    error: job.error,
    attempts: job.attempts,
    created_at: job.createdAt,
    finished_at: job.finishedAt,
    seconds:
      job.finishedAt === null
        ? null
        : Math.max(0, Date.parse(job.finishedAt) - Date.parse(job.createdAt)) / 1_000,
    tokens: job.tokens,
  }))
}
