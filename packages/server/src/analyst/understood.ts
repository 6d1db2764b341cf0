import type { Step } from '@auger/contract/plan'
import type { Candidate } from './candidate/index.ts'
import type { Frame } from './frame/frame.ts'

/** A frame that a question may mean, as it would be run. */
export interface Understood {
  readonly frame: Frame
  readonly steps: readonly Step[]
  readonly features: ReadonlyMap<string, number>
  readonly candidate: Candidate
}
