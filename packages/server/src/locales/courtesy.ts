/** How people of a language greet and thank, and what they hear back. */
export interface Courtesy {
  readonly greetings: readonly string[]
  readonly thanks: readonly string[]
  /** What may stand beside them and still asks for nothing. */
  readonly beside: readonly string[]
  readonly greets: string
  readonly welcomes: string
}
