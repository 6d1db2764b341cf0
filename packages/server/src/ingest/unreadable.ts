/** The file cannot be used; the message tells a person why and what to do about it. */
export class UnreadableFile extends Error {
  override readonly name = 'UnreadableFile'
}
