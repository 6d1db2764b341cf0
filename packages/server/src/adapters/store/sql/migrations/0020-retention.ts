import { type Kysely, sql } from 'kysely'

/** When the files of a job's results expired, and how jobs that have grown old are found. */
export async function addRetention(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('jobs').addColumn('files_expired_at', 'text').execute()
  await db.schema.createIndex('jobs_by_end').on('jobs').column('finished_at').execute()
  await db.schema
    .createIndex('jobs_with_files')
    .on('jobs')
    .column('finished_at')
    .where(sql.ref('files_expired_at'), 'is', sql`null`)
    .execute()
}
