import type { Kysely } from 'kysely'

export async function addJobCost(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('jobs').addColumn('cost', 'text').execute()
}
