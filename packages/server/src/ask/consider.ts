import type { Step } from '@auger/contract/plan'
import { apartByCurrency, mixedCurrencies, repeatedFigures } from '../operations/index.ts'
import { withDefinedMetrics } from './defined-metrics.ts'
import { countedFrom, withWindowsCounted } from './plan-windows.ts'
import type { Analyst, AnalystQuestion, EarlierJob, Observation, Proposal } from '../ports/analyst.ts'

export interface Considered {
  readonly question: AnalystQuestion
  readonly context: readonly EarlierJob[]
  readonly observations: readonly Observation[]
  /** The steps that were run already. */
  readonly done: readonly Step[]
}

type Steps = Extract<Proposal, { kind: 'steps' }>

/**
 * What the analyst proposes, with what is defined in its place. A plan that would count values several times is refused, whoever
 * made it; one that would add several currencies keeps them apart, or is refused.
 */
export async function consider(
  { question, context, observations, done }: Considered,
  analyst: Pick<Analyst, 'propose'>,
  signal: AbortSignal,
): Promise<Proposal> {
  const proposal = withoutNames(await analyst.propose(question, context, observations, signal), question)
  if (proposal.kind !== 'steps') return proposal
  const repeated = repeatedFigures({ steps: [...done, ...proposal.steps] }, question.tables)
  return repeated.length > 0 ? unsupported(repeated) : currenciesApart(proposal, done, question)
}

const unsupported = (columns: readonly string[]): Proposal => ({
  kind: 'refuse',
  refusal: { reason: 'unsupported', understood: [], missing: [...new Set(columns)] },
})

function currenciesApart(proposal: Steps, done: readonly Step[], { tables }: AnalystQuestion): Proposal {
  const mixed = mixedCurrencies({ steps: [...done, ...proposal.steps] }, tables)
  const [first] = mixed
  if (first === undefined) return proposal
  const steps = apartByCurrency(proposal.steps, mixed)
  const isApart = steps !== undefined && mixedCurrencies({ steps: [...done, ...steps] }, tables).length === 0
  if (!isApart) return unsupported(mixed.map(({ column }) => column))
  return {
    ...proposal,
    steps,
    assumptions: [...proposal.assumptions, { kind: 'currencies', currency: first.currency }],
  }
}

function withoutNames(proposal: Proposal, { definitions = [], tables, today }: AnalystQuestion): Proposal {
  if (proposal.kind !== 'steps' && proposal.kind !== 'try') return proposal
  const found = withDefinedMetrics(proposal, definitions, tables)
  if (!('plan' in found)) return unsupported(found.problems)
  const { steps } = withWindowsCounted({ version: 2, steps: found.plan.steps }, tables, today)
  if (found.plan.kind === 'try') return { ...found.plan, steps }
  const { rival, ...plan } = found.plan
  const assumptions = [...plan.assumptions, ...countedFrom(steps)]
  return { ...plan, steps, assumptions, ...rivalWithoutNames(rival, definitions, { tables, today }) }
}

/** What is only compared with is let go where it cannot be run. */
function rivalWithoutNames(
  rival: Steps['rival'],
  definitions: NonNullable<AnalystQuestion['definitions']>,
  { tables, today }: Pick<AnalystQuestion, 'tables' | 'today'>,
): Pick<Steps, 'rival'> {
  const found = rival === undefined ? undefined : withDefinedMetrics({ steps: rival }, definitions, tables)
  if (found === undefined || !('plan' in found)) return {}
  return { rival: withWindowsCounted({ version: 2, steps: found.plan.steps }, tables, today).steps }
}
