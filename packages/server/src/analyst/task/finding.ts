import type { Step } from '@auger/contract/plan'
import type { Scene } from '../candidate/scene.ts'
import { compileFrame } from '../frame/compile.ts'
import type { Frame } from '../frame/frame.ts'

/** One of several answers to a question: steps of its own, the last of which answers. */
export interface Finding {
  readonly steps: readonly Step[]
  /** What the steps were made from, where a question after it may go on from it. */
  readonly frame?: Frame
  /** Not told where its first step finds nothing. */
  readonly unlessEmpty?: true
}

/** Frames as findings; what cannot be computed is none. */
export const framesAsFindings = (scene: Scene, frames: readonly Frame[]): readonly Finding[] =>
  frames.flatMap((frame): readonly Finding[] => {
    const compiled = compileFrame(frame, scene.asked)
    return 'steps' in compiled ? [{ frame, steps: compiled.steps }] : []
  })
