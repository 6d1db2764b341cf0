import type { SessionRecord, sessionEndpoints } from '../sessions.ts'
import { answerBlocks } from './answer.ts'
import type { ExamplesOf } from './example.ts'
import { job_id, onePage, question, session_id, user_id } from './things.ts'

const session: SessionRecord = {
  id: session_id,
  name: 'Sales',
  output_language: 'AUTO',
  job_mode: 'AUTO',
  max_contextual_job_history: 10,
  agent_id: 'DATA_ANALYSIS_AGENT',
}

export const sessionExamples: ExamplesOf<keyof typeof sessionEndpoints> = {
  createSession: { input: { name: 'Sales', user_id }, data: { id: session_id } },
  listSessions: { input: { user_id, search: 'sales' }, data: onePage(session) },
  getSession: { input: { id: session_id, user_id }, data: session },
  updateSession: { input: { id: session_id, name: 'Sales of spring', user_id }, data: {} },
  deleteSession: { input: { id: session_id, user_id }, data: {} },
  listSessionHistory: {
    input: { id: session_id, user_id },
    data: onePage({
      job_id,
      question: { blocks: [{ type: 'MESSAGE', content: question }] },
      answer: {
        blocks: answerBlocks.map((block) =>
          block.type === 'TABLE' ? { ...block, content: block.content.url } : block,
        ),
      },
    }),
  },
}
