import type { Observation } from '../ports/analyst.ts'

/** One round of steps answers a question; what was only tried does not. */
export const hasEnough = (observations: readonly Observation[]): boolean =>
  observations.some(({ trial }) => trial !== true)
