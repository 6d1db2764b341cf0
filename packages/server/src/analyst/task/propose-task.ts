import type { Step } from '@auger/contract/plan'
import type { Observation, Proposal } from '../../ports/analyst.ts'
import type { Scene } from '../candidate/scene.ts'
import { tablesAbout } from './about.ts'
import { askedTask, type AskedTask } from './asked-task.ts'
import { columnFrames } from './columns.ts'
import { framesAsFindings, type Finding } from './finding.ts'
import { proposeOverview } from './overview/propose-overview.ts'
import { numbered, proposeFindings } from './propose-findings.ts'
import { qualityFindings, type Fault } from './quality.ts'
import { whyFrames } from './why.ts'

const faultsOf: { readonly [Task in AskedTask['task']]?: readonly Fault[] } = {
  quality: ['missing', 'duplicates', 'outliers'],
  duplicates: ['duplicates'],
  missing: ['missing'],
}

/** What to do about a question that asks for a whole task: several findings, each an answer of its own. */
export function proposeTask(scene: Scene, trials: readonly Observation[]): Proposal | undefined {
  const asked = askedTask(scene)
  if (asked === undefined) return undefined
  if (asked.task === 'overview') return proposeOverview(scene, asked, trials)
  const findings = findingsOf(scene, asked)
  const doubtful = findings
    .map(numbered)
    .flatMap(({ steps, unlessEmpty }) => (unlessEmpty === true ? steps.slice(0, 1) : []))
  if (doubtful.length > 0 && trials.length === 0) return { kind: 'try', steps: doubtful }
  return proposeFindings(
    findings.filter((finding, at) => {
      const [first] = numbered(finding, at).steps
      return finding.unlessEmpty !== true || (first !== undefined && foundBy(first, trials))
    }),
  )
}

function findingsOf(scene: Scene, asked: AskedTask): readonly Finding[] {
  const faults = faultsOf[asked.task]
  if (faults === undefined) {
    const frames = asked.task === 'columns' ? columnFrames(scene, asked) : whyFrames(scene, asked)
    return framesAsFindings(scene, frames)
  }
  const [table] = tablesAbout(scene, asked)
  return table === undefined || asked.filters.length > 0 ? [] : qualityFindings(scene, table, faults)
}

const foundBy = ({ id }: Step, trials: readonly Observation[]): boolean =>
  trials.some(({ stepId, rowCount }) => stepId === id && rowCount > 0)
