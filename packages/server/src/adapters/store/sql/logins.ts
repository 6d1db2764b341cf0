import type { Insertable, Selectable } from 'kysely'
import type { Login } from '../../../domain/login.ts'
import type { LoginStore } from '../../../ports/account-store.ts'
import { toAccount } from './accounts.ts'
import { accountsTopic, type Database } from './database.ts'
import type { LoginRow } from './schema.ts'

const toLogin = (row: Selectable<LoginRow>): Login => ({
  id: row.id,
  accountId: row.account_id,
  hash: row.hash,
  browser: row.browser,
  createdAt: row.created_at,
  seenAt: row.seen_at,
})

export const toLoginRow = (login: Login): Insertable<LoginRow> => ({
  id: login.id,
  account_id: login.accountId,
  hash: login.hash,
  browser: login.browser,
  created_at: login.createdAt,
  seen_at: login.seenAt,
})

export function loginStore({ query, transaction }: Database): LoginStore {
  return {
    create: (login, passwordHash, since) =>
      transaction(accountsTopic, async (query) => {
        const account = await query
          .selectFrom('accounts')
          .select('id')
          .where('id', '=', login.accountId)
          .where('password_hash', '=', passwordHash)
          .where('shut_at', 'is', null)
          .executeTakeFirst()
        if (account === undefined) return false
        await query
          .deleteFrom('logins')
          .where('account_id', '=', login.accountId)
          .where('seen_at', '<', since)
          .execute()
        await query.insertInto('logins').values(toLoginRow(login)).execute()
        await query
          .updateTable('accounts')
          .set({ seen_at: login.createdAt })
          .where('id', '=', login.accountId)
          .execute()
        return true
      }),
    async find(hash, since) {
      const login = await query
        .selectFrom('logins')
        .selectAll()
        .where('hash', '=', hash)
        .where('seen_at', '>=', since)
        .executeTakeFirst()
      if (login === undefined) return undefined
      const account = await query
        .selectFrom('accounts')
        .selectAll()
        .where('id', '=', login.account_id)
        .where('shut_at', 'is', null)
        .executeTakeFirst()
      return account && { login: toLogin(login), account: toAccount(account) }
    },
    async list(accountId, since) {
      const rows = await query
        .selectFrom('logins')
        .selectAll()
        .where('account_id', '=', accountId)
        .where('seen_at', '>=', since)
        .orderBy('seen_at', 'desc')
        .orderBy('ordinal', 'desc')
        .execute()
      return rows.map(toLogin)
    },
    touch: ({ id, accountId }, at) =>
      transaction(accountsTopic, async (query) => {
        await query
          .updateTable('logins')
          .set({ seen_at: at })
          .where('id', '=', id)
          .where('seen_at', '<', at)
          .execute()
        await query
          .updateTable('accounts')
          .set({ seen_at: at })
          .where('id', '=', accountId)
          .where((where) => where.or([where('seen_at', 'is', null), where('seen_at', '<', at)]))
          .execute()
      }),
    async end(id, accountId) {
      const ended = await query
        .deleteFrom('logins')
        .where('id', '=', id)
        .where('account_id', '=', accountId)
        .executeTakeFirst()
      return ended.numDeletedRows > 0n
    },
  }
}
