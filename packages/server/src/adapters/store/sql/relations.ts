import type { Insertable, Selectable } from 'kysely'
import type { Relation } from '../../../domain/table.ts'
import { chunks } from './chunks.ts'
import type { InTransaction, Query } from './database.ts'
import type { RelationRow } from './schema.ts'

const toRow = ({ from, to, contained, confidence, why }: Relation): Insertable<RelationRow> => ({
  from_table: from.tableId,
  from_column: from.column,
  to_table: to.tableId,
  to_column: to.column,
  contained,
  confidence,
  why,
})

const toRelation = (row: Selectable<RelationRow>): Relation => ({
  from: { tableId: row.from_table, column: row.from_column },
  to: { tableId: row.to_table, column: row.to_column },
  contained: row.contained,
  confidence: row.confidence,
  why: row.why,
})

/** Adds these, and notes that these tables of the dataset were looked at. What is about a table that has gone is left out. */
export async function addRelations(
  query: InTransaction,
  datasetId: string,
  relations: readonly Relation[],
  lookedAt: readonly string[],
): Promise<void> {
  const rows = await query
    .selectFrom('source_tables')
    .select('id')
    .where('dataset_id', '=', datasetId)
    .execute()
  const there = new Set(rows.map(({ id }) => id))
  const known = relations.filter(({ from, to }) => there.has(from.tableId) && there.has(to.tableId))
  for (const some of chunks(known, 100))
    await query
      .insertInto('relations')
      .values(some.map(toRow))
      .onConflict((conflict) => conflict.doNothing())
      .execute()
  for (const some of chunks(lookedAt))
    await query
      .updateTable('source_tables')
      .set({ related: 1 })
      .where('dataset_id', '=', datasetId)
      .where('id', 'in', some)
      .execute()
}

/** Those between tables of these sources, the surest first. */
export async function readRelations(
  query: Query,
  sourceIds: readonly string[],
): Promise<readonly Relation[]> {
  const asked = new Set(sourceIds)
  const found: Relation[] = []
  for (const some of chunks([...asked])) {
    const rows = await query
      .selectFrom('relations')
      .innerJoin('source_tables as one', 'one.id', 'relations.from_table')
      .innerJoin('source_tables as other', 'other.id', 'relations.to_table')
      .selectAll('relations')
      .select('other.source_id')
      .where('one.source_id', 'in', some)
      .execute()
    found.push(...rows.filter((row) => asked.has(row.source_id)).map(toRelation))
  }
  return found.sort(
    (one, other) => other.confidence - one.confidence || compare(placesOf(one), placesOf(other)),
  )
}

const placesOf = ({ from, to }: Relation): string =>
  JSON.stringify([from.tableId, from.column, to.tableId, to.column])

const compare = (one: string, other: string): number => (one < other ? -1 : one > other ? 1 : 0)
