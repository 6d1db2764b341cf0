/** Tells of what does not work once, and again only after it has worked in between. */
export interface Outage {
  failed(error: unknown): void
  over(): void
}

export function createOutage(tell: (error: unknown) => void): Outage {
  let told = false
  return {
    failed(error) {
      if (!told) tell(error)
      told = true
    },
    over() {
      told = false
    },
  }
}
