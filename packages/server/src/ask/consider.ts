import type { Step } from '@auger/contract/plan'
import { repeatedFigures } from '../operations/index.ts'
import { withDefinedMetrics } from './defined-metrics.ts'
import type { Analyst, AnalystQuestion, EarlierJob, Observation, Proposal } from '../ports/analyst.ts'

export interface Considered {
  readonly question: AnalystQuestion
  readonly context: readonly EarlierJob[]
  readonly observations: readonly Observation[]
  /** The steps that were run already. */
  readonly done: readonly Step[]
}

/** What the analyst proposes, with what is defined in its place; a plan that would count values several times is refused, whoever made it. */
export async function consider(
  { question, context, observations, done }: Considered,
  analyst: Analyst,
  signal: AbortSignal,
): Promise<Proposal> {
  const proposal = withoutNames(await analyst.propose(question, context, observations, signal), question)
  if (proposal.kind !== 'steps') return proposal
  const repeated = repeatedFigures({ steps: [...done, ...proposal.steps] }, question.tables)
  if (repeated.length === 0) return proposal
  return { kind: 'refuse', refusal: { reason: 'unsupported', understood: [], missing: repeated } }
}

function withoutNames(proposal: Proposal, { definitions = [], tables }: AnalystQuestion): Proposal {
  if (proposal.kind !== 'steps' && proposal.kind !== 'try') return proposal
  const found = withDefinedMetrics(proposal, definitions, tables)
  if ('plan' in found) return found.plan
  return { kind: 'refuse', refusal: { reason: 'unsupported', understood: [], missing: found.problems } }
}
