import type { Account } from '../../../domain/account.ts'
import type { AccountLinkStore, GoodLink, LinkFollowing } from '../../../ports/account-store.ts'
import { toLink, toLinkRow } from './account-links.ts'
import { addAccount, endAll, hasOwner, toAccount } from './accounts.ts'
import { accountsTopic, type Database, type InTransaction, type Query } from './database.ts'
import { toLoginRow } from './logins.ts'

export function accountLinkStore({ query, transaction }: Database): AccountLinkStore {
  return {
    create: (link) =>
      transaction(accountsTopic, async (query) => {
        await endLinks(query, link.accountId)
        await query.insertInto('account_links').values(toLinkRow(link)).execute()
      }),
    find: (hash, at) => findGood(query, hash, at),
    follow: (hash, following) =>
      transaction(accountsTopic, async (query) => {
        const good = await findGood(query, hash, following.at)
        if (good === undefined) return undefined
        const account = await withPassword(query, good, following)
        if (account === undefined) return 'name taken'
        await endLinks(query, good.link.accountId)
        await query
          .insertInto('logins')
          .values(toLoginRow({ ...following.login, accountId: account.id }))
          .execute()
        return account
      }),
  }
}

async function findGood(query: Query, hash: string, at: string): Promise<GoodLink | undefined> {
  const row = await query
    .selectFrom('account_links')
    .selectAll()
    .where('hash', '=', hash)
    .where('expires_at', '>', at)
    .executeTakeFirst()
  if (row === undefined) return undefined
  const link = toLink(row)
  if (link.accountId === null) return (await hasOwner(query)) ? undefined : { link, account: null }
  const account = await query
    .selectFrom('accounts')
    .selectAll()
    .where('id', '=', link.accountId)
    .where('shut_at', 'is', null)
    .executeTakeFirst()
  return account && { link, account: toAccount(account) }
}

/** The account that the link is for, or that it makes; undefined when the name of that is taken. */
async function withPassword(
  query: InTransaction,
  { account }: GoodLink,
  { passwordHash, first, at }: LinkFollowing,
): Promise<Account | undefined> {
  const set = { passwordHash, seenAt: at }
  if (account === null) {
    if (first === undefined) throw new Error('the first owner was followed without an account to be made')
    const made = { ...first, ...set }
    return (await addAccount(query, made)) ? made : undefined
  }
  await query
    .updateTable('accounts')
    .set({ password_hash: passwordHash, seen_at: at })
    .where('id', '=', account.id)
    .execute()
  await endAll(query, account.id)
  return { ...account, ...set }
}

async function endLinks(query: InTransaction, accountId: string | null): Promise<void> {
  await query
    .deleteFrom('account_links')
    .where('account_id', accountId === null ? 'is' : '=', accountId)
    .execute()
}
