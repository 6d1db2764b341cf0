import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { described, identifier, integer, longText, nothing, paged, paging, search, userId } from './fields.ts'
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
  description: 'How many earlier jobs of the session may serve as context of a new one; 0 means none.',
})
const agent = z.literal('DATA_ANALYSIS_AGENT').meta({ description: 'There is one agent; it has no effect.' })
const name = longText.meta({ description: 'What to call it; cut at 128 characters.' })
const id = identifier.meta({ description: 'The session.' })

export const session = z
  .object({
    id: described('The id of the session.'),
    name: described('What it is called; "New session" where no name was given.'),
    output_language: outputLanguage,
    job_mode: jobMode,
    max_contextual_job_history: history,
    agent_id: agent,
  })
  .meta({
    id: 'Session',
    description: 'A conversation: jobs that may refer to each other, and their settings.',
  })
export type SessionRecord = z.output<typeof session>

export const sessionEndpoints = {
  createSession: endpoint({
    method: 'POST',
    path: '/v2/team/sessions',
    audited: { action: 'session.created', subject: 'data.id' },
    resource: 'sessions',
    summary: 'Create a session',
    description:
      'Questions are asked in a session. It belongs to the user that created it; nobody else finds it. A user keeps at most 150 sessions at a time: one more is 300009, and deleting one frees a place.',
    input: z.object({
      name: name.optional(),
      user_id: userId,
      output_language: outputLanguage.default('AUTO'),
      job_mode: jobMode.default('AUTO'),
      max_contextual_job_history: history.default(10),
      agent_id: agent.default('DATA_ANALYSIS_AGENT'),
    }),
    data: z.object({ id: described('The id of the new session.') }),
    failures: [300009],
  }),
  listSessions: endpoint({
    method: 'GET',
    path: '/v2/team/sessions',
    resource: 'sessions',
    summary: "List a user's sessions, newest first",
    description: 'Those of this user alone.',
    input: z.object({ ...paging, search, user_id: userId }),
    data: paged(session),
  }),
  getSession: endpoint({
    method: 'GET',
    path: '/v2/team/sessions/{id}',
    resource: 'sessions',
    summary: 'Read a session',
    description: 'Its settings, as they are now. What was asked in it is its history.',
    input: z.object({ id, user_id: userId }),
    data: session,
    failures: [300003],
  }),
  updateSession: endpoint({
    method: 'POST',
    path: '/v2/team/sessions/{id}',
    audited: { action: 'session.changed', subject: 'input.id' },
    resource: 'sessions',
    summary: 'Change a session; what is omitted stays as it is',
    description: 'Jobs that are asked from then on use the new settings. Only its user may change it.',
    input: z.object({
      id,
      name: name.optional(),
      output_language: outputLanguage.optional(),
      job_mode: jobMode.optional(),
      max_contextual_job_history: history.optional(),
      user_id: userId,
    }),
    data: nothing,
    failures: [300003],
  }),
  deleteSession: endpoint({
    method: 'DELETE',
    path: '/v2/team/sessions/{id}',
    audited: { action: 'session.deleted', subject: 'input.id' },
    resource: 'sessions',
    summary: 'Delete a session with its jobs and their result files',
    description:
      'Only its user may delete it. Jobs that still run are cancelled; the session, its jobs and their result files are gone for good. Datasets stay.',
    input: z.object({ id, user_id: userId }),
    data: nothing,
    failures: [300003],
  }),
  listSessionHistory: endpoint({
    method: 'GET',
    path: '/v2/team/sessions/{id}/history',
    resource: 'sessions',
    summary: "List a session's finished jobs, newest first",
    description:
      'Jobs that are done, cancelled or failed, each with its question and the blocks of its answer. Links are signed anew at every reading.',
    input: z.object({ id, ...paging, user_id: userId }),
    data: paged(historyRecord),
    failures: [300003],
  }),
}
