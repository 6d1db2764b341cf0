import type { ModelFailureKind } from './model-failure.ts'
import type { ModelUsage } from './model-usage.ts'

/** What a model is asked for: the plan of an answer, words for what was found, what passages say. */
export const modelPurposes = ['plan', 'words', 'passages'] as const
export type ModelPurpose = (typeof modelPurposes)[number]

/** A request to a model as its bytes leave; the key is no part of it. */
export interface SentRequest {
  readonly at: string
  /** As the settings call the model. */
  readonly model: string
  readonly purpose: ModelPurpose
  readonly body: string
}

/** What came of asking a model: its reply, or why there was none. */
export interface ModelOutcome {
  readonly usage: ModelUsage
  readonly milliseconds: number
  /** Absent where it failed. */
  readonly object?: { readonly [name: string]: unknown }
  readonly failure?: { readonly kind: ModelFailureKind; readonly message: string }
}
