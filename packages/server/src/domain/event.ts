import type { Binding, SourceReference, Stage } from '@auger/contract'

/**
 * What a job said, in order. The stream, the job's blocks and its history are all made from these rows. Files are named by
 * their number within the job; addresses are signed when they are shown.
 */
export interface JobEvent {
  readonly sequence: number
  readonly createdAt: string
  readonly group: Group
  readonly said: Said
}

export interface Group {
  readonly id: string
  /** Absent for the follow-up questions. */
  readonly name?: string
  readonly stage: Stage
}

export type Said =
  | {
      readonly kind: 'task'
      readonly name: string
      readonly id: string
      readonly status: 'running' | 'done' | 'error'
      readonly files: string
    }
  | { readonly kind: 'code'; readonly content: string }
  | { readonly kind: 'table'; readonly file: number; readonly name: string }
  | { readonly kind: 'image'; readonly file: number; readonly name: string }
  | { readonly kind: 'message'; readonly content: string; readonly bindings: readonly Binding[] }
  | { readonly kind: 'sources'; readonly sources: readonly SourceReference[] }
  | { readonly kind: 'questions'; readonly questions: readonly string[] }
  | { readonly kind: 'error'; readonly code: string; readonly message: string }
  | { readonly kind: 'end'; readonly ok: boolean }

/** An event before the store has numbered it. */
export type Utterance = Omit<JobEvent, 'sequence'>
