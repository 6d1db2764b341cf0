/** Nothing is had from, or sent to, an address; the message tells a person why, as the end of a sentence. */
export class AddressRefused extends Error {
  override readonly name = 'AddressRefused'
  /** Whether a second try may help. */
  readonly transient: boolean

  constructor(message: string, options: { readonly transient?: boolean; readonly cause?: unknown } = {}) {
    super(message, options.cause === undefined ? undefined : { cause: options.cause })
    this.transient = options.transient ?? false
  }
}
