/**
 * Why a model gave no object. away: it cannot be reached, or fails; barred: the key or the address is not accepted; busy: too many
 * requests, also after waiting; slow: nothing came for too long; declined: it will not answer; unusable: what came holds no object;
 * endless: it did not come to an end; untaped: replies are read from a folder, and this one is not there yet.
 */
export type ModelFailureKind =
  'away' | 'barred' | 'busy' | 'slow' | 'declined' | 'unusable' | 'endless' | 'untaped'

export class ModelFailure extends Error {
  override readonly name = 'ModelFailure'
  readonly kind: ModelFailureKind

  constructor(kind: ModelFailureKind, message: string, options?: ErrorOptions) {
    super(message, options)
    this.kind = kind
  }
}
