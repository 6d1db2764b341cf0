import type { Kysely } from 'kysely'

/** Deliveries of before belong to no trace. */
export async function addDeliveryTrace(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('webhook_deliveries').addColumn('trace', 'text').execute()
}
