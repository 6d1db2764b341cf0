import type { Step } from '@auger/contract/plan'
import type { AnalystQuestion, EarlierJob, Observation, Proposal } from '../ports/analyst.ts'
import { canBeChanged } from '../domain/can-be-changed.ts'
import { oncePer } from '../domain/once-per.ts'
import { clarify } from './clarify/clarify.ts'
import { assumptionsOf } from './confidence/assumptions.ts'
import { chosenOf, type Chosen } from './confidence/choose.ts'
import { decide } from './confidence/decide.ts'
import { asksForAllRows, mayBeClaimed } from './confidence/may-be-claimed.ts'
import { refusalOf } from './confidence/refusal.ts'
import { compileFrame } from './frame/compile.ts'
import { rankedUntried, trialsOf, type Ranked } from './ranker/rank.ts'
import { sceneOf } from './scene-of.ts'
import { isOfWhole, proposeParts } from './parts/propose-parts.ts'
import { withDrawnValues } from './picture/drawn-values.ts'
import { proposePicture, proposePlainPicture } from './picture/propose-picture.ts'
import { askedTask } from './task/asked-task.ts'
import { proposeTask } from './task/propose-task.ts'
import { proposeWhatIf } from './task/what-if/propose-what-if.ts'
import { understand } from './understand.ts'
import type { Understood } from './understood.ts'

/** What to do about a text: answer each of the questions that it asks; where not all of them are, take it for one, and else answer those that are. */
export async function propose(
  question: AnalystQuestion,
  context: readonly EarlierJob[],
  trials: readonly Observation[],
): Promise<Proposal> {
  const changeable = context.filter(canBeChanged)
  const parts = await proposeParts(question, changeable, trials, proposeOne)
  if (parts !== undefined && (parts.kind === 'try' || isComplete(parts))) return parts
  const whole = await proposeOne(question, changeable, trials.filter(isOfWhole))
  return parts !== undefined && (whole.kind === 'refuse' || whole.kind === 'clarify') ? parts : whole
}

const isComplete = (proposal: Proposal): boolean =>
  proposal.kind === 'steps' && !proposal.assumptions.some(({ kind }) => kind === 'unanswered')

/** What to do about one question: try what it may mean, and answer with what is likely enough. */
async function proposeOne(
  question: AnalystQuestion,
  context: readonly EarlierJob[],
  trials: readonly Observation[],
): Promise<Proposal> {
  if (question.tables.length === 0) {
    const isOverview = askedTask(await sceneOf(question))?.task === 'overview'
    const overview = isOverview ? { overview: true as const } : {}
    return { kind: 'refuse', refusal: { reason: 'no-tables', understood: [], missing: [], ...overview } }
  }
  const scene = await sceneOf(question)
  const task = proposeTask(scene, trials) ?? (await proposeWhatIf(scene)) ?? proposePicture(scene)
  if (task !== undefined) return task
  const ranked = await rankedFor(question)(context)
  const plain = (): Proposal | undefined => proposePlainPicture(scene)
  if (ranked.length === 0) return plain() ?? { kind: 'refuse', refusal: refusalOf(question, undefined) }
  const whole = question.tables.length === 1 ? ranked.find(isWholeTable) : undefined
  if (whole !== undefined) {
    const { steps, frame } = whole.understood
    return { kind: 'steps', steps, assumptions: [], frame }
  }
  const tried = trialsOf(ranked)
  if (trials.length === 0 && tried.length > 0) return { kind: 'try', steps: tried }
  const chosen = chosenOf(ranked, trials)
  const refused = { kind: 'refuse', refusal: refusalOf(question, chosen) } as const
  if (refused.refusal.reason === 'unsupported') return plain() ?? refused
  if (mayBeClaimed(decide(chosen.shown), chosen.understood.features)) return answerOf(question, chosen)
  const drawn = plain()
  if (drawn !== undefined) return drawn
  const asked = await clarify(question, chosen, (text) => readAs({ ...question, text }))
  return asked ?? refused
}

const isWholeTable = ({ understood }: Ranked): boolean => asksForAllRows(understood.features)

function answerOf(question: AnalystQuestion, chosen: Chosen): Proposal {
  const { template } = chosen.understood.frame
  const { frame, steps } = drawnOf(question, chosen.understood)
  return {
    kind: 'steps',
    steps,
    assumptions: assumptionsOf(question, chosen),
    confidence: chosen.shown,
    frame,
    ...(template === undefined ? {} : { template }),
  }
}

/** What is chosen, where boxes or a histogram are wished for with the values that they show in the place of sums. */
function drawnOf(
  question: AnalystQuestion,
  { frame, steps }: Understood,
): Pick<Understood, 'frame' | 'steps'> {
  const drawn = withDrawnValues(frame, question)
  const compiled = drawn === frame ? undefined : compileFrame(drawn, question)
  return compiled !== undefined && 'steps' in compiled
    ? { frame: drawn, steps: compiled.steps }
    : { frame, steps }
}

/** What a question is taken to mean at first sight. */
async function readAs(question: AnalystQuestion): Promise<readonly Step[] | undefined> {
  const [first] = rankedUntried(await understand(question))
  return first?.understood.steps
}

/** Ranked once, though the same question comes again with what was tried. */
const rankedFor = oncePer((question: AnalystQuestion) => {
  let ranked: Promise<readonly Ranked[]> | undefined
  return (context: readonly EarlierJob[]) => (ranked ??= understand(question, context).then(rankedUntried))
})
