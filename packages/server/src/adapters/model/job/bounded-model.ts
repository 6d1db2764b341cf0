import { ModelFailure } from '../../../domain/model-failure.ts'
import { tokensIn } from '../../../domain/model-usage.ts'
import type { Model, ModelRequest } from '../../../ports/model.ts'

export interface Bounds {
  /** What one job may take of a model, all its requests together. */
  readonly seconds: number
  readonly tokens: number
  /** Tokens that the project may still use; null: as many as it likes. */
  tokensLeft(): Promise<number | null>
}

/** A model for one job that may take so much and no more. */
export function boundedModel(model: Model, { seconds, tokens, tokensLeft }: Bounds): Model {
  let used = 0
  let left = seconds * 1_000
  return {
    name: model.name,
    async ask(request, signal, onSending) {
      const wanted = tokensIn(promptOf(request)) + request.mostTokens
      if (used + wanted > tokens)
        throw new ModelFailure(
          'spent',
          `a question may take ${tokens} tokens of the model, and this one needs more`,
        )
      const ofProject = await tokensLeft()
      if (ofProject !== null && wanted > ofProject)
        throw new ModelFailure('spent', 'the tokens of the project are used up')
      const began = performance.now()
      const late = new AbortController()
      const timer = setTimeout(
        () => {
          late.abort(new ModelFailure('slow', `the model took more than ${seconds} seconds of one question`))
        },
        Math.max(1, left),
      )
      try {
        const reply = await model.ask(request, AbortSignal.any([signal, late.signal]), onSending)
        used += reply.usage.sent + reply.usage.received
        return reply
      } catch (error) {
        if (error instanceof ModelFailure) used += error.usage.sent + error.usage.received
        throw error
      } finally {
        clearTimeout(timer)
        left -= performance.now() - began
      }
    },
  }
}

const promptOf = ({ instructions, messages }: ModelRequest): string =>
  [instructions, ...messages.map(({ text }) => text)].join('\n')
