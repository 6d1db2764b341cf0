/** The command was used wrongly; the message says what to do instead. */
export class UsageError extends Error {
  override readonly name = 'UsageError'
}
