import type { FeedbackRecord } from '@auger/contract'
import type { Feedback } from '../../domain/feedback.ts'

export const feedbackRecord = ({
  jobId,
  verdict,
  reason,
  definitionId,
  createdAt,
}: Feedback): FeedbackRecord => ({
  job_id: jobId,
  verdict,
  reason,
  definition_id: definitionId,
  created_at: createdAt,
})
