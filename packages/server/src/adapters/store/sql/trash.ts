import type { TrashStore } from '../../../ports/store.ts'
import { chunks } from './chunks.ts'
import type { Database, InTransaction } from './database.ts'

/** Notes objects for removal in the transaction that forgets them. */
export async function throwAway(query: InTransaction, keys: readonly string[]): Promise<void> {
  for (const some of chunks(keys)) {
    await query
      .insertInto('trash')
      .values(some.map((key) => ({ key })))
      .onConflict((conflict) => conflict.column('key').doNothing())
      .execute()
  }
}

export function trashStore({ query, transaction }: Database): TrashStore {
  return {
    async list(limit) {
      const rows = await query.selectFrom('trash').select('key').orderBy('ordinal').limit(limit).execute()
      return rows.map((row) => row.key)
    },
    emptied: (keys) =>
      transaction('trash', async (query) => {
        for (const some of chunks(keys)) await query.deleteFrom('trash').where('key', 'in', some).execute()
      }),
  }
}
