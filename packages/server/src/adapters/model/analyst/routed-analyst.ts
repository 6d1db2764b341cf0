import { canBeChanged } from '../../../domain/can-be-changed.ts'
import { hasEnough } from '../../../analyst/has-enough.ts'
import { ModelFailure } from '../../../domain/model-failure.ts'
import type { Route } from '../../../domain/model-settings.ts'
import { fold } from '../../../domain/table.ts'
import type { AnalystQuestion, Assumption, EarlierJob, Proposal, Proposer } from '../../../ports/analyst.ts'
import { lookPrefix, type ModelAnalyst } from './model-analyst.ts'

export interface RoutedOptions {
  readonly builtin: Proposer
  readonly model: ModelAnalyst
  /** auto: what the built-in analyst is not sure of goes to the model. */
  readonly route: Exclude<Route, 'builtin'>
  readonly onFailure: (failure: ModelFailure) => void
}

export interface RoutedAnalyst extends Proposer {
  /** Whether what was proposed last is the model's. */
  answered(): boolean
  /** Why the model did not answer, where it failed. */
  failure(): ModelFailure | undefined
}

/** Who answers one question. Where the model fails, the built-in analyst's word stands. */
export function routedAnalyst({ builtin, model, route, onFailure }: RoutedOptions): RoutedAnalyst {
  let answered = false
  let failure: ModelFailure | undefined
  /** What the built-in analyst would do, once it is known that it is not sure. */
  let unsure: Proposal | undefined
  const asked: Proposer['propose'] = async (question, context, observations, signal) => {
    // What the model looked at is nothing that the built-in analyst has tried.
    const tried = observations.filter(({ stepId }) => !stepId.startsWith(lookPrefix))
    const own = (): Promise<Proposal> => builtin.propose(question, context, tried, signal)
    if (failure !== undefined || question.tables.length === 0) return own()
    if (route === 'auto' && unsure === undefined) {
      const known = await own()
      if (isSure(known) && !goesOnFromUnknown(context) && !isDisputed(question)) return known
      unsure = known
    }
    try {
      const proposal = await model.propose(question, context, observations, signal)
      answered = !model.hasLeft()
      return withRival(proposal, unsure)
    } catch (error) {
      // Whoever plays a tape wants to know what is missing on it.
      if (!(error instanceof ModelFailure) || error.kind === 'untaped') throw error
      failure = error
      answered = false
      onFailure(error)
      return unsure ?? own()
    }
  }
  return {
    propose: async (question, context, observations, signal) =>
      hasEnough(observations) ? { kind: 'done' } : asked(question, context, observations, signal),
    answered: () => answered,
    failure: () => failure,
  }
}

/** Whether the answer before is one that the built-in analyst cannot change, so that it would go on from an older one. */
const goesOnFromUnknown = (context: readonly EarlierJob[]): boolean => {
  const last = context.at(-1)
  return last !== undefined && !canBeChanged(last)
}

/** Whether people found the answer to this very question wrong: the built-in analyst would give it again. */
const isDisputed = ({ text, corrections = [] }: AnalystQuestion): boolean =>
  corrections.some(({ question }) => fold(question) === fold(text))

/** What the built-in analyst would have computed is compared with what the model lets compute. */
const withRival = (proposal: Proposal, known: Proposal | undefined): Proposal =>
  proposal.kind === 'steps' && known?.kind === 'steps' ? { ...proposal, rival: known.steps } : proposal

/**
 * An answer for which words were taken to mean something, or were left out, is none that it is sure of. Nor is one that is likely enough
 * to be given where nobody else can be asked, and not likely enough where somebody can.
 */
const isSure = (proposal: Proposal): boolean =>
  proposal.kind === 'steps'
    ? (proposal.confidence ?? 1) >= leastConfidence &&
      !proposal.assumptions.some(({ kind }) => guesses.includes(kind))
    : proposal.kind !== 'refuse' && proposal.kind !== 'clarify'

const leastConfidence = 0.8

const guesses: readonly Assumption['kind'][] = ['column', 'table', 'ignored', 'unanswered']
