import { ModelFailure } from '../../domain/model-failure.ts'
import type { ModelSettings } from '../../domain/model-settings.ts'
import { priceOf, totalOf, type ModelUse } from '../../domain/model-use.ts'
import type { Answerer, JobAnswerer, ModelRecord } from '../../ports/answerer.ts'
import type { Proposer } from '../../ports/analyst.ts'
import type { Tracer } from '../../ports/tracer.ts'
import { createModelAnalyst, type ModelAnalystOptions } from './analyst/model-analyst.ts'
import { routedAnalyst } from './analyst/routed-analyst.ts'
import { boundedModel } from './job/bounded-model.ts'
import { recordedModel } from './job/recorded-model.ts'
import { observedModel, type ObservedModel } from './observed-model.ts'
import { createReader } from './words/read-passages.ts'
import { createWriter } from './words/write-words.ts'

export interface ModelledOptions extends Pick<ModelAnalystOptions, 'check'> {
  readonly builtin: Proposer
  readonly onFailure: (failure: Error) => void
  readonly tracer: Tracer
}

/** The built-in analyst with a model beside it. */
export function withModel(settings: ModelSettings, options: ModelledOptions): Answerer {
  const model = observedModel(settings, options.tracer)
  return {
    open: (record) => openJob(model, settings, record, options),
    model: () => model.state(),
    probe: (signal) => model.probe(signal),
  }
}

function openJob(
  model: ObservedModel,
  { route, disclose, seconds, tokens, words, prices }: ModelSettings,
  record: ModelRecord,
  { builtin, check, onFailure }: ModelledOptions,
): JobAnswerer {
  const bounded = boundedModel(model, { seconds, tokens, tokensLeft: () => record.tokensLeft() })
  const recorded = recordedModel(bounded, record)
  const analyst = routedAnalyst({
    builtin,
    model: createModelAnalyst({ model: recorded, level: disclose, check, builtin }),
    route,
    onFailure,
  })
  /** What is beside the plan may fail: there are other words for it. */
  const orNone = async <Value>(asked: Promise<Value>): Promise<Value | undefined> => {
    try {
      return await asked
    } catch (error) {
      if (!(error instanceof ModelFailure) || error.kind === 'untaped') throw error
      onFailure(error)
      return undefined
    }
  }
  const write = words ? createWriter(recorded, disclose) : undefined
  const read = disclose === 'samples' ? createReader(recorded, disclose) : undefined
  return {
    propose: (...asked) => analyst.propose(...asked),
    writes: write !== undefined,
    write: async (asked, signal) => (write === undefined ? undefined : orNone(write(asked, signal))),
    reads: read !== undefined,
    read: async (asked, signal) => (read === undefined ? undefined : orNone(read(asked, signal))),
    use() {
      const outcomes = recorded.outcomes()
      if (outcomes.length === 0) return undefined
      const total = totalOf(outcomes)
      const failure = analyst.failure()
      return {
        name: model.name,
        answered: analyst.answered(),
        ...total,
        ...(prices === undefined ? {} : { price: priceOf(total.usage, prices) }),
        ...(failure === undefined ? {} : { failure: failure.kind }),
      } satisfies ModelUse
    },
  }
}
