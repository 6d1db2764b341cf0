import type { FrameMetric } from '../frame.ts'

/** A metric as the result has it. */
export interface Figure extends FrameMetric {
  /** The name of the frame's metric that it tells of. */
  readonly of: string
  /** It stands beside what is asked for, so that a reader sees what that is made of, and answers nothing. */
  readonly beside?: true
}
