import { newAccount, type Account } from '../../../domain/account.ts'
import { accountLinkUrl, newAccountLink, type NewAccountLink } from '../../../domain/account-link.ts'
import type { PageDeps } from '../../page/page-deps.ts'

/** An account with a link to set its password; undefined where the name is taken. */
export async function makeAccount(
  name: string,
  owner: boolean,
  deps: PageDeps,
): Promise<{ readonly account: Account; readonly link: LinkRecord } | undefined> {
  const now = deps.clock.now()
  const account = newAccount(name, owner, now)
  const made = newAccountLink(account.id, now)
  if (!(await deps.store.accounts.create(account, made.link))) return undefined
  return { account, link: linkRecord(made, deps) }
}

export interface LinkRecord {
  readonly url: string
  readonly expires_at: string
}

export const linkRecord = (made: NewAccountLink, { service }: Pick<PageDeps, 'service'>): LinkRecord => ({
  url: accountLinkUrl(service.baseUrl(), made),
  expires_at: made.link.expiresAt,
})
