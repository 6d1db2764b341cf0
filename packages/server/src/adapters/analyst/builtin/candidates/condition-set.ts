import type { Condition } from '@auger/contract/plan'
import type { Column } from '../../../../domain/table.ts'
import type { Features } from './features.ts'
import type { Units } from './units.ts'

/** Conditions that hold together. */
export interface ConditionSet {
  readonly conditions: readonly Condition[]
  readonly columns: readonly Column[]
  readonly units: Units
  readonly features: Features
  readonly worth: number
  /** Whether several values of one column were named. */
  readonly alternatives: boolean
}
