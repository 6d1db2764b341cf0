import type { Kysely } from 'kysely'
import type { OrdinalColumn } from './0001-first-tables.ts'

/** What was done, by whom. A row tells of things that are gone, so it refers to none. */
export async function addAudit(db: Kysely<unknown>, ordinal: OrdinalColumn): Promise<void> {
  await ordinal(db.schema.createTable('audit_entries'))
    .addColumn('at', 'text', (column) => column.notNull())
    .addColumn('project_id', 'text')
    .addColumn('actor', 'text', (column) => column.notNull())
    .addColumn('action', 'text', (column) => column.notNull())
    .addColumn('subject', 'text')
    .addColumn('detail', 'text', (column) => column.notNull())
    .addColumn('trace_id', 'text')
    .addColumn('address', 'text')
    .execute()
  await db.schema
    .createIndex('audit_of_project')
    .on('audit_entries')
    .columns(['project_id', 'ordinal'])
    .execute()
  await db.schema.createIndex('audit_by_time').on('audit_entries').column('at').execute()
}
