import { accountLinkUrl, newAccountLink } from './domain/account-link.ts'
import { firstProjectTopic } from './first-project.ts'
import type { Store } from './ports/store.ts'

/** Where the first owner chooses a name and a password; undefined where an owner can log in. Links of before end. */
export const firstOwnerLink = (store: Store, baseUrl: string, now: Date): Promise<string | undefined> =>
  store.alone(firstProjectTopic, async () => {
    if (await store.accounts.hasOwner()) return undefined
    const made = newAccountLink(null, now)
    await store.accountLinks.create(made.link)
    return accountLinkUrl(baseUrl, made)
  })
