import type { Kysely } from 'kysely'

export async function addReadings(db: Kysely<unknown>): Promise<void> {
  const sources = () => db.schema.alterTable('sources')
  await sources().addColumn('progress', 'text').execute()
  await sources()
    .addColumn('overrides', 'text', (column) => column.notNull().defaultTo('{}'))
    .execute()
  await sources()
    .addColumn('reading', 'integer', (column) => column.notNull().defaultTo(0))
    .execute()
  await sources().addColumn('url', 'text').execute()
}
