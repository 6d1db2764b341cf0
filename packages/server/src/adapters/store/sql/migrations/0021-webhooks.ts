import type { Kysely } from 'kysely'
import type { OrdinalColumn } from './0001-first-tables.ts'

/**
 * Webhooks and what they are to be told. A delivery does not refer to its webhook by a constraint: one that is deleted at the same
 * moment must not keep a job from ending.
 */
export async function addWebhooks(db: Kysely<unknown>, ordinal: OrdinalColumn): Promise<void> {
  await ordinal(db.schema.createTable('webhooks'))
    .addColumn('id', 'text', (column) => column.notNull().unique())
    .addColumn('project_id', 'text', (column) => column.notNull().references('projects.id'))
    .addColumn('creator_id', 'text', (column) => column.notNull())
    .addColumn('url', 'text', (column) => column.notNull())
    .addColumn('events', 'text', (column) => column.notNull())
    .addColumn('state', 'text', (column) => column.notNull())
    .addColumn('secret', 'text', (column) => column.notNull())
    .addColumn('old_secret', 'text')
    .addColumn('old_until', 'text')
    .addColumn('created_at', 'text', (column) => column.notNull())
    .execute()
  await db.schema.createIndex('webhooks_of_project').on('webhooks').column('project_id').execute()
  await ordinal(db.schema.createTable('webhook_deliveries'))
    .addColumn('id', 'text', (column) => column.notNull().unique())
    .addColumn('webhook_id', 'text', (column) => column.notNull())
    .addColumn('project_id', 'text', (column) => column.notNull())
    .addColumn('event_id', 'text', (column) => column.notNull())
    .addColumn('event', 'text', (column) => column.notNull())
    .addColumn('body', 'text', (column) => column.notNull())
    .addColumn('state', 'text', (column) => column.notNull())
    .addColumn('attempts', 'integer', (column) => column.notNull())
    .addColumn('tries', 'integer', (column) => column.notNull())
    .addColumn('last_status', 'integer')
    .addColumn('last_error', 'text')
    .addColumn('next_try_at', 'text')
    .addColumn('created_at', 'text', (column) => column.notNull())
    .addColumn('delivered_at', 'text')
    .execute()
  await db.schema
    .createIndex('webhook_deliveries_of_webhook')
    .on('webhook_deliveries')
    .columns(['webhook_id', 'ordinal'])
    .execute()
  await db.schema
    .createIndex('webhook_deliveries_due')
    .on('webhook_deliveries')
    .columns(['webhook_id', 'next_try_at', 'ordinal'])
    .execute()
  await db.schema
    .createIndex('webhook_deliveries_by_time')
    .on('webhook_deliveries')
    .column('created_at')
    .execute()
}
