import type { Step } from '@auger/contract/plan'
import type { Observation, Proposal } from '../../ports/analyst.ts'
import type { Scene } from '../candidate/scene.ts'
import { compileFrame } from '../frame/compile.ts'
import type { Frame } from '../frame/frame.ts'
import { prefixedStep } from '../prefixed-step.ts'
import { askedTask, type AskedTask } from './asked-task.ts'
import type { Finding } from './finding.ts'
import { overviewFrames, tablesAbout } from './overview.ts'
import { qualityFindings } from './quality/index.ts'
import { whyFrames } from './why.ts'

/** What to do about a question that asks for a whole task: several findings, each an answer of its own. */
export function proposeTask(scene: Scene, trials: readonly Observation[]): Proposal | undefined {
  const asked = askedTask(scene)
  const found = asked === undefined ? { findings: [] } : findingsOf(scene, asked, trials)
  if ('measure' in found) return { kind: 'try', steps: found.measure }
  const findings = found.findings.map(numbered)
  if (findings.length === 0) return undefined
  const doubtful = findings
    .flatMap(({ steps, unlessEmpty }) => (unlessEmpty === true ? steps.slice(0, 1) : []))
    .filter(({ id }) => !trials.some(({ stepId }) => stepId === id))
  if (doubtful.length > 0) return { kind: 'try', steps: doubtful }
  const told = findings.filter(
    ({ steps, unlessEmpty }) =>
      unlessEmpty !== true || steps.slice(0, 1).every((step) => foundBy(step, trials)),
  )
  const frame = mainFrame(told)
  return {
    kind: 'steps',
    steps: told.flatMap(({ steps }) => steps),
    results: told.flatMap(({ steps }) => steps.slice(-1).map(({ id }) => id)),
    assumptions: [],
    ...(frame === undefined ? {} : { frame }),
  }
}

function findingsOf(
  scene: Scene,
  asked: AskedTask,
  trials: readonly Observation[],
): ReturnType<typeof qualityFindings> {
  if (asked.task === 'quality') {
    const [table] = tablesAbout(scene, asked)
    return table === undefined || asked.filters.length > 0
      ? { findings: [] }
      : qualityFindings(scene, table, asked, trials)
  }
  const frames = asked.task === 'why' ? whyFrames(scene, asked) : overviewFrames(scene, asked)
  return {
    findings: frames.flatMap((frame): readonly Finding[] => {
      const compiled = compileFrame(frame, scene.asked)
      return 'steps' in compiled ? [{ frame, steps: compiled.steps }] : []
    }),
  }
}

/** Steps of several findings beside each other, told apart by the finding that they are of. */
const numbered = (finding: Finding, at: number): Finding => ({
  ...finding,
  steps: finding.steps.map((step) => prefixedStep(step, `finding-${at + 1}-`)),
})

const foundBy = ({ id }: Step, trials: readonly Observation[]): boolean =>
  trials.some(({ stepId, rowCount }) => stepId === id && rowCount > 0)

/** What a question after it goes on from: the first finding that parts the rows. */
function mainFrame(findings: readonly Finding[]): Frame | undefined {
  const frames = findings.flatMap(({ frame }) => (frame === undefined ? [] : [frame]))
  return frames.find(({ dimensions }) => dimensions.length > 0) ?? frames[0]
}
