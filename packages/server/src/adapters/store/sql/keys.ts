import type { Insertable, Selectable } from 'kysely'
import type { ApiKey } from '../../../domain/project.ts'
import type { KeyStore } from '../../../ports/store.ts'
import type { Database } from './database.ts'
import type { KeyRow } from './schema.ts'
import { template } from './template.ts'

const toKey = (row: Selectable<KeyRow>): ApiKey => ({
  id: row.id,
  projectId: row.project_id,
  name: row.name,
  hint: row.hint,
  hash: row.hash,
  createdAt: row.created_at,
  lastUsedAt: row.last_used_at,
  revokedAt: row.revoked_at,
})

const toRow = (key: ApiKey): Insertable<KeyRow> => ({
  id: key.id,
  project_id: key.projectId,
  name: key.name,
  hint: key.hint,
  hash: key.hash,
  created_at: key.createdAt,
  last_used_at: key.lastUsedAt,
  revoked_at: key.revokedAt,
})

export function keyStore({ query, first, transaction }: Database): KeyStore {
  const byHash = template<{ hash: string }, Selectable<KeyRow>>((slot) =>
    query.selectFrom('api_keys').selectAll().where('hash', '=', slot('hash')),
  )
  return {
    async create(key) {
      await query.insertInto('api_keys').values(toRow(key)).execute()
    },
    async findByHash(hash) {
      const row = await first(byHash({ hash }))
      return row && toKey(row)
    },
    async list(projectId) {
      const rows = await query
        .selectFrom('api_keys')
        .selectAll()
        .$if(projectId !== undefined, (all) => all.where('project_id', '=', projectId ?? ''))
        .orderBy('ordinal')
        .execute()
      return rows.map(toKey)
    },
    async revoke(id, at) {
      const result = await query
        .updateTable('api_keys')
        .set({ revoked_at: at })
        .where('id', '=', id)
        .where('revoked_at', 'is', null)
        .executeTakeFirst()
      return result.numUpdatedRows > 0n
    },
    rotate: (id, replacement) =>
      transaction(`key ${id}`, async (query) => {
        const revoked = await query
          .updateTable('api_keys')
          .set({ revoked_at: replacement.createdAt })
          .where('id', '=', id)
          .where('revoked_at', 'is', null)
          .executeTakeFirst()
        if (revoked.numUpdatedRows === 0n) return false
        await query.insertInto('api_keys').values(toRow(replacement)).execute()
        return true
      }),
    async touch(id, at) {
      await query
        .updateTable('api_keys')
        .set({ last_used_at: at })
        .where('id', '=', id)
        .where((where) => where.or([where('last_used_at', 'is', null), where('last_used_at', '<', at)]))
        .execute()
    },
  }
}
