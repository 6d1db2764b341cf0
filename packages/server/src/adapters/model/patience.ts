/** In milliseconds: a model that thinks may be slow to begin, but one that has begun goes on. */
export interface Patience {
  readonly first: number
  readonly between: number
  /** How long a server that is busy may make us wait, all in all. */
  readonly busy: number
}

export const patienceOf = (seconds: number): Patience => ({
  first: seconds * 1_000,
  between: Math.min(20, seconds) * 1_000,
  busy: Math.min(30, seconds) * 1_000,
})
