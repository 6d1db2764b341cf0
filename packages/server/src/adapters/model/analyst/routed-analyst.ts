import { hasEnough } from '../../../analyst/has-enough.ts'
import { ModelFailure } from '../../../domain/model-failure.ts'
import type { Route } from '../../../domain/model-settings.ts'
import type { Analyst, Assumption, Proposal } from '../../../ports/analyst.ts'
import { lookPrefix } from './model-analyst.ts'

export type Proposer = Pick<Analyst, 'propose'>

export interface RoutedOptions {
  readonly builtin: Proposer
  readonly model: Proposer
  /** auto: what the built-in analyst is not sure of goes to the model. */
  readonly route: Exclude<Route, 'builtin'>
  readonly onFailure: (failure: ModelFailure) => void
}

/** Who answers which question. Where the model fails, the built-in analyst's word stands. */
export function routedAnalyst({ builtin, model, route, onFailure }: RoutedOptions): Proposer {
  return {
    async propose(question, context, observations, signal) {
      if (hasEnough(observations)) return { kind: 'done' }
      // What the model looked at is nothing that the built-in analyst has tried.
      const tried = observations.filter(({ stepId }) => !stepId.startsWith(lookPrefix))
      const own = (): Promise<Proposal> => builtin.propose(question, context, tried, signal)
      const known = route === 'auto' ? await own() : undefined
      if (known !== undefined && isSure(known)) return known
      if (question.tables.length === 0) return known ?? own()
      try {
        return await model.propose(question, context, observations, signal)
      } catch (error) {
        // Whoever plays a tape wants to know what is missing on it.
        if (!(error instanceof ModelFailure) || error.kind === 'untaped') throw error
        onFailure(error)
        return known ?? own()
      }
    },
  }
}

/** An answer for which words were taken to mean something, or were left out, is none that it is sure of. */
const isSure = (proposal: Proposal): boolean =>
  proposal.kind === 'steps'
    ? !proposal.assumptions.some(({ kind }) => guesses.includes(kind))
    : proposal.kind !== 'refuse' && proposal.kind !== 'clarify'

const guesses: readonly Assumption['kind'][] = ['column', 'table', 'ignored', 'unanswered']
