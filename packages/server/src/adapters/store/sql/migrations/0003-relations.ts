import type { Kysely } from 'kysely'

export async function addRelations(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('source_tables').addColumn('keys', 'text').execute()
  await db.schema
    .alterTable('source_tables')
    .addColumn('related', 'integer', (column) => column.notNull().defaultTo(0))
    .execute()
  await db.schema.createIndex('tables_of_dataset').on('source_tables').column('dataset_id').execute()
  await db.schema
    .createTable('relations')
    .addColumn('from_table', 'text', (column) =>
      column.notNull().references('source_tables.id').onDelete('cascade'),
    )
    .addColumn('from_column', 'text', (column) => column.notNull())
    .addColumn('to_table', 'text', (column) =>
      column.notNull().references('source_tables.id').onDelete('cascade'),
    )
    .addColumn('to_column', 'text', (column) => column.notNull())
    .addColumn('contained', 'double precision', (column) => column.notNull())
    .addColumn('confidence', 'double precision', (column) => column.notNull())
    .addColumn('why', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('relations_key', ['from_table', 'from_column', 'to_table', 'to_column'])
    .execute()
  await db.schema.createIndex('relations_to_table').on('relations').column('to_table').execute()
}
