import type { Kysely } from 'kysely'
import type { OrdinalColumn } from './0001-first-tables.ts'

/** What people have said about the data of a dataset. */
export async function addDefinitions(db: Kysely<unknown>, ordinal: OrdinalColumn): Promise<void> {
  await ordinal(db.schema.createTable('definitions'))
    .addColumn('id', 'text', (column) => column.notNull().unique())
    .addColumn('dataset_id', 'text', (column) =>
      column.notNull().references('datasets.id').onDelete('cascade'),
    )
    .addColumn('subject', 'text', (column) => column.notNull())
    .addColumn('body', 'text', (column) => column.notNull())
    .addColumn('created_by', 'text', (column) => column.notNull())
    .addColumn('created_at', 'text', (column) => column.notNull())
    .addUniqueConstraint('definitions_subject', ['dataset_id', 'subject'])
    .execute()
}
