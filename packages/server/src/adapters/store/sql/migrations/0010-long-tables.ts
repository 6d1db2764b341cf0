import type { Kysely } from 'kysely'

export async function addLongTables(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('source_tables').addColumn('long_of', 'text').execute()
}
