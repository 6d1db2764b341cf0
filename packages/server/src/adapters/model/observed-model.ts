import { ModelFailure } from '../../domain/model-failure.ts'
import type { ModelSettings } from '../../domain/model-settings.ts'
import type { ModelState } from '../../ports/answerer.ts'
import type { Model, ModelRequest } from '../../ports/model.ts'
import type { Tracer } from '../../ports/tracer.ts'
import { openModel } from './client/open-model.ts'
import { patienceOf } from './patience.ts'
import { tapedModel } from './tape/taped-model.ts'

export interface ObservedModel extends Model {
  /** As it was found when it was asked last. */
  state(): ModelState
  /** Asks for very little, to find out whether it is there and how it replies. */
  probe(signal: AbortSignal): Promise<ModelState>
}

/** The model by the settings, and how it is. With a tape, and neither address nor key, there is no model to ask. */
export function observedModel(settings: ModelSettings, tracer: Tracer): ObservedModel {
  const { provider, model, tape, baseUrl, apiKey, seconds } = settings
  const name = `${provider}:${model}`
  const isThere = tape === undefined || baseUrl !== undefined || apiKey !== undefined
  const open = isThere ? openModel(settings, patienceOf(seconds)) : undefined
  const asked: Model = tape === undefined && open !== undefined ? open : tapedModel(name, tape ?? '', open)
  let state: ModelState = { name, state: 'unknown' }
  const told = (asking: Pick<Model, 'ask'>, ...request: Parameters<Model['ask']>) =>
    tracer.span(
      'model call',
      { 'gen_ai.request.model': model, 'auger.model.purpose': request[0].purpose },
      async () => {
        const reply = await asking.ask(...request)
        const { sent, received } = reply.usage
        tracer.note({ 'gen_ai.usage.input_tokens': sent, 'gen_ai.usage.output_tokens': received })
        return reply
      },
    )
  const observed = async (...asked: Parameters<typeof told>) => {
    try {
      const reply = await told(...asked)
      state = { name, state: 'ready', ...(open === undefined ? {} : { replies: open.rung() }) }
      return reply
    } catch (error) {
      if (error instanceof ModelFailure && isOfModel(error))
        state = { name, state: 'away', reason: error.kind }
      throw error
    }
  }
  return {
    name,
    state: () => state,
    ask: (...request) => observed(asked, ...request),
    async probe(signal) {
      if (open !== undefined) await observed(open, smallest, signal).catch(ignoreFailure)
      return state
    },
  }
}

/** Whether the model or its server is why it failed, and not what was asked of it. */
const isOfModel = ({ kind }: ModelFailure): boolean => ['away', 'barred', 'busy', 'slow'].includes(kind)

function ignoreFailure(error: unknown): void {
  if (!(error instanceof ModelFailure)) throw error
}

const smallest: ModelRequest = {
  purpose: 'plan',
  about: 'probe',
  instructions: 'This is a test of the connection.',
  messages: [{ from: 'us', text: 'Say that you are there.' }],
  form: {
    name: 'there',
    description: 'That you are there.',
    schema: { type: 'object', properties: { there: { type: 'boolean' } }, required: ['there'] },
  },
  mostTokens: 200,
}
