import type { Group } from '../domain/event.ts'
import type { Step } from '@auger/contract/plan'
import type { PictureReason } from '../locales/index.ts'
import type { Unmatched } from '../operations/index.ts'
import type { Observation } from '../ports/analyst.ts'

/** A step that was run: what it found and the files that hold it. */
export interface DoneStep {
  readonly step: Step
  readonly group: Group
  readonly observation: Observation
  readonly table: { readonly file: number; readonly name: string }
  /** Rows that name nothing in a table they were joined with. */
  readonly unmatched: readonly Unmatched[]
  readonly image: { readonly file: number; readonly name: string } | undefined
  /** Why the image is not of the kind that was wished for. */
  readonly reason?: PictureReason
}

/** The number of the file that holds a step's table, by the step's place in the plan; its chart is the next. */
export const tableFileOf = (index: number): number => index * 2 + 1
