import { randomUUID } from 'node:crypto'
import type { LoginTryStore } from '../../../ports/account-store.ts'
import { accountsTopic, type Database } from './database.ts'

export function loginTryStore({ transaction }: Database): LoginTryStore {
  return {
    begin: (tries, at, since) =>
      transaction(accountsTopic, async (query) => {
        await query.deleteFrom('login_tries').where('at', '<', since).execute()
        const full: string[] = []
        for (const { subject, most } of tries) {
          const last = await query
            .selectFrom('login_tries')
            .select('at')
            .where('subject', '=', subject)
            .orderBy('at', 'desc')
            .offset(most - 1)
            .limit(1)
            .executeTakeFirst()
          if (last !== undefined) full.push(last.at)
        }
        const [refusedSince] = full.sort().reverse()
        if (refusedSince !== undefined) return { refusedSince }
        const rows = tries.map(({ subject }) => ({ id: randomUUID(), subject, at }))
        await query.insertInto('login_tries').values(rows).execute()
        return { ids: rows.map(({ id }) => id) }
      }),
    takeBack: (ids, forgiven) =>
      transaction(accountsTopic, async (query) => {
        await query
          .deleteFrom('login_tries')
          .where((where) => where.or([where('id', 'in', ids), where('subject', '=', forgiven)]))
          .execute()
      }),
  }
}
