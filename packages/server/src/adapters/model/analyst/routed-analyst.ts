import { hasEnough } from '../../../analyst/has-enough.ts'
import { ModelFailure } from '../../../domain/model-failure.ts'
import type { Route } from '../../../domain/model-settings.ts'
import type { Analyst, Proposal } from '../../../ports/analyst.ts'
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
      if (known !== undefined && known.kind !== 'refuse' && known.kind !== 'clarify') return known
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
