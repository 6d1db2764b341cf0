/** The file is not fetched from that address; the message tells a person why, as the end of a sentence. */
export class FetchRefused extends Error {
  override readonly name = 'FetchRefused'
  /** Whether a second try may help. */
  readonly transient: boolean

  constructor(message: string, options: { readonly transient?: boolean; readonly cause?: unknown } = {}) {
    super(message, options.cause === undefined ? undefined : { cause: options.cause })
    this.transient = options.transient ?? false
  }
}
