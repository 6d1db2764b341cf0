import type { Kysely } from 'kysely'

export async function addJobRefusal(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('jobs').addColumn('refusal', 'text').execute()
}
