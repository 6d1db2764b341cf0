import type { Result } from '@auger/contract'
import { failures } from '../../domain/errors.ts'
import type { Job } from '../../domain/job.ts'
import type { Plan } from '@auger/contract/plan'

/** The plan of a job that came to an answer and the rows it kept; of any other, why there is none. */
export function replayable({ state, plan, result }: Job): { readonly plan: Plan; readonly result: Result } {
  switch (state) {
    case 'queued':
    case 'running':
      throw failures.invalid(`id: the job is still ${state}; it can be replayed once it is answered`)
    case 'failed':
    case 'cancelled':
      throw failures.invalid(
        `id: the job ${state === 'failed' ? 'failed' : 'was cancelled'} and has no answer to replay`,
      )
    case 'done':
      if (plan === null || result === null)
        throw failures.invalid('id: the job computed nothing, so there is no plan to replay')
      return { plan, result }
  }
}
