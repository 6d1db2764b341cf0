import type { JobRecord } from '@auger/contract'
import type { JobEvent } from '../../domain/event.ts'
import type { Feedback } from '../../domain/feedback.ts'
import type { Job } from '../../domain/job.ts'
import { planAuthor } from '../../domain/plan-author.ts'
import type { ModelUse } from '../../domain/model-use.ts'
import { blocksOf } from './blocks.ts'
import { feedbackRecord } from './feedback.ts'
import type { LinkMaker } from './links.ts'

/** All that a job said, and what was said of it. */
export interface ToldJob {
  readonly events: readonly JobEvent[]
  readonly feedback: Feedback | undefined
}

function analystOf(job: Job): JobRecord['analyst'] {
  const author = planAuthor(job)
  return job.state !== 'done' || author === 'caller' ? null : author
}

function modelUse(use: ModelUse | undefined): JobRecord['model'] {
  if (use === undefined) return null
  const { name, requests, usage, milliseconds, price, failure } = use
  return {
    name,
    requests,
    tokens_sent: usage.sent,
    tokens_received: usage.received,
    estimated: usage.estimated === true,
    seconds: milliseconds / 1_000,
    cost: price ?? null,
    failure: failure ?? null,
  }
}

export const jobRecord = (job: Job, { events, feedback }: ToldJob, links: LinkMaker): JobRecord => ({
  job_id: job.id,
  blocks: blocksOf(job.id, events, links),
  state: job.state,
  status: job.status,
  assumptions: [...job.assumptions],
  analyst: analystOf(job),
  model: modelUse(job.cost?.model),
  refusal: job.refusal,
  result: job.result,
  ...(job.results.length === 0 ? {} : { results: [...job.results] }),
  feedback: feedback === undefined ? null : feedbackRecord(feedback),
})
