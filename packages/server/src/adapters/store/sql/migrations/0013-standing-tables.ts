import type { Kysely } from 'kysely'

export async function addStandingTables(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('source_tables').addColumn('stands_for', 'text').execute()
}
