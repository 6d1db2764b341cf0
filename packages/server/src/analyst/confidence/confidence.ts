import { learned } from '../feature/learned.ts'
import { featureNames } from '../feature/registry.ts'
import { outcomeNames } from '../ranker/outcome.ts'
import { scoreOf } from '../ranker/score.ts'
import { readTreeModel, type TreeModel } from '../ranker/tree-model.ts'
import { calibrated, readCalibration, type Calibration } from './calibration.ts'
import { standingNames } from './standing.ts'

/** What tells how likely the best candidate is right. */
export interface Confidence {
  readonly trees: TreeModel
  readonly calibration: Calibration
}

/** `known`: the names of all features that candidates have before they are tried. */
export function readConfidence(written: unknown, known: readonly string[]): Confidence {
  if (typeof written !== 'object' || written === null) throw new Error('A confidence is an object')
  const { trees, calibration } = written as Record<string, unknown>
  return {
    trees: readTreeModel(trees, [...known, ...outcomeNames, ...standingNames]),
    calibration: readCalibration(calibration),
  }
}

/** From 0 to 1. `told`: the best candidate's features, with what running it found and how it stands among the others. */
export const confidenceOf = (
  told: Float64Array | ReadonlyMap<string, number>,
  { trees, calibration }: Confidence,
): number => calibrated(scoreOf(told, trees), calibration)

export const learnedConfidence = learned(new URL('./confidence.json', import.meta.url), (written) =>
  readConfidence(written, featureNames),
)
