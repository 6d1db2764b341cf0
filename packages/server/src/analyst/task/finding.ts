import type { Step } from '@auger/contract/plan'
import type { Frame } from '../frame/frame.ts'

/** One of several answers to a question: steps of its own, the last of which answers. */
export interface Finding {
  readonly steps: readonly Step[]
  /** What the steps were made from, where a question after it may go on from it. */
  readonly frame?: Frame
  /** Not told where its first step finds nothing. */
  readonly unlessEmpty?: true
}
