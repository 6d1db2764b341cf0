import type { feedbackEndpoints } from '../feedback.ts'
import type { jobEndpoints } from '../jobs.ts'
import type { Plan } from '../plan/plan.ts'
import type { planEndpoints } from '../plans.ts'
import { answeredJob, statement } from './answer.ts'
import type { ExamplesOf } from './example.ts'
import { created_at, dataset_id, datasource_id, job_id, question, session_id, user_id } from './things.ts'

const revenueByCity: Plan = {
  version: 2,
  steps: [
    {
      id: 'revenue',
      input: { kind: 'table', tableId: 'sales' },
      verbs: [
        {
          kind: 'metrics',
          by: [{ column: 'city', as: 'city' }],
          metrics: [
            {
              as: 'total revenue',
              metric: { kind: 'aggregate', function: 'sum', of: { kind: 'column', column: 'revenue' } },
            },
          ],
        },
      ],
      chart: 'auto',
      answer: ['city', 'total revenue'],
    },
  ],
}

const request = '{"model":"a-model","messages":[{"role":"user","content":"sales: city, month, revenue"}]}'

export const jobExamples: ExamplesOf<
  keyof typeof jobEndpoints | keyof typeof feedbackEndpoints | keyof typeof planEndpoints
> = {
  createJob: { input: { session_id, dataset_id, question, user_id, stream: false }, data: answeredJob },
  createPlanJob: {
    input: { id: dataset_id, session_id, title: 'Revenue by city', plan: revenueByCity, user_id },
    data: { ...answeredJob, analyst: null },
  },
  getJob: { input: { id: job_id, user_id }, data: answeredJob },
  streamJobEvents: { input: { id: job_id, user_id }, data: null },
  cancelJob: {
    input: { id: job_id, user_id },
    data: { ...answeredJob, state: 'cancelled', status: null, analyst: null, blocks: [], result: null },
  },
  getJobLedger: {
    input: { id: job_id, user_id },
    data: {
      job_id,
      total_bytes: request.length,
      requests: [
        { sent_at: created_at, model: 'a-model', purpose: 'plan', bytes: request.length, body: request },
      ],
    },
  },
  replayJob: {
    input: { id: job_id, user_id },
    data: {
      job_id,
      same: false,
      steps: [{ id: 'step-1', sql: statement, rows_before: 3, rows_after: 3, same: false }],
      differences: [{ step: 'step-1', row: 1, column: 'total revenue', before: 1750, after: 1800 }],
      more_differences: false,
      sources: [{ source: 'sales.csv', datasource_id, change: 'reread' }],
      reason: 'sales.csv was read anew.',
    },
  },
  giveFeedback: {
    input: { id: job_id, verdict: 'right', reason: 'As the books say.', user_id },
    data: { job_id, verdict: 'right', reason: 'As the books say.', definition_id: null, created_at },
  },
}
