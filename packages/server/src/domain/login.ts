/** A browser that an account is logged in with. */
export interface Login {
  readonly id: string
  readonly accountId: string
  /** Of the cookie's secret. */
  readonly hash: string
  /** What the browser called itself. */
  readonly browser: string
  readonly createdAt: string
  readonly seenAt: string
}

const loginDays = 30

export const loginSeconds = loginDays * 86_400

/** Logins that were last used before this time have ended. */
export const loginsSince = (now: Date): string => new Date(now.getTime() - loginSeconds * 1_000).toISOString()
