import type { Kysely } from 'kysely'
import type { OrdinalColumn } from './0001-first-tables.ts'

/** What was said of answers. What was replaced lies here as long as questions are answered that were asked before. */
export async function addFeedback(db: Kysely<unknown>, ordinal: OrdinalColumn): Promise<void> {
  await ordinal(db.schema.createTable('feedback'))
    .addColumn('job_id', 'text', (column) => column.notNull().references('jobs.id').onDelete('cascade'))
    .addColumn('dataset_id', 'text')
    .addColumn('question', 'text', (column) => column.notNull())
    .addColumn('verdict', 'text', (column) => column.notNull())
    .addColumn('reason', 'text')
    .addColumn('definition_id', 'text')
    .addColumn('created_at', 'text', (column) => column.notNull())
    .addColumn('replaced_at', 'text')
    .execute()
  await db.schema.createIndex('feedback_of_job').on('feedback').columns(['job_id', 'ordinal']).execute()
  await db.schema
    .createIndex('feedback_of_dataset')
    .on('feedback')
    .columns(['dataset_id', 'ordinal'])
    .execute()
}
