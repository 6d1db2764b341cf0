import type { Language } from '@auger/contract'
import type { Step } from '@auger/contract/plan'
import type { ModelFailureKind } from '../domain/model-failure.ts'
import type { ModelOutcome, SentRequest } from '../domain/model-outcome.ts'
import type { ModelUse } from '../domain/model-use.ts'
import type { Analyst, Observation } from './analyst.ts'

/** Who is asked what a question means: the built-in analyst, or a model beside it, which costs something. */
export interface Answerer {
  /** For one job; what passes between us and a model goes through its record. */
  open(record: ModelRecord): JobAnswerer
  /** The model beside the built-in analyst, as it was found last; undefined where there is none. */
  model(): ModelState | undefined
  /** Asks the model for very little, to find out how it is. */
  probe(signal: AbortSignal): Promise<ModelState | undefined>
}

export interface JobAnswerer extends Pick<Analyst, 'propose'> {
  /** Whether a model words answers. */
  readonly writes: boolean
  /** Sentences of a model about what was found; undefined where no model writes, or none that it wrote can be had. */
  write(asked: ToWrite, signal: AbortSignal): Promise<Written | undefined>
  /** Whether a model may read passages. */
  readonly reads: boolean
  /** What a model reads in passages, which may be nothing; undefined where none reads. */
  read(asked: ToRead, signal: AbortSignal): Promise<ReadAnswer | undefined>
  /** What a model did so far; undefined where none was asked. */
  use(): ModelUse | undefined
}

/** What was sent to a model for one job and what came of it, kept as it happens. */
export interface ModelRecord {
  /** What came of the same request before the process died. */
  outcome(key: string): Promise<ModelOutcome | undefined>
  /** Comes before the bytes leave. */
  sending(sent: Omit<SentRequest, 'at'>): Promise<void>
  /** Comes before anything is done with it. */
  keep(key: string, outcome: ModelOutcome): Promise<void>
  /** Tokens that the project may still use; null: as many as it likes. */
  tokensLeft(): Promise<number | null>
}

export interface ModelState {
  readonly name: string
  /** unknown: nobody asked it yet. */
  readonly state: 'unknown' | 'ready' | 'away'
  /** How it gives objects, where it does. */
  readonly replies?: 'tool' | 'schema' | 'object' | 'text'
  /** Why it is away. */
  readonly reason?: ModelFailureKind
}

/** What was found, to be put into words. */
export interface ToWrite {
  readonly question: string
  readonly language: Language
  /** How whoever asks wants it worded. */
  readonly wish: string | null
  readonly found: readonly {
    readonly title: string
    readonly step: Step
    readonly observation: Observation
  }[]
  /** Runs a step that counts the rows behind each figure. */
  count(step: Step): Promise<Observation>
  /** Sentences that cannot be shown, with what is wrong with each; absent the first time. */
  readonly mistaken?: readonly { readonly sentence: string; readonly problem: string }[]
}

export interface Written {
  readonly sentences: readonly string[]
  /** What could be asked next. */
  readonly questions: readonly string[]
}

export interface ToRead {
  readonly question: string
  readonly language: Language
  readonly passages: readonly { readonly source: string; readonly text: string }[]
}

/** An answer out of passages: each sentence with the place of the passage that it is from, and the words there that say so. */
export interface ReadAnswer {
  readonly sentences: readonly {
    readonly text: string
    readonly passage: number
    readonly quote: string
  }[]
}
