/** How many days what is kept is kept; null: for ever. */
export interface Retention {
  readonly auditDays: number | null
  /** Since they ended. */
  readonly jobDays: number | null
  /** The files of their results alone. */
  readonly resultDays: number | null
}

const dayMilliseconds = 86_400_000

/** What is from before has had its days. */
export const daysAgo = (days: number, now: Date): string =>
  new Date(now.getTime() - days * dayMilliseconds).toISOString()
