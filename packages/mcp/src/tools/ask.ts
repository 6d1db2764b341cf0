import { longestQuestion, outputLanguages } from '@auger/contract'
import { z } from 'zod'
import { answerShape } from '../answer/answer-shape.ts'
import { sayAnswer } from '../answer/say-answer.ts'
import { inSession } from '../open-session.ts'
import { tool } from '../tool.ts'

export const ask = tool({
  name: 'ask',
  title: 'Ask a question',
  description:
    'Ask a question about a dataset in plain words, in any of 17 languages: "What is the total revenue by city?", "Why did sales fall in March?", "What does the contract say about notice?". Figures are computed, never guessed; the answer has the words, where each number comes from, the table, a chart, the sources, and what to ask next. What the data cannot answer is refused with the reason and questions that do work. Ask one thing at a time.',
  annotations: { readOnlyHint: false, destructiveHint: false, idempotentHint: false, openWorldHint: false },
  input: {
    question: z.string().min(1).max(longestQuestion).describe('The question.'),
    dataset_id: z.string().describe('The dataset; list_datasets tells its id.'),
    session_id: z
      .string()
      .optional()
      .describe('Of an earlier answer, to go on from it ("and by month?"). Leave it out for a new topic.'),
    datasource_ids: z
      .array(z.string())
      .max(1_000)
      .optional()
      .describe('Only these sources of the dataset; leave it out for all.'),
    language: z
      .enum(outputLanguages)
      .default('AUTO')
      .describe('The language of the answer; AUTO: that of the question.'),
  },
  output: answerShape,
  run: async ({ question, dataset_id, session_id, datasource_ids, language }, call) => {
    const asked = {
      dataset_id,
      question,
      output_language: language,
      ...(datasource_ids === undefined ? {} : { datasource_ids }),
    }
    return inSession(session_id, question, call.client, (session) =>
      sayAnswer(call.client.jobs.stream({ ...asked, session_id: session }), session, call),
    )
  },
})
