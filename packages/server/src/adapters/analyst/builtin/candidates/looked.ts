import type { Verb } from '@auger/contract/plan'
import type { Column } from '../../../../domain/table.ts'
import type { Features } from './features.ts'
import type { Place } from './mention.ts'

/** What the question may say about the rows of another table. */
export interface Looked extends Place {
  /** How well it names the other table, where it says no more than that. */
  readonly quality?: number
  /** Of a condition. */
  readonly column: Column | undefined
  readonly verbs: readonly Verb[]
  readonly features: Features
  /** Kept are the rows that are not among those. */
  readonly without?: true
}
