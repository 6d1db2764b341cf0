/** Work for later. A task names a row; the row is the truth, so a task given twice does no harm. */
export interface QueuedTask {
  readonly kind: TaskKind
  readonly id: string
  /** Whose it is: projects take turns. */
  readonly projectId: string
  /** The dataset that it reads: a worker that has its files at hand is a better place. */
  readonly datasetId?: string
  /** The trace that it belongs to, as a traceparent header says it. */
  readonly trace?: string
}

export const taskKinds = ['answer', 'fetch', 'ingest', 'overview', 'describe', 'deliver'] as const
export type TaskKind = (typeof taskKinds)[number]

/** Why a task is aborted that is no longer this process's own. */
export class LeaseLost extends Error {
  override readonly name = 'LeaseLost'
}

/** Aborted when the queue stops for good, or by LeaseLost when another process may have taken the task over. */
export type TaskHandler = (id: string, signal: AbortSignal, task: QueuedTask) => Promise<void>
export type TaskHandlers = { readonly [Kind in TaskKind]: TaskHandler }

/** How many tasks of a kind run at once. */
export interface Slots {
  readonly total: number
  /** What one project may have of them; all where it is left out. */
  readonly perProject?: number
}

/** Tasks of a kind that wait, and how long the first of them has. */
export interface WaitingTasks {
  readonly kind: TaskKind
  readonly tasks: number
  readonly oldestSeconds: number
}

export interface Queue {
  add(task: QueuedTask): Promise<void>
  /** Adds what a process that died may have left out; one that waits already, or is under way, stays as it is. */
  restore(tasks: readonly QueuedTask[]): Promise<void>
  /**
   * Begins to hand out tasks. The project that has the fewest of a kind running comes first, then the one whose turn was
   * the longest ago; within a project it is first come, first served.
   */
  start(handlers: TaskHandlers, slots: { readonly [Kind in TaskKind]: Slots }): void
  /** By kind; a kind of which none wait may be left out. Whoever shares the queue is told the same. */
  backlog(): Promise<readonly WaitingTasks[]>
  /** Hands out nothing more, waits for what is running, and aborts it after `graceMilliseconds`. */
  stop(graceMilliseconds: number): Promise<void>
}
