import { type Kysely, sql } from 'kysely'

/**
 * How large the result files of jobs are, and what they take of a project together. Jobs from before have theirs counted when
 * the service starts: only the objects know them.
 */
export async function addResultFiles(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('result_files')
    .addColumn('job_id', 'text', (column) => column.notNull().references('jobs.id').onDelete('cascade'))
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('size', 'bigint', (column) => column.notNull())
    .addPrimaryKeyConstraint('result_files_key', ['job_id', 'name'])
    .execute()
  await db.schema
    .alterTable('projects')
    .addColumn('result_bytes', 'bigint', (column) => column.notNull().defaultTo(0))
    .execute()
  await db.schema
    .alterTable('jobs')
    .addColumn('results_counted', 'integer', (column) => column.notNull().defaultTo(0))
    .execute()
  await db.schema
    .createIndex('jobs_uncounted')
    .on('jobs')
    .column('ordinal')
    .where(sql.ref('results_counted'), '=', sql`0`)
    .execute()
}
