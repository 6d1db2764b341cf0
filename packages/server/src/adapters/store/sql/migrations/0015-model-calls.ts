import type { Kysely } from 'kysely'
import type { OrdinalColumn } from './0001-first-tables.ts'

/** What was sent to models for jobs, what came of it, and the tokens that projects have used and may use. */
export async function addModelCalls(db: Kysely<unknown>, ordinal: OrdinalColumn): Promise<void> {
  await ordinal(db.schema.createTable('model_requests'))
    .addColumn('job_id', 'text', (column) => column.notNull().references('jobs.id').onDelete('cascade'))
    .addColumn('sent_at', 'text', (column) => column.notNull())
    .addColumn('model', 'text', (column) => column.notNull())
    .addColumn('purpose', 'text', (column) => column.notNull())
    .addColumn('body', 'text', (column) => column.notNull())
    .execute()
  await db.schema.createIndex('model_requests_of_job').on('model_requests').column('job_id').execute()
  await db.schema
    .createTable('model_outcomes')
    .addColumn('job_id', 'text', (column) => column.notNull().references('jobs.id').onDelete('cascade'))
    .addColumn('key', 'text', (column) => column.notNull())
    .addColumn('body', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('model_outcomes_key', ['job_id', 'key'])
    .execute()
  await db.schema.alterTable('projects').addColumn('token_quota', 'bigint').execute()
  await db.schema
    .alterTable('projects')
    .addColumn('tokens_used', 'bigint', (column) => column.notNull().defaultTo(0))
    .execute()
}
