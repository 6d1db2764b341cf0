import type { JobStatus } from '@auger/contract'
import type { Cost } from '../domain/cost.ts'
import type { EngineFailureReason } from './engine.ts'

/** Counts and times the work, for those who run the service. What it is told comes from closed sets: nobody's name gets in. */
export interface Meter {
  /** How long a job spent in a stage, all its visits together. */
  stage(stage: JobStage, seconds: number): void
  jobEnded(as: JobStatus | 'failed' | 'cancelled'): void
  /** What the engine's work for one job took. */
  jobCost(cost: Cost): void
  engineFailed(work: EngineWork, reason: EngineFailureReason): void
}

/**
 * wait: from being asked to being begun. query: the engine, waiting for it included. keep: writing result files. say: making
 * what is said durable. rest: whatever is none of the others. whole: from being asked to the end, the sum of all the others.
 */
export const jobStages = [
  'wait',
  'gather',
  'propose',
  'try',
  'query',
  'keep',
  'say',
  'follow-ups',
  'finish',
  'rest',
  'whole',
] as const
export type JobStage = (typeof jobStages)[number]

export type EngineWork = 'query' | 'transform'
