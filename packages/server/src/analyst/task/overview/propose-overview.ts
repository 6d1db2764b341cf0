import type { Observation, Proposal } from '../../../ports/analyst.ts'
import type { Scene } from '../../candidate/scene.ts'
import type { AskedTask } from '../asked-task.ts'
import { proposeFindings } from '../propose-findings.ts'
import { framesAsFindings } from '../finding.ts'
import type { CandidateFinding, Found } from './candidate-finding.ts'
import { mostSurprising } from './most-surprising.ts'
import { overviewFindings } from './overview-findings.ts'

/** Enough to see every group of those that are looked at one by one. */
const triedRows = 100

/** An overview: everything that may be worth telling is tried, and the most surprising of it is told. */
export function proposeOverview(
  scene: Scene,
  asked: AskedTask,
  trials: readonly Observation[],
): Proposal | undefined {
  const { first, candidates, last } = overviewFindings(scene, asked)
  const tried = trialsOf(candidates)
  if (tried.length > 0 && trials.length === 0) return { kind: 'try', steps: tried, rows: triedRows }
  const found: Found = (id) => trials.find(({ stepId, failed }) => stepId === id && failed !== true)
  const told = mostSurprising(candidates, found).map(({ frame }) => frame)
  return proposeFindings(framesAsFindings(scene, [...first, ...told, ...last]))
}

/** Each once, though several findings go by it. */
const trialsOf = (candidates: readonly CandidateFinding[]) => [
  ...new Map(candidates.flatMap(({ trials }) => trials.map((step) => [step.id, step] as const))).values(),
]
