import type { Plan } from '@auger/contract/plan'
import { outputLanguages } from '@auger/contract'
import { z } from 'zod'
import { answerShape } from '../answer/answer-shape.ts'
import { sayAnswer } from '../answer/say-answer.ts'
import { inSession } from '../open-session.ts'
import { tool } from '../tool.ts'

const example = {
  version: 2,
  steps: [
    {
      id: 'a',
      input: { kind: 'table', tableId: 'sales' },
      verbs: [
        {
          kind: 'metrics',
          by: [{ column: 'city', as: 'city' }],
          metrics: [
            {
              as: 'revenue',
              metric: { kind: 'aggregate', function: 'sum', of: { kind: 'column', column: 'revenue' } },
            },
          ],
        },
        { kind: 'order', by: [{ column: 'revenue', direction: 'descending' }] },
      ],
      chart: 'auto',
      answer: [],
    },
  ],
}

export const runPlan = tool({
  name: 'run_plan',
  title: 'Run a plan',
  description: `Compute exactly what you write down, where ask would have to guess: filters, joins along keys, groups, ratios, shares, changes against earlier periods, running figures, ranks, top n, bins, pivots. Tables and columns are named as describe_dataset names them; plan_language has the verbs. A plan that cannot be run is refused with the step, verb and column that is wrong. Answers as ask does. An example: ${JSON.stringify(example)}`,
  annotations: { readOnlyHint: false, destructiveHint: false, idempotentHint: false, openWorldHint: false },
  input: {
    dataset_id: z.string().describe('The dataset; list_datasets tells its id.'),
    plan: z.record(z.string(), z.unknown()).describe('The plan: version 2 and steps; the last step answers.'),
    title: z
      .string()
      .max(6_000)
      .default('')
      .describe('What the answer is called, in the language of its words.'),
    session_id: z.string().optional().describe('Of an earlier answer, to keep them together.'),
    language: z
      .enum(outputLanguages)
      .default('AUTO')
      .describe('The language of the words; AUTO: that of the title.'),
  },
  output: answerShape,
  run: async ({ dataset_id, plan, title, session_id, language }, call) => {
    // The service checks it, and says what is wrong with it.
    const asked = { plan: plan as unknown as Plan, title, output_language: language }
    return inSession(session_id, title === '' ? 'a plan' : title, call.client, (session) =>
      sayAnswer(call.client.jobs.streamPlan(dataset_id, { ...asked, session_id: session }), session, call),
    )
  },
})
