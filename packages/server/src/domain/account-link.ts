import { newSecret } from './secret.ts'

/** Lets whoever has it set the password of an account, once. */
export interface AccountLink {
  /** Of its secret. */
  readonly hash: string
  /** Null of the first owner's, who chooses a name as it is followed. */
  readonly accountId: string | null
  readonly createdAt: string
  readonly expiresAt: string
}

export interface NewAccountLink {
  readonly link: AccountLink
  /** Shown once and never kept. */
  readonly secret: string
}

const hours = { first: 24, invitation: 72 }

/** For an account that there is, or for the first owner. */
export function newAccountLink(accountId: string | null, now: Date): NewAccountLink {
  const { secret, hash } = newSecret()
  const lasts = accountId === null ? hours.first : hours.invitation
  const expiresAt = new Date(now.getTime() + lasts * 3_600_000)
  return {
    secret,
    link: { hash, accountId, createdAt: now.toISOString(), expiresAt: expiresAt.toISOString() },
  }
}

/** The secret is in the fragment, which browsers send to nobody, so that it is in no log. */
export const accountLinkUrl = (baseUrl: string, { link, secret }: NewAccountLink): string =>
  `${baseUrl}/${link.accountId === null ? 'welcome' : 'link'}#${secret}`
