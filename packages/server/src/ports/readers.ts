/** Runs a program of ours in a process apart: a file that was made to break it breaks nothing else. */
export interface Readers {
  /** A process that sees these files and may write to that folder. */
  open(place: ReaderPlace): ReaderProcess
}

export interface ReaderPlace {
  readonly reads: readonly string[]
  readonly writesTo: string
  readonly signal: AbortSignal
}

export interface ReaderProcess {
  /** Has the program do a task, one after the other; fails with a ReaderFailure. */
  perform(task: object, bounds: ReaderBounds): Promise<unknown>
  /** Resolves once the process is gone. */
  close(): Promise<void>
}

export interface ReaderBounds {
  readonly seconds: number
  /** Is told what the program tells before it is done. */
  readonly onNews?: (news: unknown) => void
}

/** What the two sides tell each other. */
export type ToProgram = { readonly kind: 'task'; readonly id: number; readonly task: object }
export type FromProgram =
  | { readonly kind: 'ready' }
  | { readonly kind: 'news'; readonly id: number; readonly news: unknown }
  | { readonly kind: 'done'; readonly id: number; readonly result: unknown }
  | {
      readonly kind: 'failed'
      readonly id: number
      readonly reason: 'refused' | 'memory' | 'failed'
      readonly message: string
    }

/** refused: the program says no, in words for a person. failed: it is at fault. lost: the process ended by itself. */
export type ReaderFailureReason = 'refused' | 'failed' | 'timeout' | 'memory' | 'lost' | 'aborted'

export class ReaderFailure extends Error {
  override readonly name = 'ReaderFailure'
  readonly reason: ReaderFailureReason

  constructor(reason: ReaderFailureReason, message: string, options: { cause?: unknown } = {}) {
    super(message, options)
    this.reason = reason
  }
}
