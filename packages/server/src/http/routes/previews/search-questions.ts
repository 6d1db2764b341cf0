import type { PageHandler } from '../../page/page-handler.ts'
import { pagedRecords, pageRequest } from '../../paging.ts'

export const searchQuestions: PageHandler<'searchQuestions'> = async ({ input, owner }, { store }) => {
  const page = await store.questions.asked(owner, pageRequest(input), input.search)
  return pagedRecords(input, page, (asked) => ({
    job_id: asked.jobId,
    session_id: asked.sessionId,
    session_name: asked.sessionName,
    question: asked.question,
    dataset_id: asked.datasetId,
    status: asked.status,
    created_at: asked.createdAt,
  }))
}
