import type { Insertable, Selectable } from 'kysely'
import { foldName, type Account } from '../../../domain/account.ts'
import type { AccountStore } from '../../../ports/account-store.ts'
import { accountsTopic, type Database, type InTransaction, type Query } from './database.ts'
import { toLinkRow } from './account-links.ts'
import type { AccountRow } from './schema.ts'

export const toAccount = (row: Selectable<AccountRow>): Account => ({
  id: row.id,
  name: row.name,
  owner: row.owner === 1,
  passwordHash: row.password_hash,
  createdAt: row.created_at,
  seenAt: row.seen_at,
  shutAt: row.shut_at,
})

const toRow = (account: Account): Insertable<AccountRow> => ({
  id: account.id,
  name: account.name,
  folded_name: foldName(account.name),
  owner: account.owner ? 1 : 0,
  password_hash: account.passwordHash,
  created_at: account.createdAt,
  seen_at: account.seenAt,
  shut_at: account.shutAt,
})

export function accountStore({ query, transaction }: Database): AccountStore {
  return {
    create: (account, link) =>
      transaction(accountsTopic, async (query) => {
        if (!(await addAccount(query, account))) return false
        if (link !== undefined) await query.insertInto('account_links').values(toLinkRow(link)).execute()
        return true
      }),
    async find(name) {
      const row = await query
        .selectFrom('accounts')
        .selectAll()
        .where('folded_name', '=', foldName(name))
        .executeTakeFirst()
      return row && toAccount(row)
    },
    async list() {
      const rows = await query.selectFrom('accounts').selectAll().orderBy('folded_name').execute()
      return rows.map(toAccount)
    },
    hasOwner: () => hasOwner(query),
    change: (id, { shut, owner }, at) =>
      transaction(accountsTopic, async (query) => {
        const row = await query.selectFrom('accounts').selectAll().where('id', '=', id).executeTakeFirst()
        if (row === undefined) return 'gone'
        const after = {
          ...toAccount(row),
          ...(owner === undefined ? {} : { owner }),
          ...(shut === undefined ? {} : { shutAt: shut ? (row.shut_at ?? at) : null }),
        }
        await query.updateTable('accounts').set(toRow(after)).where('id', '=', id).execute()
        if (isAbleOwner(toAccount(row)) && !(await hasOwner(query))) {
          await query.updateTable('accounts').set(row).where('id', '=', id).execute()
          return 'last owner'
        }
        if (after.shutAt !== null) await endAll(query, id)
        return 'changed'
      }),
    setPassword: (id, before, hash, keptLogin) =>
      transaction(accountsTopic, async (query) => {
        const changed = await query
          .updateTable('accounts')
          .set({ password_hash: hash })
          .where('id', '=', id)
          .where('password_hash', '=', before)
          .executeTakeFirst()
        if (changed.numUpdatedRows === 0n) return false
        await query.deleteFrom('logins').where('account_id', '=', id).where('id', '<>', keptLogin).execute()
        await query.deleteFrom('account_links').where('account_id', '=', id).execute()
        return true
      }),
  }
}

/** False when the name is taken. */
export async function addAccount(query: InTransaction, account: Account): Promise<boolean> {
  const row = toRow(account)
  const taken = await query
    .selectFrom('accounts')
    .select('id')
    .where('folded_name', '=', row.folded_name)
    .executeTakeFirst()
  if (taken !== undefined) return false
  await query.insertInto('accounts').values(row).execute()
  return true
}

const isAbleOwner = ({ owner, shutAt, passwordHash }: Account): boolean =>
  owner && shutAt === null && passwordHash !== null

/** Whether there is an owner who can log in. */
export async function hasOwner(query: Query): Promise<boolean> {
  const found = await query
    .selectFrom('accounts')
    .select('id')
    .where('owner', '=', 1)
    .where('shut_at', 'is', null)
    .where('password_hash', 'is not', null)
    .limit(1)
    .executeTakeFirst()
  return found !== undefined
}

/** Ends its logins and its links. */
export async function endAll(query: InTransaction, accountId: string): Promise<void> {
  await query.deleteFrom('logins').where('account_id', '=', accountId).execute()
  await query.deleteFrom('account_links').where('account_id', '=', accountId).execute()
}
