import type { Cell, JobMode, JobStatus, Language } from '@auger/contract'
import type { Assumption } from '../domain/assumption.ts'
import type { AnswerTemplate, Plan, Step } from '@auger/contract/plan'
import type { Definition } from '../domain/definition.ts'
import type { Frame } from '../domain/frame.ts'
import type { PlanAuthor } from '../domain/plan-author.ts'
import type { Refusal } from '../domain/refusal.ts'
import type { LexiconEntry, Relation, Table } from '../domain/table.ts'
import type { ResultColumn } from './engine.ts'

export type { Assumption, Refusal }

/** Decides what to compute. It gets everything as data and reaches neither engine nor store. */
export interface Analyst {
  /** Comes before anything is looked up for a text. Ends as `propose` does. */
  hear(text: string, hints: HearingHints, signal: AbortSignal): Promise<Heard>
  /**
   * Called again with what the steps found, until it says done, clarify or refuse. Ends within a second of the signal, with
   * its reason. The same tables and the same question, as objects, may be remembered from one call to the next.
   */
  propose(
    question: AnalystQuestion,
    context: readonly EarlierJob[],
    observations: readonly Observation[],
    signal: AbortSignal,
  ): Promise<Proposal>
  /** The sentences of running text that answer a question, best first; none where none does. Ends as `propose` does. */
  quote(asked: TextAsked, signal: AbortSignal): Promise<readonly QuotedSentence[]>
}

/** Whoever turns a question into steps. */
export type Proposer = Pick<Analyst, 'propose'>

/** A question to running text. */
export interface TextAsked {
  readonly text: string
  readonly language: Language
  readonly passages: readonly PassageQuoted[]
}

export interface PassageQuoted {
  readonly sentences: readonly string[]
  readonly headings: readonly string[]
}

/** The places of a sentence and its passage, and how much of the question is said there, from 0 to 1. */
export interface QuotedSentence {
  readonly passage: number
  readonly sentence: number
  readonly share: number
}

export interface HearingHints {
  /** Their names are no words of the text's language. */
  readonly tables: readonly Table[]
  /** What the text is likely to be written in, where its own words leave that open. */
  readonly expected?: Language
}

export interface Heard {
  /** What the text is written in, as far as we know languages. */
  readonly language: Language
  /** Every stretch of the text that may name a value, folded, to be looked up in the tables' lexicon. */
  readonly spans: readonly string[]
}

export interface AnalystQuestion {
  readonly text: string
  /** The language the question is written in, as far as we know languages; its words are looked up there. */
  readonly language: Language
  readonly mode: JobMode
  /** Today, as YYYY-MM-DD, for "last month". */
  readonly today: string
  readonly tables: readonly Table[]
  /** How rows of one table name rows of another. */
  readonly relations: readonly Relation[]
  /** What people have said about the tables. A metric that is defined may stand in a plan by its name. */
  readonly definitions?: readonly Definition[]
  /** Values of the tables' columns that the question names, also by a synonym. */
  readonly values: readonly LexiconEntry[]
  /** Values by which rows call themselves totals, whatever is asked. */
  readonly totals?: readonly LexiconEntry[]
  /** Like questions that people have marked as answered rightly, the most like first. Absent where there are none. */
  readonly examples?: readonly Example[]
  /** Like questions that they have marked as answered wrongly, and why. Absent where there are none. */
  readonly corrections?: readonly Correction[]
}

/** The plan can be run over the tables of the question that it is an example for. */
export interface Example {
  readonly question: string
  readonly plan: Plan
}

export interface Correction {
  readonly question: string
  readonly reason: string
}

export interface EarlierJob {
  readonly question: string
  readonly plan: Plan
  /** What the question was taken to ask for; absent where its plan was made otherwise. */
  readonly frame?: Frame
  /** Who wrote the plan; absent where that is not known. */
  readonly planBy?: PlanAuthor
  /** What its last step came to: the first rows. */
  readonly result?: EarlierResult
}

export interface EarlierResult {
  readonly columns: readonly { readonly name: string; readonly type: string }[]
  readonly rows: readonly (readonly Cell[])[]
}

export interface Observation {
  readonly stepId: string
  readonly columns: readonly ResultColumn[]
  readonly rows: readonly (readonly Cell[])[]
  readonly rowCount: number
  /** Of a step that was only tried. */
  readonly trial?: true
  /** It could not be run, so that nothing is known of what it finds. */
  readonly failed?: true
  /**
   * Of a trial that failed: what the engine held against it, in one line, for who wants to write it otherwise. It has no value of
   * a cell and no count of rows.
   */
  readonly problem?: string
}

export type Proposal =
  | {
      readonly kind: 'steps'
      readonly steps: readonly Step[]
      /** The ids of those that answer, each by itself, where several do. */
      readonly results?: readonly string[]
      readonly assumptions: readonly Assumption[]
      /** How likely it answers the question, from 0 to 1; absent where that is not in doubt, or not known. */
      readonly confidence?: number
      /** How the question wants the answer written, filled from these steps. */
      readonly template?: AnswerTemplate
      /** What the steps were made from, for the questions after it. */
      readonly frame?: Frame
      /** What another analyst would have computed, who was less sure. */
      readonly rival?: readonly Step[]
    }
  /** The question has several readings; the options are ready to be asked. */
  | { readonly kind: 'clarify'; readonly about: string; readonly options: readonly string[] }
  | { readonly kind: 'refuse'; readonly refusal: Refusal }
  /** Each is run unseen, first rows only, and comes back as an observation, so that what is found can decide what was meant. */
  | {
      readonly kind: 'try'
      readonly steps: readonly Step[]
      /** How many of its rows are wanted; a few unless told. */
      readonly rows?: number
    }
  | { readonly kind: 'done' }

export type ClaimedStatus = Extract<JobStatus, 'answered' | 'assumed' | 'partial'>
