import type { Kysely } from 'kysely'

export async function addJobFrame(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('jobs').addColumn('frame', 'text').execute()
}
