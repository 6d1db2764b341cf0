import type { ModelPrices } from './model-use.ts'

export const modelProviders = ['openai', 'anthropic', 'compatible'] as const
export type ModelProvider = (typeof modelProviders)[number]

/** What a model may see. nothing: no call; schema: what tables are like; aggregates: figures of groups, too; samples: rows, too. */
export const disclosures = ['nothing', 'schema', 'aggregates', 'samples'] as const
export type Disclosure = (typeof disclosures)[number]

/** Who answers. auto: the built-in analyst what it is sure of, the model the rest. */
export const routes = ['auto', 'builtin', 'model'] as const
export type Route = (typeof routes)[number]

/** Which model is asked. */
export interface ModelSettings {
  readonly provider: ModelProvider
  readonly model: string
  /** Where the provider's own address is not meant; of a compatible server there is no other. */
  readonly baseUrl?: string
  readonly apiKey?: string
  /** What it may take for one question, all requests together. */
  readonly seconds: number
  readonly tokens: number
  /** Whether it may word what was found, as far as every number in its words can be traced. */
  readonly words: boolean
  readonly prices?: ModelPrices
  readonly route: Exclude<Route, 'builtin'>
  readonly disclose: Exclude<Disclosure, 'nothing'>
  /** The folder that replies are kept in and read from. */
  readonly tape?: string
}

/** `openai:NAME`, and the like; undefined where it is none of these. */
export function parseModel(text: string): Pick<ModelSettings, 'provider' | 'model'> | undefined {
  const [, name = '', model = ''] = /^([a-z]+):(.+)$/.exec(text) ?? []
  const provider = modelProviders.find((one) => one === name)
  return provider === undefined ? undefined : { provider, model }
}
