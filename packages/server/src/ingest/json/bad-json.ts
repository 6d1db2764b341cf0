const longestFound = 20

/** The text is not JSON at some place. */
export class BadJson extends Error {
  override readonly name = 'BadJson'
  readonly at: number
  /** It ends too early, so that more of it may mend this. */
  readonly ended: boolean

  constructor(text: string, at: number, expected: string, ended = at >= text.length) {
    super(`expected ${expected}, found ${found(text, at)}`)
    this.at = at
    this.ended = ended
  }
}

function found(text: string, at: number): string {
  if (at >= text.length) return 'the end of the file'
  const rest = text.slice(at, at + longestFound)
  if (/^[\r\n]/.test(rest)) return 'a line break'
  return /^[^\s,:[\]{}"]+/.exec(rest)?.[0] ?? rest.slice(0, 1)
}
