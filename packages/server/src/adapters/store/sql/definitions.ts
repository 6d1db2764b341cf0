import type { Insertable, Selectable } from 'kysely'
import { isDeepStrictEqual } from 'node:util'
import { subjectOf, type Definition, type KeptDefinition } from '../../../domain/definition.ts'
import { readDocument } from '../../../domain/read-document.ts'
import { definition as definitionSchema } from '../../../domain/schemas/definition.ts'
import type { DefinitionSaving, DefinitionStore } from '../../../ports/store.ts'
import type { Database, InTransaction } from './database.ts'
import { pageOf } from './page.ts'
import type { DefinitionRow } from './schema.ts'

const toDefinition = ({ id, body }: Selectable<DefinitionRow>): Definition =>
  readDocument(definitionSchema, body, { of: 'definitions.body', id })

const toKept = (row: Selectable<DefinitionRow>): KeptDefinition => ({
  datasetId: row.dataset_id,
  definition: toDefinition(row),
  createdBy: row.created_by,
  createdAt: row.created_at,
})

const toRow = ({
  datasetId,
  definition,
  createdBy,
  createdAt,
}: KeptDefinition): Insertable<DefinitionRow> => ({
  id: definition.id,
  dataset_id: datasetId,
  subject: subjectOf(definition),
  body: JSON.stringify(definition),
  created_by: createdBy,
  created_at: createdAt,
})

export function definitionStore({ query, transaction }: Database): DefinitionStore {
  return {
    save: (kept, most) =>
      transaction(`dataset ${kept.datasetId}`, (query) => saveDefinition(query, kept, most)),
    list: (datasetId, page) =>
      pageOf(query.selectFrom('definitions').where('dataset_id', '=', datasetId), page, toKept),
    async all(datasetId) {
      const rows = await query
        .selectFrom('definitions')
        .selectAll()
        .where('dataset_id', '=', datasetId)
        .orderBy('ordinal')
        .execute()
      return rows.map(toDefinition)
    },
    async remove(id, datasetId) {
      const row = await query
        .deleteFrom('definitions')
        .where('id', '=', id)
        .where('dataset_id', '=', datasetId)
        .returningAll()
        .executeTakeFirst()
      return row && toDefinition(row)
    },
  }
}

export async function saveDefinition(
  query: InTransaction,
  kept: KeptDefinition,
  most: number,
): Promise<DefinitionSaving> {
  const { datasetId, definition } = kept
  const dataset = await query
    .selectFrom('datasets')
    .select('id')
    .where('id', '=', datasetId)
    .executeTakeFirst()
  if (dataset === undefined) return { outcome: 'gone' }
  const own = query.selectFrom('definitions').where('dataset_id', '=', datasetId)
  const row = await own.selectAll().where('subject', '=', subjectOf(definition)).executeTakeFirst()
  if (row === undefined) {
    const { count } = await own.select((select) => select.fn.countAll().as('count')).executeTakeFirstOrThrow()
    if (Number(count) >= most) return { outcome: 'full' }
    await query.insertInto('definitions').values(toRow(kept)).execute()
    return { outcome: 'created', kept }
  }
  const before = toKept(row)
  const after = { ...kept, definition: { ...definition, id: row.id } }
  if (isDeepStrictEqual(before.definition, after.definition)) return { outcome: 'unchanged', kept: before }
  // A row of its own, so that it is the newest.
  await query.deleteFrom('definitions').where('id', '=', row.id).execute()
  await query.insertInto('definitions').values(toRow(after)).execute()
  return { outcome: 'replaced', kept: after }
}
