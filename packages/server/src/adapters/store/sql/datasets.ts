import type { Insertable, Selectable } from 'kysely'
import type { Dataset, DatasetSummary } from '../../../domain/dataset.ts'
import { readDocument } from '../../../domain/read-document.ts'
import { overview } from '../../../domain/schemas/overview.ts'
import { fold } from '../../../domain/table.ts'
import type { DatasetStore } from '../../../ports/store.ts'
import { chunks } from './chunks.ts'
import { type Database, filesTopic } from './database.ts'
import { forgetSources } from './forget-sources.ts'
import { pageOf } from './page.ts'
import { sourceFinished } from './source-finished.ts'
import { addRelations } from './relations.ts'
import type { DatasetRow } from './schema.ts'
import { contains } from './search.ts'
import { readUnrelated } from './tables.ts'
import { tellWebhooks } from './tell-webhooks.ts'

const toDataset = (row: Selectable<DatasetRow>): Dataset => ({
  ...toSummary(row),
  overview: readDocument(overview, row.overview, { of: 'datasets.overview', id: row.id }),
})

const toSummary = (row: Selectable<DatasetRow>): DatasetSummary => ({
  id: row.id,
  projectId: row.project_id,
  creatorId: row.creator_id,
  name: row.name,
  description: row.description,
  createdAt: row.created_at,
})

export const toDatasetRow = (dataset: Dataset): Insertable<DatasetRow> => ({
  id: dataset.id,
  project_id: dataset.projectId,
  creator_id: dataset.creatorId,
  name: dataset.name,
  folded_name: fold(dataset.name),
  description: dataset.description,
  folded_description: fold(dataset.description),
  overview: JSON.stringify(dataset.overview),
  created_at: dataset.createdAt,
})

export function datasetStore({ query, transaction, currentTrace }: Database): DatasetStore {
  return {
    async create(dataset) {
      await query.insertInto('datasets').values(toDatasetRow(dataset)).execute()
    },
    async find(id, projectId) {
      const row = await query
        .selectFrom('datasets')
        .selectAll()
        .where('id', '=', id)
        .where('project_id', '=', projectId)
        .executeTakeFirst()
      return row && toDataset(row)
    },
    async list(projectId, page, search) {
      const matching = query
        .selectFrom('datasets')
        .where('project_id', '=', projectId)
        .$if(search !== undefined, (all) =>
          all.where((where) =>
            where.or([
              contains(where.ref('folded_name'), search ?? ''),
              contains(where.ref('folded_description'), search ?? ''),
            ]),
          ),
        )
      return pageOf(matching, page, toSummary)
    },
    async update(id, projectId, change) {
      const { name, description } = change
      const result = await query
        .updateTable('datasets')
        .set({
          id,
          ...(name === undefined ? {} : { name, folded_name: fold(name) }),
          ...(description === undefined ? {} : { description, folded_description: fold(description) }),
        })
        .where('id', '=', id)
        .where('project_id', '=', projectId)
        .executeTakeFirst()
      return result.numUpdatedRows > 0n
    },
    remove: (id, projectId) =>
      transaction(filesTopic, async (query) => {
        const dataset = await query
          .selectFrom('datasets')
          .select('id')
          .where('id', '=', id)
          .where('project_id', '=', projectId)
          .executeTakeFirst()
        if (dataset === undefined) return false
        await forgetSources(query, (sources) => sources.where('dataset_id', '=', id))
        await query.deleteFrom('datasets').where('id', '=', id).execute()
        return true
      }),
    unrelated: (id) => readUnrelated(query, id),
    saveRelations: (id, relations, lookedAt) =>
      transaction(`dataset ${id}`, (query) => addRelations(query, id, relations, lookedAt)),
    saveOverview(id, overview, synched) {
      const trace = currentTrace()
      return transaction(`dataset ${id}`, async (query) => {
        const saved = await query
          .updateTable('datasets')
          .set({ overview: JSON.stringify(overview) })
          .where('id', '=', id)
          .returning('project_id')
          .executeTakeFirst()
        if (saved === undefined) return false
        for (const some of chunks(synched)) {
          const finished = await query
            .updateTable('sources')
            .set({ status: 'synched', progress: null })
            .where('dataset_id', '=', id)
            .where('status', '=', 'synching')
            .where('tables_read', '=', 1)
            .where('id', 'in', some)
            .returning(['id', 'dataset_id', 'name', 'status', 'error'])
            .execute()
          await tellWebhooks(query, saved.project_id, finished.map(sourceFinished), trace)
        }
        return true
      })
    },
  }
}
