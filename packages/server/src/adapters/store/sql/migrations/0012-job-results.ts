import type { Kysely } from 'kysely'

/** Null of jobs from before a question could have several answers. */
export async function addJobResults(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('jobs').addColumn('results', 'text').execute()
}
