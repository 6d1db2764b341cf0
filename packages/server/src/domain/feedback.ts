import type { Verdict } from '@auger/contract'
import type { Job } from './job.ts'

/** What the asker of a job has said of its answer. */
export interface Feedback {
  readonly jobId: string
  readonly verdict: Verdict
  /** Null where that was not said. */
  readonly reason: string | null
  /** The definition that was made with it; null where none was. */
  readonly definitionId: string | null
  readonly createdAt: string
}

/** A question to a dataset whose answer was judged. */
export interface JudgedQuestion extends Pick<Feedback, 'jobId' | 'verdict' | 'reason'> {
  readonly question: string
}

/** What is said of a job is kept with what it was asked, so that like questions find it. */
export type JudgedJob = Pick<Job, 'id' | 'projectId' | 'request'>
