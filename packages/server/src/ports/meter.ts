import type { JobStatus } from '@auger/contract'
import type { Cost } from '../domain/cost.ts'
import type { ModelUse } from '../domain/model-use.ts'
import type { EngineFailureReason } from './engine.ts'
import type { TaskKind } from './queue.ts'
import type { Store } from './store.ts'

/** Counts and times the work, for those who run the service. What it is told comes from closed sets: nobody's name gets in. */
export interface Meter {
  /** How long a job spent in a stage, all its visits together. */
  stage(stage: JobStage, seconds: number): void
  jobEnded(as: JobStatus | 'failed' | 'cancelled'): void
  /** What the engine's work for one job took. */
  jobCost(cost: Cost): void
  /** What a model did for one job. */
  modelUse(use: ModelUse): void
  engineFailed(work: EngineWork, reason: EngineFailureReason): void
}

/** What a process works on for the queue. */
export interface TaskMeter {
  taskBegan(kind: TaskKind): void
  taskEnded(kind: TaskKind, as: 'done' | 'failed', seconds: number): void
  /** Another process has taken over what this one was at. */
  leaseLost(kind: TaskKind): void
}

/** What a process keeps of objects on its own disk. */
export interface CacheMeter {
  /** A file was looked for: whether it was there. */
  cacheLooked(found: boolean): void
  /** So many bytes were fetched because they were not there. */
  cacheFetched(bytes: number): void
  /** So many bytes had to go for others. */
  cacheEvicted(bytes: number): void
  /** So much it holds now. */
  cacheHolds(bytes: number): void
}

export interface DatabaseMeter {
  databaseFailed(area: StoreArea): void
}

export interface WebhookMeter {
  /** One try to deliver. given-up: it was the last one. */
  webhookTried(outcome: WebhookOutcome, seconds: number): void
}

/** All of it, as an adapter keeps it. A part takes the slice that it tells; where it gets none, nothing is counted. */
export interface ServiceMeter extends Meter, TaskMeter, CacheMeter, DatabaseMeter, WebhookMeter {}

export type StoreArea = keyof Store
export type WebhookOutcome = 'delivered' | 'failed' | 'given-up'

/**
 * wait: from being asked to being begun. query: the engine, waiting for it included. keep: writing result files. word: a model that words the answer. say: making
 * what is said durable. rest: whatever is none of the others. whole: from being asked to the end, the sum of all the others.
 */
export const jobStages = [
  'wait',
  'gather',
  'propose',
  'try',
  'query',
  'keep',
  'word',
  'say',
  'follow-ups',
  'finish',
  'rest',
  'whole',
] as const
export type JobStage = (typeof jobStages)[number]

export type EngineWork = 'query' | 'transform'
