import type { ModelSettings } from '../../domain/model-settings.ts'
import { createModelAnalyst, type ModelAnalystOptions } from './analyst/model-analyst.ts'
import { routedAnalyst, type Proposer } from './analyst/routed-analyst.ts'
import { openModel } from './client/open-model.ts'
import type { Model } from '../../ports/model.ts'
import { patienceOf } from './patience.ts'
import { tapedModel } from './tape/taped-model.ts'

export interface ModelledOptions extends Pick<ModelAnalystOptions, 'check'> {
  readonly builtin: Proposer
  readonly onFailure: (failure: Error) => void
}

/** The built-in analyst with a model beside it. */
export function withModel(settings: ModelSettings, { builtin, check, onFailure }: ModelledOptions): Proposer {
  const model = modelOf(settings)
  const analyst = createModelAnalyst({ model, level: settings.disclose, check })
  return routedAnalyst({ builtin, model: analyst, route: settings.route, onFailure })
}

/** With a tape, and neither address nor key, there is no model to ask. */
function modelOf(settings: ModelSettings): Model {
  const { provider, model, tape, baseUrl, apiKey, seconds } = settings
  const open = (): Model => openModel(settings, patienceOf(seconds))
  if (tape === undefined) return open()
  const isThere = baseUrl !== undefined || apiKey !== undefined
  return tapedModel(`${provider}:${model}`, tape, isThere ? open() : undefined)
}
