import { setImmediate as nextTurn } from 'node:timers/promises'
import type { Insertable, Selectable } from 'kysely'
import { z } from 'zod'
import { readDocument } from '../../../domain/read-document.ts'
import { columns } from '../../../domain/schemas/columns.ts'
import { tableStructure } from '../../../domain/schemas/table-structure.ts'
import type { LexiconEntry, Table } from '../../../domain/table.ts'
import { chunks } from './chunks.ts'
import type { InTransaction, Query } from './database.ts'
import type { LexiconRow, TableRow } from './schema.ts'

const toRow = (table: Table, position: number): Insertable<TableRow> => ({
  id: table.id,
  source_id: table.sourceId,
  dataset_id: table.datasetId,
  position,
  name: table.name,
  title: table.title,
  object_key: table.objectKey,
  row_count: table.rowCount,
  columns: JSON.stringify(table.columns),
  keys: JSON.stringify(table.keys),
  structure: table.structure === undefined ? null : JSON.stringify(table.structure),
  long_of: table.longOf ?? null,
  stands_for: table.standsFor === undefined ? null : JSON.stringify(table.standsFor),
})

const keys = z.array(z.array(z.string()))
const tableIds = z.array(z.string())

const toTable = (row: Selectable<TableRow>): Table => ({
  id: row.id,
  sourceId: row.source_id,
  datasetId: row.dataset_id,
  name: row.name,
  title: row.title,
  objectKey: row.object_key,
  rowCount: Number(row.row_count),
  columns: readDocument(columns, row.columns, { of: 'source_tables.columns', id: row.id }),
  keys: row.keys === null ? [] : readDocument(keys, row.keys, { of: 'source_tables.keys', id: row.id }),
  ...(row.structure === null
    ? {}
    : {
        structure: readDocument(tableStructure, row.structure, { of: 'source_tables.structure', id: row.id }),
      }),
  ...(row.long_of === null ? {} : { longOf: row.long_of }),
  ...(row.stands_for === null
    ? {}
    : {
        standsFor: readDocument(tableIds, row.stands_for, { of: 'source_tables.stands_for', id: row.id }),
      }),
})

const toLexiconRow = ({ tableId, column, value, folded }: LexiconEntry): Insertable<LexiconRow> => ({
  table_id: tableId,
  column_name: column,
  value,
  folded,
})

/** Puts these tables and their values in the place of those the source had. */
export async function replaceTables(
  query: InTransaction,
  sourceId: string,
  tables: readonly Table[],
  lexicon: readonly LexiconEntry[],
): Promise<void> {
  await query.deleteFrom('source_tables').where('source_id', '=', sourceId).execute()
  for (const some of chunks(tables.map(toRow))) await query.insertInto('source_tables').values(some).execute()
  for (const some of chunks(lexicon)) {
    await query.insertInto('lexicon_entries').values(some.map(toLexiconRow)).execute()
    // There may be very many, and the embedded database works in this thread.
    await nextTurn()
  }
}

/** What is known of the columns of these tables now. */
export async function replaceColumns(query: InTransaction, tables: readonly Table[]): Promise<void> {
  for (const table of tables) {
    const { columns, structure } = toRow(table, 0)
    await query.updateTable('source_tables').set({ columns, structure }).where('id', '=', table.id).execute()
  }
}

/** In the order of the sources' creation, and within a source as ingest found them. */
export async function readTables(query: Query, sourceIds: readonly string[]): Promise<readonly Table[]> {
  const found: { readonly ordinal: number; readonly position: number; readonly table: Table }[] = []
  for (const some of chunks(sourceIds)) {
    const rows = await query
      .selectFrom('source_tables')
      .innerJoin('sources', 'sources.id', 'source_tables.source_id')
      .selectAll('source_tables')
      .select('sources.ordinal')
      .where('source_tables.source_id', 'in', some)
      .execute()
    for (const row of rows)
      found.push({ ordinal: Number(row.ordinal), position: row.position, table: toTable(row) })
  }
  return found
    .sort((one, other) => one.ordinal - other.ordinal || one.position - other.position)
    .map(({ table }) => table)
}

/** Those of a whole dataset, and which of them no relations were looked for yet. */
export async function readUnrelated(
  query: Query,
  datasetId: string,
): Promise<{ readonly tables: readonly Table[]; readonly fresh: readonly string[] }> {
  const rows = await query
    .selectFrom('source_tables')
    .innerJoin('sources', 'sources.id', 'source_tables.source_id')
    .selectAll('source_tables')
    .where('source_tables.dataset_id', '=', datasetId)
    .orderBy('sources.ordinal')
    .orderBy('source_tables.position')
    .execute()
  return { tables: rows.map(toTable), fresh: rows.filter((row) => row.related !== 1).map((row) => row.id) }
}
