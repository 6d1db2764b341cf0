import type { Assumption } from '../../../domain/assumption.ts'
import type { Step } from '../../../domain/plan.ts'
import type { Interpretation } from './interpret.ts'

/** One interpretation that could be answered from. */
export interface Candidate {
  readonly interpretation: Interpretation
  readonly step: Step
  readonly assumptions: readonly Assumption[]
  readonly score: number
}
