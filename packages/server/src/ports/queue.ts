/** Work for later. A task names a row; the row is the truth, so a task given twice does no harm. */
export type QueuedTask =
  | { readonly kind: 'answer'; readonly id: string }
  | { readonly kind: 'ingest'; readonly id: string }
  | { readonly kind: 'overview'; readonly id: string }

export type TaskKind = QueuedTask['kind']

export type TaskHandlers = { readonly [Kind in TaskKind]: (id: string, signal: AbortSignal) => Promise<void> }

export interface Queue {
  add(task: QueuedTask): Promise<void>
  /** Begins to hand out tasks; at most `concurrency[kind]` of a kind at once. */
  start(handlers: TaskHandlers, concurrency: { readonly [Kind in TaskKind]: number }): void
  /** Hands out nothing more, waits for what is running, and aborts it after `graceMilliseconds`. */
  stop(graceMilliseconds: number): Promise<void>
}
