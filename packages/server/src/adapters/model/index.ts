import type { Plan } from '@auger/contract/plan'
import type { ModelSettings } from '../../domain/model-settings.ts'
import type { AnalystQuestion } from '../../ports/analyst.ts'
import { createModelAnalyst } from './analyst/model-analyst.ts'
import { routedAnalyst, type Proposer } from './analyst/routed-analyst.ts'
import { openModel } from './client/open-model.ts'
import { patienceOf } from './patience.ts'

export interface ModelledOptions {
  readonly builtin: Proposer
  check(
    plan: Plan,
    question: AnalystQuestion,
  ): { readonly plan: Plan } | { readonly problems: readonly string[] }
  readonly onFailure: (failure: Error) => void
}

/** The built-in analyst with a model beside it. */
export function withModel(settings: ModelSettings, { builtin, check, onFailure }: ModelledOptions): Proposer {
  const model = openModel(settings, patienceOf(settings.seconds))
  const analyst = createModelAnalyst({ model, level: settings.disclose, check })
  return routedAnalyst({ builtin, model: analyst, route: settings.route, onFailure })
}
