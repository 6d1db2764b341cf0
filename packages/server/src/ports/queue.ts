/** Work for later. A task names a row; the row is the truth, so a task given twice does no harm. */
export interface QueuedTask {
  readonly kind: TaskKind
  readonly id: string
  /** Whose it is: projects take turns. */
  readonly projectId: string
}

export const taskKinds = ['answer', 'fetch', 'ingest', 'overview', 'describe'] as const
export type TaskKind = (typeof taskKinds)[number]

export type TaskHandlers = { readonly [Kind in TaskKind]: (id: string, signal: AbortSignal) => Promise<void> }

/** How many tasks of a kind run at once. */
export interface Slots {
  readonly total: number
  /** What one project may have of them; all where it is left out. */
  readonly perProject?: number
}

export interface Queue {
  add(task: QueuedTask): Promise<void>
  /**
   * Begins to hand out tasks. The project that has the fewest of a kind running comes first, then the one whose turn was
   * the longest ago; within a project it is first come, first served.
   */
  start(handlers: TaskHandlers, slots: { readonly [Kind in TaskKind]: Slots }): void
  /** Hands out nothing more, waits for what is running, and aborts it after `graceMilliseconds`. */
  stop(graceMilliseconds: number): Promise<void>
}
