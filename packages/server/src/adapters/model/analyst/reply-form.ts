import { readyAnalyses } from './read-reply.ts'
import type { ReplyForm } from '../../../ports/model.ts'

/** Loose on purpose: servers refuse long schemas, and what a plan must be is checked when it is read, by the plan's own schema. */
export const replyForm: ReplyForm = {
  name: 'reply',
  description: 'What to do about the question.',
  schema: {
    type: 'object',
    properties: {
      do: { type: 'string', enum: ['answer', 'look', 'ready', 'ask', 'refuse'] },
      analysis: { type: 'string', enum: [...readyAnalyses] },
      steps: { type: 'array', items: { type: 'object' } },
      results: { type: 'array', items: { type: 'string' } },
      about: { type: 'string' },
      options: { type: 'array', items: { type: 'string' } },
      missing: { type: 'array', items: { type: 'string' } },
    },
    required: ['do'],
  },
}
