import type { ModelPurpose } from '../domain/model-outcome.ts'
import type { ModelUsage } from '../domain/model-usage.ts'

/** A language model. It is asked for one JSON object at a time; what the object means is for whoever asks to check. */
export interface Model {
  /** As the settings call it, such as openai:NAME. */
  readonly name: string
  /** Throws a ModelFailure where no object comes; ends soon after the signal, with its reason. */
  ask(request: ModelRequest, signal: AbortSignal, onSending?: OnSending): Promise<ModelReply>
}

/** Told each body before its bytes leave; they leave only once that is done. */
export type OnSending = (body: string) => Promise<void>

export interface ModelRequest {
  readonly purpose: ModelPurpose
  /** What it is about, however it is worded: the question, those before it, the names in the tables. */
  readonly about: Json
  /** What it is to do, the same for every question. */
  readonly instructions: string
  /** The question and what was said about it since, the oldest first; the first and the last are ours. */
  readonly messages: readonly ModelMessage[]
  /** What the object must look like. */
  readonly form: ReplyForm
  /** Tokens that the reply may have. */
  readonly mostTokens: number
}

export interface ModelMessage {
  readonly from: 'us' | 'model'
  readonly text: string
}

export interface ReplyForm {
  readonly name: string
  readonly description: string
  /** JSON Schema of an object. */
  readonly schema: JsonObject
}

export interface ModelReply {
  readonly object: JsonObject
  readonly usage: ModelUsage
}

export type Json = string | number | boolean | null | readonly Json[] | JsonObject
export interface JsonObject {
  readonly [name: string]: Json
}
