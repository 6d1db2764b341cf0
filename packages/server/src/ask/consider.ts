import type { Step } from '@auger/contract/plan'
import { repeatedFigures } from '../operations/index.ts'
import type { Analyst, AnalystQuestion, EarlierJob, Observation, Proposal } from '../ports/analyst.ts'

export interface Considered {
  readonly question: AnalystQuestion
  readonly context: readonly EarlierJob[]
  readonly observations: readonly Observation[]
  /** The steps that were run already. */
  readonly done: readonly Step[]
}

/** What the analyst proposes; a plan that would count values several times is refused, whoever made it. */
export async function consider(
  { question, context, observations, done }: Considered,
  analyst: Analyst,
  signal: AbortSignal,
): Promise<Proposal> {
  const proposal = await analyst.propose(question, context, observations, signal)
  if (proposal.kind !== 'steps') return proposal
  const repeated = repeatedFigures({ steps: [...done, ...proposal.steps] }, question.tables)
  if (repeated.length === 0) return proposal
  return { kind: 'refuse', refusal: { reason: 'unsupported', understood: [], missing: repeated } }
}
