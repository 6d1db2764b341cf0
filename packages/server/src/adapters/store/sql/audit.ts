import type { Selectable } from 'kysely'
import type { AuditEntry } from '../../../domain/audit-entry.ts'
import type { AuditStore } from '../../../ports/audit-store.ts'
import { chunks } from './chunks.ts'
import type { Database } from './database.ts'
import { pageOf } from './page.ts'
import type { AuditRow } from './schema.ts'

const toEntry = (row: Selectable<AuditRow>): AuditEntry => ({
  at: row.at,
  projectId: row.project_id,
  actor: row.actor,
  action: row.action,
  subject: row.subject,
  detail: row.detail,
  traceId: row.trace_id,
  address: row.address,
})

const toRow = ({ projectId, traceId, ...entry }: AuditEntry) => ({
  ...entry,
  project_id: projectId,
  trace_id: traceId,
})

export function auditStore({ query }: Database): AuditStore {
  return {
    async add(entries) {
      for (const some of chunks(entries, 40))
        await query.insertInto('audit_entries').values(some.map(toRow)).execute()
    },
    list({ projectId, action, actors, since, until }, page) {
      let matching = query.selectFrom('audit_entries')
      if (projectId !== undefined) matching = matching.where('project_id', '=', projectId)
      if (action !== undefined) matching = matching.where('action', '=', action)
      if (actors !== undefined) matching = matching.where('actor', 'in', actors)
      if (since !== undefined) matching = matching.where('at', '>=', since)
      if (until !== undefined) matching = matching.where('at', '<', until)
      return pageOf(matching, page, toEntry)
    },
    async forget(before, most) {
      const { numDeletedRows } = await query
        .deleteFrom('audit_entries')
        .where('ordinal', 'in', (from) =>
          from
            .selectFrom('audit_entries')
            .select('ordinal')
            .where('at', '<', before)
            .orderBy('at')
            .limit(most),
        )
        .executeTakeFirst()
      return Number(numDeletedRows)
    },
  }
}
