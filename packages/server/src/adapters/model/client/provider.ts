import { createAnthropic } from '@ai-sdk/anthropic'
import { createOpenAI } from '@ai-sdk/openai'
import { createOpenAICompatible } from '@ai-sdk/openai-compatible'
import type { LanguageModelV3 } from '@ai-sdk/provider'
import { mendedFetch } from './mended-fetch.ts'
import type { ModelSettings } from '../../../domain/model-settings.ts'

export type ModelAddress = Pick<ModelSettings, 'provider' | 'model' | 'baseUrl' | 'apiKey'>

/** The model behind the settings, as the SDK speaks to it. */
export function languageModelOf({ provider, model, baseUrl, apiKey }: ModelAddress): LanguageModelV3 {
  const address = baseUrl === undefined ? {} : { baseURL: baseUrl }
  const key = apiKey === undefined ? {} : { apiKey }
  switch (provider) {
    case 'anthropic':
      return createAnthropic({ ...address, ...key })(model)
    // Servers that speak for OpenAI know its chat, and few of them more.
    case 'openai':
      return createOpenAI({ ...address, ...key }).chat(model)
    case 'compatible':
      return createOpenAICompatible({
        name: 'compatible',
        baseURL: baseUrl ?? '',
        ...key,
        fetch: mendedFetch,
        includeUsage: true,
        supportsStructuredOutputs: true,
      })(model)
  }
}
