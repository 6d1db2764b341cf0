import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { integer, longText, nothing, paged, paging, search, userId } from './fields.ts'
import { historyRecord } from './blocks.ts'
import { outputLanguages } from './languages.ts'

export const jobModes = ['AUTO', 'DATA_ANALYTICS'] as const
export type JobMode = (typeof jobModes)[number]

export const outputLanguage = z
  .enum(outputLanguages)
  .meta({ description: 'The language of the answer; AUTO detects it from the question.' })
export const jobMode = z
  .enum(jobModes)
  .meta({ description: 'AUTO judges the intent, analysis or retrieval; DATA_ANALYTICS analyses at once.' })
const history = integer(0, 10).meta({
  description: 'How many earlier jobs may serve as context; 0 means none.',
})
const agent = z.literal('DATA_ANALYSIS_AGENT')
const name = longText.meta({ description: 'Cut at 128 characters.' })

export const session = z
  .object({
    id: z.string(),
    name: z.string(),
    output_language: outputLanguage,
    job_mode: jobMode,
    max_contextual_job_history: history,
    agent_id: agent,
  })
  .meta({ id: 'Session' })
export type SessionRecord = z.output<typeof session>

const id = z.string()

export const sessionEndpoints = {
  createSession: endpoint({
    method: 'POST',
    path: '/v2/team/sessions',
    resource: 'sessions',
    summary: 'Create a session',
    input: z.object({
      name: name.optional(),
      user_id: userId,
      output_language: outputLanguage.default('AUTO'),
      job_mode: jobMode.default('AUTO'),
      max_contextual_job_history: history.default(10),
      agent_id: agent.default('DATA_ANALYSIS_AGENT'),
    }),
    data: z.object({ id: z.string() }),
  }),
  listSessions: endpoint({
    method: 'GET',
    path: '/v2/team/sessions',
    resource: 'sessions',
    summary: "List a user's sessions, newest first",
    input: z.object({ ...paging, search, user_id: userId }),
    data: paged(session),
  }),
  getSession: endpoint({
    method: 'GET',
    path: '/v2/team/sessions/{id}',
    resource: 'sessions',
    summary: 'Read a session',
    input: z.object({ id, user_id: userId }),
    data: session,
  }),
  updateSession: endpoint({
    method: 'POST',
    path: '/v2/team/sessions/{id}',
    resource: 'sessions',
    summary: 'Change a session; what is omitted stays as it is',
    input: z.object({
      id,
      name: name.optional(),
      output_language: outputLanguage.optional(),
      job_mode: jobMode.optional(),
      max_contextual_job_history: history.optional(),
      user_id: userId,
    }),
    data: nothing,
  }),
  deleteSession: endpoint({
    method: 'DELETE',
    path: '/v2/team/sessions/{id}',
    resource: 'sessions',
    summary: 'Delete a session with its jobs and their result files',
    input: z.object({ id, user_id: userId }),
    data: nothing,
  }),
  listSessionHistory: endpoint({
    method: 'GET',
    path: '/v2/team/sessions/{id}/history',
    resource: 'sessions',
    summary: "List a session's finished jobs, newest first",
    input: z.object({ id, ...paging, user_id: userId }),
    data: paged(historyRecord),
  }),
}
