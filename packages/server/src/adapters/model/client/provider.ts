import { createAnthropic } from '@ai-sdk/anthropic'
import { createOpenAI } from '@ai-sdk/openai'
import { createOpenAICompatible } from '@ai-sdk/openai-compatible'
import type { LanguageModelV3 } from '@ai-sdk/provider'
import { mendedFetch } from './mended-fetch.ts'
import type { OnSending } from '../../../ports/model.ts'
import type { ModelSettings } from '../../../domain/model-settings.ts'

export type ModelAddress = Pick<ModelSettings, 'provider' | 'model' | 'baseUrl' | 'apiKey'>

/** The model behind the settings, as the SDK speaks to it; each body is told before it leaves. */
export function languageModelOf(
  { provider, model, baseUrl, apiKey }: ModelAddress,
  onSending: OnSending,
): LanguageModelV3 {
  const address = baseUrl === undefined ? {} : { baseURL: baseUrl }
  // Without one the SDK looks for a key in the environment, which config.ts alone reads.
  const key = { apiKey: apiKey ?? '' }
  const told: typeof fetch = async (input, init) => {
    if (typeof init?.body === 'string') await onSending(init.body)
    return fetch(input, init)
  }
  switch (provider) {
    case 'anthropic':
      return createAnthropic({ ...address, ...key, fetch: told })(model)
    // Servers that speak for OpenAI know its chat, and few of them more.
    case 'openai':
      return createOpenAI({ ...address, ...key, fetch: told }).chat(model)
    case 'compatible':
      return createOpenAICompatible({
        name: 'compatible',
        baseURL: baseUrl ?? '',
        ...(apiKey === undefined ? {} : { apiKey }),
        fetch: mendedFetch(told),
        includeUsage: true,
        supportsStructuredOutputs: true,
      })(model)
  }
}
