import type {
  JobMode,
  JobRefusal,
  JobState,
  JobStatus,
  Language,
  OutputLanguage,
  Result,
  TitledResult,
} from '@auger/contract'
import type { Cost } from './cost.ts'
import type { Definition } from './definition.ts'
import type { Frame } from './frame.ts'
import type { PlanAuthor } from './plan-author.ts'
import type { Plan } from '@auger/contract/plan'

/** A question asked in a session, and everything it came to. */
export interface Job {
  readonly id: string
  readonly projectId: string
  readonly userId: string
  readonly sessionId: string
  readonly request: JobRequest
  readonly state: JobState
  /** Null until done. */
  readonly status: JobStatus | null
  readonly language: Language | null
  readonly assumptions: readonly string[]
  readonly plan: Plan | null
  /** What the plan was made from; null where it was made otherwise, and of jobs from before this was kept. */
  readonly frame: Frame | null
  readonly result: Result | null
  /** All that answer, where several do; `result` is the first. */
  readonly results: readonly TitledResult[]
  /** Why it was not answered; null where it was. */
  readonly refusal: JobRefusal | null
  /** Of its last run, by all of its queries together. Null until it has ended, and where it was cancelled. */
  readonly cost: Cost | null
  /** How often it was begun; a job whose process died is begun again. */
  readonly attempts: number
  readonly createdAt: string
  readonly finishedAt: string | null
}

/** What a list shows of a job, without what it found. */
export interface JobSummary extends Pick<Job, 'id' | 'state' | 'language'> {
  readonly question: string
}

/** What a question was understood to ask, for those that come after it, and the first rows of what it came to. */
export interface PlannedQuestion
  extends Pick<Job, 'status' | 'plan' | 'frame'>, Pick<JobRequest, 'question' | 'datasetId'> {
  readonly planBy: PlanAuthor
  /** Null where there is no frame that they could be told by. */
  readonly result: Pick<Result, 'columns' | 'rows'> | null
  /** The questions that its answer offered. */
  readonly offered: readonly string[]
}

/** How many rows of a result the questions after it are given. */
export const mostEarlierRows = 50

/** What was asked, with the session's settings already filled in and the sources pinned, so that a rerun asks the same. */
export interface JobRequest {
  /** Of a plan: its title, which may be empty. */
  readonly question: string
  /** What is to be computed, where nobody needs to find that out. */
  readonly plan?: Plan
  readonly datasetId: string | null
  readonly sourceIds: readonly string[]
  /** Which reading of each source was the last when it was asked. Absent from jobs of before this was kept. */
  readonly readings?: { readonly [sourceId: string]: number }
  /** Names of the dataset's sources that were not ready when it was asked. */
  readonly leftOut: readonly string[]
  /** What was defined of its sources when it was asked; absent where nothing was. */
  readonly definitions?: readonly Definition[]
  readonly outputLanguage: OutputLanguage
  readonly mode: JobMode
  readonly withCitation: boolean
  readonly userPrompt: string | null
  readonly maxContextualJobHistory: number
}

/** How a job ends. */
export type JobEnding =
  | {
      readonly state: 'done'
      readonly status: JobStatus
      readonly language: Language
      readonly assumptions: readonly string[]
      readonly plan: Plan | null
      readonly frame: Frame | null
      readonly result: Result | null
      readonly results: readonly TitledResult[]
      readonly refusal: JobRefusal | null
      readonly cost: Cost
      /** Nothing was asked: it gives its quota back. */
      readonly free?: true
    }
  | { readonly state: 'failed'; readonly cost: Cost }
  | { readonly state: 'cancelled' }

/** What a question may take, by which it can be ended: size is of what is read and of the result, storage what is left for it. */
export const jobLimits = ['time', 'memory', 'size', 'storage'] as const
export type JobLimit = (typeof jobLimits)[number]
