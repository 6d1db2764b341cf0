import { noUsage, type ModelUsage } from './model-usage.ts'

/**
 * Why a model gave no object. away: it cannot be reached, or fails; barred: the key or the address is not accepted; busy: too many
 * requests, also after waiting; slow: nothing came for too long; declined: it will not answer; unusable: what came holds no object;
 * endless: it did not come to an end; large: what it was asked is longer than it can read; spent: the tokens, or the time, that it may take are used up; untaped: replies are read from a folder, and this one is not there yet.
 */
export const modelFailureKinds = [
  'away',
  'barred',
  'busy',
  'slow',
  'declined',
  'unusable',
  'endless',
  'large',
  'spent',
  'untaped',
] as const
export type ModelFailureKind = (typeof modelFailureKinds)[number]

export class ModelFailure extends Error {
  override readonly name = 'ModelFailure'
  readonly kind: ModelFailureKind
  /** What it took all the same. */
  readonly usage: ModelUsage

  constructor(
    kind: ModelFailureKind,
    message: string,
    { usage = noUsage, ...options }: ErrorOptions & { readonly usage?: ModelUsage } = {},
  ) {
    super(message, options)
    this.kind = kind
    this.usage = usage
  }
}
