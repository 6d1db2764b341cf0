import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { jobEvents } from './events.ts'
import { identifier, list, text, userId } from './fields.ts'
import { job, longestQuestion, mostSelectedSources } from './jobs.ts'
import { outputLanguage } from './sessions.ts'

export const planEndpoints = {
  createPlanJob: endpoint({
    method: 'POST',
    path: '/v2/team/datasets/{id}/plans',
    audited: { action: 'question.asked' },
    resource: 'jobs',
    summary: 'Run a plan over a dataset; wait for the whole answer or stream it',
    description:
      'For programs that know what they want computed. It becomes a job like any question: with code, table, chart, words, stream, replay and quota. A plan that cannot be run is 300001, which says which step, verb and column is wrong and what there is instead. Tables are named as the reports of their sources name them. What no verb says may be one SELECT statement, as the input of a step: it is looked at before there is a job, and what it meets in the data ends the job with 300001.',
    answer: 'either',
    events: jobEvents,
    input: z.object({
      id: identifier.meta({ description: 'The dataset.' }),
      session_id: identifier.meta({ description: 'The session that the job belongs to.' }),
      // Looked at by its own schema, which is told how deep it may be.
      plan: z.unknown().meta({ $ref: '#/$defs/Plan' }),
      title: text(longestQuestion)
        .default('')
        .meta({ description: 'What the job is called in the history; omitted: what its last step does.' }),
      user_id: userId,
      stream: z.boolean().default(false).meta({
        description:
          'true: the answer comes as a stream of events while it is worked out; false: whole, at its end.',
      }),
      datasource_ids: list(identifier, mostSelectedSources)
        .optional()
        .meta({ description: 'The sources whose tables the plan may read; empty or omitted: all.' }),
      output_language: outputLanguage.optional().meta({
        description: "The language of the words; omitted: the session's. AUTO: that of the title.",
      }),
    }),
    data: job,
    failures: [210020, 210021, 210023, 300003, 300006, 300012],
  }),
}
