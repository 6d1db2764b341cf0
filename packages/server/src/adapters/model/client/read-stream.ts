import type { LanguageModelV3StreamPart } from '@ai-sdk/provider'
import { ModelFailure } from '../../../domain/model-failure.ts'
import { tokensIn, type ModelUsage } from '../../../domain/model-usage.ts'
import type { Patience } from '../patience.ts'

/** What a model sent, as far as it came. */
export interface Streamed {
  readonly text: string
  /** The arguments of each call, as they came. */
  readonly calls: readonly string[]
  /** Whether it stopped because it may say no more. */
  readonly isCut: boolean
  readonly isDeclined: boolean
  /** What the server complained of in the middle of it. */
  readonly problem: string | undefined
  readonly usage: Partial<ModelUsage>
}

/** Tokens are longer in some languages; one that says so much more than it may never ends. */
const charactersPerToken = 12

/** Reads to the end, whatever says that it is the end; gives up on a model that is silent for too long or never stops. */
export async function readStream(
  stream: ReadableStream<LanguageModelV3StreamPart>,
  mostTokens: number,
  patience: Patience,
): Promise<Streamed> {
  const reader = stream.getReader()
  const calls = new Map<string, string>()
  let text = ''
  let size = 0
  let isCut = false
  let isDeclined = false
  let problem: string | undefined
  let usage: Streamed['usage'] = {}
  try {
    for (;;) {
      const { done, value } = await within(reader.read(), size === 0 ? patience.first : patience.between)
      if (done) break
      switch (value.type) {
        case 'text-delta':
          text += value.delta
          size += value.delta.length
          break
        case 'reasoning-delta':
          size += value.delta.length
          break
        case 'tool-input-delta':
          calls.set(value.id, (calls.get(value.id) ?? '') + value.delta)
          size += value.delta.length
          break
        case 'tool-call':
          calls.set(value.toolCallId, value.input)
          break
        case 'error':
          problem ??= textOf(value.error)
          break
        case 'finish': {
          isCut = value.finishReason.unified === 'length'
          isDeclined = value.finishReason.unified === 'content-filter'
          const { inputTokens, outputTokens } = value.usage
          usage = {
            ...(inputTokens.total === undefined ? {} : { sent: inputTokens.total }),
            ...(outputTokens.total === undefined ? {} : { received: outputTokens.total }),
          }
          break
        }
        default:
      }
      if (size > mostTokens * charactersPerToken)
        throw new ModelFailure('endless', `the model said more than ${mostTokens} tokens and went on`)
    }
  } finally {
    // Whoever gives up tells the server, which would go on otherwise.
    reader.cancel().catch(() => undefined)
  }
  return { text, calls: [...calls.values()], isCut, isDeclined, problem, usage }
}

/** What was used where the model does not say. */
export const usageOf = ({ text, calls, usage }: Streamed, prompt: string): ModelUsage =>
  usage.sent === undefined || usage.received === undefined
    ? { sent: tokensIn(prompt), received: tokensIn(text + calls.join('')), estimated: true }
    : { sent: usage.sent, received: usage.received }

/** Rejects where a promise takes longer than that. */
export async function within<Value>(promise: Promise<Value>, milliseconds: number): Promise<Value> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => {
      reject(new ModelFailure('slow', `nothing came from the model for ${milliseconds / 1_000} seconds`))
    }, milliseconds)
  })
  try {
    return await Promise.race([promise, late])
  } finally {
    clearTimeout(timer)
  }
}

const textOf = (error: unknown): string =>
  error instanceof Error ? error.message : typeof error === 'string' ? error : JSON.stringify(error)
