import type { Kysely } from 'kysely'

/** How the columns of a table belong together. Tables from before have theirs looked for when the service starts. */
export async function addTableStructure(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('source_tables').addColumn('structure', 'text').execute()
}
