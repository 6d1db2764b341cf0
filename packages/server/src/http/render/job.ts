import type { JobRecord } from '@auger/contract'
import type { JobEvent } from '../../domain/event.ts'
import type { Job } from '../../domain/job.ts'
import type { HttpDeps } from '../deps.ts'
import { blocksOf } from './blocks.ts'
import { freshLinks } from './links.ts'

export const jobRecord = (job: Job, events: readonly JobEvent[], deps: HttpDeps): JobRecord => ({
  job_id: job.id,
  blocks: blocksOf(job.id, events, freshLinks(deps)),
  state: job.state,
  status: job.status,
  assumptions: [...job.assumptions],
  refusal: job.refusal,
  result: job.result,
  ...(job.results.length === 0 ? {} : { results: [...job.results] }),
})
