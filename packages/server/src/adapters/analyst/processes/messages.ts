import type { Language } from '@auger/contract'
import type { Table } from '../../../domain/table.ts'
import type {
  AnalystQuestion,
  EarlierJob,
  Heard,
  Observation,
  Proposal,
  QuotedSentence,
  TextAsked,
} from '../../../ports/analyst.ts'

/** What the server and a process of the analyst tell each other. */
export type ToProgram = ToHear | ToPropose | ToQuote

export interface ToQuote {
  readonly kind: 'quote'
  readonly id: number
  readonly asked: TextAsked
  readonly forget: readonly number[]
}

export interface ToHear {
  readonly kind: 'hear'
  readonly id: number
  readonly text: string
  readonly tables: Given<readonly Table[]>
  readonly expected?: Language
  /** Keys that will not be named again. */
  readonly forget: readonly number[]
}

/** Tables and questions are given once and named by their key after that. */
export interface ToPropose {
  readonly kind: 'propose'
  readonly id: number
  readonly tables: Given<readonly Table[]>
  readonly question: Given<AskedOfTables>
  readonly context: readonly EarlierJob[]
  readonly observations: readonly Observation[]
  readonly forget: readonly number[]
}

/** What people said of like questions is nothing that it looks at. */
export type AskedOfTables = Omit<AnalystQuestion, 'tables' | 'examples' | 'corrections'>

export function askedOfTables({
  tables: _tables,
  examples: _examples,
  corrections: _corrections,
  ...asked
}: AnalystQuestion): AskedOfTables {
  return asked
}

export interface Given<Value> {
  readonly key: number
  readonly value?: Value
}

export type FromProgram =
  | { readonly kind: 'ready'; readonly processorSeconds: number }
  | {
      readonly kind: 'done'
      readonly id: number
      readonly outcome: Outcome
      readonly processorSeconds: number
      /** It holds nothing any more: what it held took too much memory. */
      readonly emptied: boolean
    }
  | {
      readonly kind: 'failed'
      readonly id: number
      readonly message: string
      readonly processorSeconds: number
    }

/** What was heard, proposed or quoted, whichever it was told to do. */
export type Outcome = Heard | Proposal | readonly QuotedSentence[]
