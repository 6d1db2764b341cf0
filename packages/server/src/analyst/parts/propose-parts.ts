import { oncePer } from '../../domain/once-per.ts'
import type { AnalystQuestion, EarlierJob, Observation, Proposal } from '../../ports/analyst.ts'
import { prefixedStep } from '../prefixed-step.ts'
import { sceneOf } from '../scene-of.ts'
import { splitQuestion } from './split-question.ts'

/** Proposes what to do about one question. */
export type Propose = (
  question: AnalystQuestion,
  context: readonly EarlierJob[],
  trials: readonly Observation[],
) => Promise<Proposal>

type Steps = Extract<Proposal, { kind: 'steps' }>

/**
 * What to do about a text that asks several things: each is answered by itself, and what is not is told. Undefined where it asks one
 * thing, or nothing of it is answered.
 */
export async function proposeParts(
  question: AnalystQuestion,
  context: readonly EarlierJob[],
  trials: readonly Observation[],
  propose: Propose,
): Promise<Proposal | undefined> {
  const parts = await partsOf(question)
  if (parts.length < 2) return undefined
  const proposals = await Promise.all(
    parts.map((part, at) => propose(part, context, trialsOf(trials, prefixOf(at)))),
  )
  const tried = proposals.flatMap((proposal, at) =>
    proposal.kind === 'try' ? proposal.steps.map((step) => prefixedStep(step, prefixOf(at))) : [],
  )
  const rows = proposals.flatMap((proposal) => (proposal.kind === 'try' ? (proposal.rows ?? []) : []))
  if (tried.length > 0)
    return { kind: 'try', steps: tried, ...(rows.length === 0 ? {} : { rows: Math.max(...rows) }) }
  const answered = proposals.flatMap((proposal, at) => (proposal.kind === 'steps' ? [{ proposal, at }] : []))
  if (answered.length === 0) return undefined
  const unanswered = parts.flatMap(({ text }, at) => (proposals[at]?.kind === 'steps' ? [] : [text]))
  const frame = answered.at(-1)?.proposal.frame
  return {
    kind: 'steps',
    steps: answered.flatMap(({ proposal, at }) =>
      proposal.steps.map((step) => prefixedStep(step, prefixOf(at))),
    ),
    results: answered.flatMap(({ proposal, at }) => resultsOf(proposal).map((id) => prefixOf(at) + id)),
    assumptions: [
      ...answered.flatMap(({ proposal }) => proposal.assumptions),
      ...(unanswered.length === 0 ? [] : [{ kind: 'unanswered' as const, questions: unanswered }]),
    ],
    ...(frame === undefined ? {} : { frame }),
  }
}

/** The same objects each time: what was found out about one is kept by it. */
const partsOf = oncePer(async (question: AnalystQuestion): Promise<readonly AnalystQuestion[]> =>
  splitQuestion(await sceneOf(question)).map((text) => ({ ...question, text })),
)

const resultsOf = ({ steps, results }: Steps): readonly string[] =>
  results ?? steps.slice(-1).map(({ id }) => id)

const mark = 'part-'
const prefixOf = (at: number): string => `${mark}${at + 1}-`

/** Whether it was tried for the text as one question. */
export const isOfWhole = ({ stepId }: Observation): boolean => !stepId.startsWith(mark)

const trialsOf = (trials: readonly Observation[], prefix: string): readonly Observation[] =>
  trials.flatMap((trial) =>
    trial.stepId.startsWith(prefix) ? [{ ...trial, stepId: trial.stepId.slice(prefix.length) }] : [],
  )
