import { ModelFailure } from '../../../domain/model-failure.ts'
import type { ModelOutcome } from '../../../domain/model-outcome.ts'
import type { ModelRecord } from '../../../ports/answerer.ts'
import type { JsonObject, Model, ModelReply, ModelRequest } from '../../../ports/model.ts'

export interface RecordedModel extends Model {
  /** What came of all that was asked, also before the process died. */
  outcomes(): readonly ModelOutcome[]
}

/**
 * A model for one job. What came of a request is kept before anything is done with it, a failure too: a job that is taken up again
 * comes to the same without asking again.
 */
export function recordedModel(model: Model, record: ModelRecord): RecordedModel {
  const outcomes: ModelOutcome[] = []
  return {
    name: model.name,
    outcomes: () => outcomes,
    async ask(request, signal) {
      const key = keyOf(request)
      const before = await record.outcome(key)
      const outcome = before ?? (await outcomeOf(model, request, record, signal))
      if (before === undefined) await record.keep(key, outcome)
      outcomes.push(outcome)
      return replyIn(outcome)
    },
  }
}

/** The place of a request in its job. Not its words: a later version may put them otherwise, and has to come to the same. */
const keyOf = ({ purpose, messages }: ModelRequest): string => `${purpose} ${messages.length}`

async function outcomeOf(
  model: Model,
  request: ModelRequest,
  record: ModelRecord,
  signal: AbortSignal,
): Promise<ModelOutcome> {
  const began = performance.now()
  const taken = (): number => Math.round(performance.now() - began)
  try {
    const { object, usage } = await model.ask(request, signal, (body) =>
      record.sending({ model: model.name, purpose: request.purpose, body }),
    )
    return { object, usage, milliseconds: taken() }
  } catch (error) {
    // What is not on a tape yet may be put there.
    if (!(error instanceof ModelFailure) || error.kind === 'untaped') throw error
    const { kind, message, usage } = error
    return { failure: { kind, message }, usage, milliseconds: taken() }
  }
}

function replyIn({ object, failure, usage }: ModelOutcome): ModelReply {
  if (object !== undefined) return { object: object as JsonObject, usage }
  throw new ModelFailure(failure?.kind ?? 'unusable', failure?.message ?? 'nothing was kept', { usage })
}
