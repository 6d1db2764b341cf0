import type { ColumnType } from '../domain/table.ts'

/** What the engine calls the types of columns. */
export const typeNames: { readonly [Type in ColumnType]: string } = {
  integer: 'BIGINT',
  number: 'DOUBLE',
  text: 'VARCHAR',
  date: 'DATE',
  timestamp: 'TIMESTAMP',
  boolean: 'BOOLEAN',
}
