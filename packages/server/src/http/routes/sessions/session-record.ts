import type { SessionRecord } from '@auger/contract'
import type { Session } from '../../../domain/session.ts'

export const sessionRecord = (session: Session): SessionRecord => ({
  id: session.id,
  name: session.name,
  output_language: session.outputLanguage,
  job_mode: session.jobMode,
  max_contextual_job_history: session.maxContextualJobHistory,
  agent_id: 'DATA_ANALYSIS_AGENT',
})
