import type { Step } from '@auger/contract/plan'
import type { Observation } from '../../../ports/analyst.ts'
import type { Scene } from '../../candidate/scene.ts'
import { compileFrame } from '../../frame/compile.ts'
import type { Frame } from '../../frame/frame.ts'

/** What kinds of things an overview tells, in the order in which they are told where they surprise alike. */
export const findingKinds = ['course', 'leader', 'concentration', 'relation', 'far'] as const
export type FindingKind = (typeof findingKinds)[number]

/** What was found by a trial; undefined where it was not run, or could not be. */
export type Found = (trialId: string) => Observation | undefined

/** Something that an overview may tell, with what tells whether it is worth telling. */
export interface CandidateFinding {
  readonly kind: FindingKind
  /** What it is about: of those that are about the same the most surprising is told. */
  readonly about: string
  readonly frame: Frame
  /** What is tried before; the same trial may serve several. */
  readonly trials: readonly Step[]
  /** From 0, what anyone would expect, to 1. */
  readonly surprise: (found: Found) => number
}

/** A frame that is tried as one step; none where it takes several, or cannot be computed. */
export function trialOf(scene: Scene, frame: Frame, id: string): readonly Step[] {
  const compiled = compileFrame(frame, scene.asked)
  const [step, ...more] = 'steps' in compiled ? compiled.steps : []
  return step === undefined || more.length > 0 ? [] : [{ ...step, id, chart: 'none' }]
}

/** The cells of a column of what was found, as numbers; what is missing is left out. */
export function numbersOf(found: Observation | undefined, column: string): readonly number[] {
  const place = found?.columns.findIndex(({ name }) => name === column) ?? -1
  return (found?.rows ?? []).flatMap((row) => {
    const cell = place < 0 ? null : (row[place] ?? null)
    return cell === null || cell === '' || !Number.isFinite(Number(cell)) ? [] : [Number(cell)]
  })
}
