import { setTimeout as pause } from 'node:timers/promises'
import type { LanguageModelV3 } from '@ai-sdk/provider'
import { ModelFailure } from '../../../domain/model-failure.ts'
import { addUsage, noUsage, type ModelUsage } from '../../../domain/model-usage.ts'
import type { JsonObject, Model, ModelRequest } from '../../../ports/model.ts'
import { failureOf, isOfForm, mayPass, wantedWait } from './failure-of.ts'
import { findObject } from './find-object.ts'
import { languageModelOf, type ModelAddress } from './provider.ts'
import { readStream, usageOf, within, type Streamed } from './read-stream.ts'
import { callOf, rungs, type Call, type Rung } from './rungs.ts'
import type { Patience } from '../patience.ts'

const mostAttempts = 3
const firstWait = 500

/** A model that tells on which rung it replied last. */
export interface OpenModel extends Model {
  rung(): Rung
}

/** A model by the settings. It remembers the rung that its server made us go down to. */
export function openModel(settings: ModelAddress, patience: Patience): OpenModel {
  let best: Rung = rungs[0]
  return {
    name: `${settings.provider}:${settings.model}`,
    rung: () => best,
    async ask(request, signal, onSending = () => Promise.resolve()) {
      const model = languageModelOf(settings, onSending)
      let used = noUsage
      let failure = new ModelFailure('unusable', 'no way of asking is left')
      let isOfForms = true
      for (const rung of rungs.slice(rungs.indexOf(best))) {
        const tried = await tryRung(model, request, rung, patience, signal)
        used = addUsage(used, tried.usage)
        if ('object' in tried) {
          // A server that does not know the forms above will not know them next time; one that knows none may have been asked too much.
          if (isOfForms) best = rung
          return { object: tried.object, usage: used }
        }
        failure = tried.failure
        if (tried.fault === 'server') break
        if (tried.fault === 'reply') isOfForms = false
      }
      throw new ModelFailure(failure.kind, failure.message, { cause: failure.cause, usage: used })
    },
  }
}

type Tried =
  | { readonly object: JsonObject; readonly usage: ModelUsage }
  | {
      readonly failure: ModelFailure
      /** form: the server does not take what is asked in this way; server: it fails whatever the way; reply: there is no object in it. */
      readonly fault: 'form' | 'server' | 'reply'
      readonly usage: ModelUsage
    }

async function tryRung(
  model: LanguageModelV3,
  request: ModelRequest,
  rung: Rung,
  patience: Patience,
  signal: AbortSignal,
): Promise<Tried> {
  const call = callOf(request, rung)
  try {
    const streamed = await askPatiently(model, call, patience, signal)
    const usage = usageOf(streamed, JSON.stringify(call.prompt))
    const object = objectOf(streamed)
    if (object !== undefined) return { object, usage }
    return { failure: whyNone(streamed), fault: 'reply', usage }
  } catch (error) {
    signal.throwIfAborted()
    return { failure: failureOf(error), fault: isOfForm(error) ? 'form' : 'server', usage: noUsage }
  }
}

/** What was called counts first; some write the call as text instead. */
function objectOf({ calls, text }: Streamed): JsonObject | undefined {
  for (const given of [...calls, text]) {
    const found = findObject(given)
    if (found !== undefined) return found
  }
  return undefined
}

function whyNone({ isCut, isDeclined, problem, text }: Streamed): ModelFailure {
  if (isDeclined) return new ModelFailure('declined', 'the model declined to answer')
  if (isCut) return new ModelFailure('endless', 'the model was cut off before its answer was whole')
  if (problem !== undefined && text === '')
    return new ModelFailure('away', 'the model stopped in the middle of its answer')
  return new ModelFailure('unusable', 'what the model said holds no JSON object')
}

/** Again after a while where the server is busy or fell over, as long as the question may wait. */
async function askPatiently(
  model: LanguageModelV3,
  call: Call,
  patience: Patience,
  signal: AbortSignal,
): Promise<Streamed> {
  let left = patience.busy
  for (let attempt = 1; ; attempt++) {
    try {
      return await askOnce(model, call, patience, signal)
    } catch (error) {
      signal.throwIfAborted()
      const wait = wantedWait(error, Date.now()) ?? firstWait * 2 ** (attempt - 1)
      if (!mayPass(error) || attempt === mostAttempts || wait > left) throw error
      left -= wait
      await pause(wait, undefined, { signal })
    }
  }
}

async function askOnce(
  model: LanguageModelV3,
  call: Call,
  patience: Patience,
  signal: AbortSignal,
): Promise<Streamed> {
  const stop = new AbortController()
  const abortSignal = AbortSignal.any([signal, stop.signal])
  try {
    const begun = Promise.resolve(model.doStream({ ...call, abortSignal }))
    const { stream } = await within(begun, patience.first)
    return await readStream(stream, call.maxOutputTokens, patience)
  } finally {
    stop.abort()
  }
}
