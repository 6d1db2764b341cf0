import type { JobState, JobStatus } from '@auger/contract'
import type { Job } from './job.ts'

/** A question as whoever asked it finds it again. */
export interface AskedQuestion extends Pick<Job, 'sessionId' | 'status' | 'createdAt'> {
  readonly jobId: string
  readonly sessionName: string
  readonly question: string
  readonly datasetId: string | null
}

/** A question as whoever runs the service sees it, without what was answered. */
export interface ProjectQuestion extends Pick<
  Job,
  'userId' | 'state' | 'status' | 'attempts' | 'createdAt' | 'finishedAt'
> {
  readonly jobId: string
  readonly question: string
  /** Whose plan answered; null where none did, and where whoever asked brought it. */
  readonly analyst: 'builtin' | 'model' | null
  /** Why it failed, as who asked was told. */
  readonly error: string | null
  /** Of a model; null where none was asked. */
  readonly tokens: number | null
}

/** What a project used on a day, in UTC. */
export interface DayOfUse {
  /** As 2026-01-31. */
  readonly day: string
  readonly jobs: number
  readonly answered: number
  readonly refused: number
  readonly failed: number
  readonly cancelled: number
  /** From being accepted to their end. */
  readonly milliseconds: number
  /** Of a model. */
  readonly tokens: number
}

export type CountedOutcome = 'answered' | 'refused' | 'failed' | 'cancelled'

/** What a job that has ended counts as. */
export function outcomeOf(state: JobState, status: JobStatus | null): CountedOutcome {
  if (state === 'failed' || state === 'cancelled') return state
  return status === 'clarify' || status === 'not_in_data' ? 'refused' : 'answered'
}
