import { z } from 'zod'
import { definitionFields } from './definitions.ts'
import { endpoint } from './endpoint.ts'
import { described, identifier, said, time, userId } from './fields.ts'

export const verdicts = ['right', 'wrong'] as const
export type Verdict = (typeof verdicts)[number]

export const longestReason = 4_000

const verdict = z.enum(verdicts).meta({ description: 'Whether the answer is right.' })

export const feedback = z
  .object({
    job_id: described('The job whose answer it is about.'),
    verdict,
    reason: z.string().nullable().meta({ description: 'Why; null where that was not said.' }),
    definition_id: z.string().nullable().meta({
      description:
        'The definition that came with it, which may have been changed or taken back since; null where none did.',
    }),
    created_at: time,
  })
  .meta({ id: 'Feedback', description: 'What was said of an answer.' })
export type FeedbackRecord = z.output<typeof feedback>

export const feedbackEndpoints = {
  giveFeedback: endpoint({
    method: 'POST',
    path: '/v2/team/jobs/{id}/feedback',
    audited: { action: 'feedback.given', subject: 'input.id', detail: 'data.verdict' },
    resource: 'jobs',
    summary: 'Say whether the answer of a job is right, and why; what was said before is replaced',
    description:
      'Only of a job that is done, refusals included; others are 300001. Questions to the same dataset that are asked from then on and are like this one are answered with it in view, whoever of the project asks them. A definition is made of the dataset of the job, by the rules of its own endpoint: for the creator of the dataset alone (300002), and kept together with what was said or not at all. It goes with its job.',
    input: z.object({
      id: identifier.meta({ description: 'The job.' }),
      verdict,
      reason: said(longestReason, 'Why, in words.').optional(),
      definition: z.object(definitionFields).optional().meta({
        description:
          'What the answer should have known: a metric, what a column means, is also called, counts or is.',
      }),
      user_id: userId,
    }),
    data: feedback,
    failures: [300002, 300003],
  }),
}
