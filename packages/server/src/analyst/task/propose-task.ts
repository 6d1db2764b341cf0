import type { Step } from '@auger/contract/plan'
import type { Observation, Proposal } from '../../ports/analyst.ts'
import type { Scene } from '../candidate/scene.ts'
import type { Frame } from '../frame/frame.ts'
import { tablesAbout } from './about.ts'
import { askedTasks, type AskedTask } from './asked-task.ts'
import { columnFrames } from './columns.ts'
import { sampleFrames, sizeFrames, summedFrames } from './plain-frames.ts'
import { framesAsFindings, type Finding } from './finding.ts'
import { proposeOverview } from './overview/propose-overview.ts'
import { numbered, proposeFindings } from './propose-findings.ts'
import { qualityFindings } from './quality/index.ts'
import { targetFrames } from './target/target-frames.ts'
import { trendFrames } from './trend/trend-frames.ts'
import { besidePeriods, whyFrames } from './why.ts'

/** What to do about a question that asks for a whole task: several findings, each an answer of its own. */
export function proposeTask(scene: Scene, trials: readonly Observation[]): Proposal | undefined {
  const asked = likeliest(scene, askedTasks(scene))
  if (asked === undefined) return undefined
  if (asked.task === 'overview') return proposeOverview(scene, asked, trials)
  const found = findingsOf(scene, asked, trials)
  if ('measure' in found) return { kind: 'try', steps: found.measure }
  const findings = found.findings.map((finding, at) => ({ finding, first: numbered(finding, at).steps[0] }))
  const doubtful = findings
    .flatMap(({ finding, first }) => (finding.unlessEmpty === true && first !== undefined ? [first] : []))
    .filter(({ id }) => !trials.some(({ stepId }) => stepId === id))
  if (doubtful.length > 0) return { kind: 'try', steps: doubtful }
  return proposeFindings(
    findings.flatMap(({ finding, first }) =>
      finding.unlessEmpty !== true || (first !== undefined && foundBy(first, trials)) ? [finding] : [],
    ),
  )
}

/**
 * Of readings of a why, the one whose periods explain most of the words: a year is no bound of a figure then; of how a figure runs, the first
 * that names one.
 */
function likeliest(scene: Scene, all: readonly AskedTask[]): AskedTask | undefined {
  const [first] = all
  if (first?.task === 'slope' || first?.task === 'growth' || first?.task === 'target') {
    const framesOf = framesFor[first.task]
    return all.find((asked) => asked.task === first.task && framesOf(scene, asked).length > 0) ?? first
  }
  if (first?.task !== 'why') return first
  const compared = all.flatMap((asked) => {
    const beside = asked.task === 'why' ? besidePeriods(scene, asked) : undefined
    return beside === undefined ? [] : [{ asked, beside }]
  })
  const named = all.find((asked) => asked.task === 'why' && whyFrames(scene, asked).length > 0)
  return compared.toSorted((one, other) => one.beside - other.beside)[0]?.asked ?? named ?? first
}

function findingsOf(
  scene: Scene,
  asked: AskedTask,
  trials: readonly Observation[],
): ReturnType<typeof qualityFindings> {
  if (asked.task === 'overview') return { findings: [] }
  if (asked.task === 'quality') {
    const [table] = tablesAbout(scene, asked)
    return table === undefined || asked.filters.length > 0
      ? { findings: [] }
      : qualityFindings(scene, table, asked, trials)
  }
  const findings = framesAsFindings(scene, framesFor[asked.task](scene, asked))
  return { findings: asked.task === 'target' ? findings.map(answeredByFirst) : findings }
}

/** What the first of several figures is made of stands beside it, and does not answer. */
function answeredByFirst({ steps, frame, ...finding }: Finding): Finding {
  const others = (frame?.metrics ?? []).slice(1).map(({ as }) => as)
  const told = steps.map((step) => ({
    ...step,
    answer: step.answer.filter((name) => !others.includes(name)),
  }))
  return { ...finding, ...(frame === undefined ? {} : { frame }), steps: told }
}

const framesFor: {
  readonly [Task in Exclude<AskedTask['task'], 'overview' | 'quality'>]: (
    scene: Scene,
    asked: AskedTask,
  ) => readonly Frame[]
} = {
  ...{ columns: columnFrames, figures: summedFrames, sample: sampleFrames, size: sizeFrames, why: whyFrames },
  ...{ slope: trendFrames, growth: trendFrames, target: targetFrames },
}

const foundBy = ({ id }: Step, trials: readonly Observation[]): boolean =>
  trials.some(({ stepId, rowCount }) => stepId === id && rowCount > 0)
