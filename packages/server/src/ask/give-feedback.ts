import type { DefinitionInput, Verdict } from '@auger/contract'
import type { Dataset } from '../domain/dataset.ts'
import { failures } from '../domain/errors.ts'
import type { Feedback } from '../domain/feedback.ts'
import type { Job } from '../domain/job.ts'
import type { Owner } from '../domain/owner.ts'
import type { DefinitionKept } from '../ports/store.ts'
import { defining, type DefineDeps } from './define.ts'
import { notKept } from './definitions/not-kept.ts'

export interface SaidOfAnswer {
  readonly verdict: Verdict
  readonly reason: string | null
  /** What the answer should have known, of the dataset that it was asked of. */
  readonly definition: { readonly said: DefinitionInput; readonly dataset: Dataset } | undefined
}

/** Keeps what the asker of a job says of its answer, and what is defined with it. */
export async function giveFeedback(
  { verdict, reason, definition }: SaidOfAnswer,
  job: Job,
  owner: Owner,
  deps: DefineDeps,
): Promise<{ readonly feedback: Feedback; readonly defined?: DefinitionKept }> {
  const wanted = definition && (await defining(definition.said, definition.dataset, owner, deps))
  const createdAt = deps.clock.now().toISOString()
  const saving = await deps.store.feedback.save({ verdict, reason, createdAt }, job, wanted)
  switch (saving.outcome) {
    case 'gone':
      throw failures.notFound('Job')
    case 'not defined':
      throw notKept(saving.why)
    case 'kept':
      return saving
  }
}

/** Only an answer can be right or wrong; that it was refused is one. */
export function requireAnswer({ state }: Job): void {
  switch (state) {
    case 'queued':
    case 'running':
      throw failures.invalid(`id: the job is still ${state}; it can be judged once it is answered`)
    case 'failed':
    case 'cancelled':
      throw failures.invalid(
        `id: the job ${state === 'failed' ? 'failed' : 'was cancelled'} and has no answer to judge`,
      )
    case 'done':
  }
}
