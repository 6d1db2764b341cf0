import type { Table } from '../../../domain/table.ts'
import type { AnalystQuestion, EarlierJob, Observation, Proposal } from '../../../ports/analyst.ts'

/** What the server and a process of the analyst tell each other. */

/** Tables and questions are given once and named by their key after that. */
export interface ToProgram {
  readonly id: number
  readonly tables: Given<readonly Table[]>
  readonly question: Given<AskedOfTables>
  readonly context: readonly EarlierJob[]
  readonly observations: readonly Observation[]
  /** Keys that will not be named again. */
  readonly forget: readonly number[]
}

export type AskedOfTables = Omit<AnalystQuestion, 'tables'>

export interface Given<Value> {
  readonly key: number
  readonly value?: Value
}

export type FromProgram =
  | { readonly kind: 'ready'; readonly processorSeconds: number }
  | {
      readonly kind: 'proposed'
      readonly id: number
      readonly proposal: Proposal
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
