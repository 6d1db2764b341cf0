import { type SourceStatus, sourceStatuses } from '@auger/contract'
import { type Insertable, type Selectable, sql } from 'kysely'
import type { Dataset } from '../../../domain/dataset.ts'
import { objectKeys } from '../../../domain/file.ts'
import { readDocument } from '../../../domain/read-document.ts'
import { ingestProgress } from '../../../domain/schemas/ingest-progress.ts'
import { ingestReport } from '../../../domain/schemas/ingest-report.ts'
import { overrides } from '../../../domain/schemas/overrides.ts'
import type { Source } from '../../../domain/source.ts'
import type { SourceStore } from '../../../ports/store.ts'
import { type Database, type InTransaction, filesTopic } from './database.ts'
import { toDatasetRow } from './datasets.ts'
import { forgetSources } from './forget-sources.ts'
import { jsonOrNull } from './json.ts'
import { pageOf } from './page.ts'
import { readRelations } from './relations.ts'
import type { SourceRow } from './schema.ts'
import { sourceFinished } from './source-finished.ts'
import { readTables, replaceColumns, replaceTables } from './tables.ts'
import { tellWebhooks } from './tell-webhooks.ts'
import { throwAway } from './trash.ts'

const placeIn = (row: Pick<SourceRow, 'id'>, column: 'report' | 'progress' | 'overrides') => ({
  of: `sources.${column}`,
  id: row.id,
})

const toSource = (row: Selectable<SourceRow>): Source => ({
  id: row.id,
  projectId: row.project_id,
  datasetId: row.dataset_id,
  name: row.name,
  status: row.status,
  size: Number(row.size),
  error: row.error,
  report: row.report === null ? null : readDocument(ingestReport, row.report, placeIn(row, 'report')),
  read: row.tables_read === 1,
  progress:
    row.progress === null ? null : readDocument(ingestProgress, row.progress, placeIn(row, 'progress')),
  overrides: readDocument(overrides, row.overrides, placeIn(row, 'overrides')),
  reading: row.reading,
  url: row.url,
  fileId: row.file_id,
  createdAt: row.created_at,
})

const toRow = (source: Source): Insertable<SourceRow> => ({
  id: source.id,
  project_id: source.projectId,
  dataset_id: source.datasetId,
  name: source.name,
  status: source.status,
  size: source.size,
  error: source.error,
  report: jsonOrNull(source.report),
  progress: jsonOrNull(source.progress),
  overrides: JSON.stringify(source.overrides),
  reading: source.reading,
  url: source.url,
  file_id: source.fileId,
  tables_read: source.read ? 1 : 0,
  created_at: source.createdAt,
})

export function sourceStore({ query, transaction, currentTrace }: Database): SourceStore {
  return {
    create: (source, newDataset) =>
      transaction(filesTopic, (query) => createSource(query, source, newDataset)),
    async find(id) {
      const row = await query.selectFrom('sources').selectAll().where('id', '=', id).executeTakeFirst()
      return row && toSource(row)
    },
    async list(datasetId, page, statuses) {
      const matching = query
        .selectFrom('sources')
        .where('dataset_id', '=', datasetId)
        .$if(statuses.length > 0, (all) => all.where('status', 'in', statuses))
      return pageOf(matching, page, toSource)
    },
    async count(datasetId) {
      const rows = await query
        .selectFrom('sources')
        .select((select) => ['status', select.fn.countAll().as('sources')])
        .where('dataset_id', '=', datasetId)
        .groupBy('status')
        .execute()
      const counts = sourceStatuses.map((status) => [
        status,
        Number(rows.find((row) => row.status === status)?.sources ?? 0),
      ])
      return Object.fromEntries(counts) as { [Status in SourceStatus]: number }
    },
    async statuses(datasetIds) {
      const found = new Map<string, Set<SourceStatus>>()
      if (datasetIds.length === 0) return found
      const rows = await query
        .selectFrom('sources')
        .select(['dataset_id', 'status'])
        .distinct()
        .where('dataset_id', 'in', datasetIds)
        .execute()
      for (const { dataset_id, status } of rows)
        found.set(dataset_id, (found.get(dataset_id) ?? new Set<SourceStatus>()).add(status))
      return found
    },
    saveTables: (id, found) =>
      transaction(`source ${id}`, async (query) => {
        const saved = await query
          .updateTable('sources')
          .set({
            report: JSON.stringify(found.report),
            error: null,
            progress: JSON.stringify(found.progress),
            tables_read: 1,
            status: sql<SourceStatus>`case when status = 'invalid' then 'synching' else status end`,
          })
          .where('id', '=', id)
          .where('reading', '=', found.reading)
          .executeTakeFirst()
        if (saved.numUpdatedRows === 0n) return false
        await replaceTables(query, id, found.tables, found.lexicon)
        return true
      }),
    markInvalid(id, error, report, reading) {
      const trace = currentTrace()
      return transaction(`source ${id}`, async (query) => {
        const marked = await query
          .updateTable('sources')
          .set({
            status: 'invalid',
            error,
            report: jsonOrNull(report),
            progress: null,
            tables_read: 0,
          })
          .where('id', '=', id)
          .$if(reading !== undefined, (one) => one.where('reading', '=', reading ?? 0))
          .returning(['id', 'project_id', 'dataset_id', 'name', 'status', 'error'])
          .executeTakeFirst()
        if (marked === undefined) return false
        await tellWebhooks(query, marked.project_id, [sourceFinished(marked)], trace)
        await replaceTables(query, id, [], [])
        return true
      })
    },
    async saveProgress(id, reading, progress) {
      const saved = await query
        .updateTable('sources')
        .set({ progress: JSON.stringify(progress) })
        .where('id', '=', id)
        .where('reading', '=', reading)
        .executeTakeFirst()
      return saved.numUpdatedRows > 0n
    },
    reread: (id, overrides) =>
      transaction(`source ${id}`, async (query) => {
        const row = await query
          .updateTable('sources')
          .set({
            status: 'synching',
            error: null,
            progress: null,
            overrides: JSON.stringify(overrides),
            reading: sql<number>`reading + 1`,
            tables_read: 0,
          })
          .where('id', '=', id)
          .returningAll()
          .executeTakeFirst()
        if (row === undefined) return undefined
        await replaceTables(query, id, [], [])
        await throwAway(query, [objectKeys.reading(id, row.reading - 1)])
        return toSource(row)
      }),
    tables: (sourceIds) => readTables(query, sourceIds),
    relations: (sourceIds) => readRelations(query, sourceIds),
    saveNatures: ({ id, reading }, tables, report) =>
      transaction(`source ${id}`, async (query) => {
        const saved = await query
          .updateTable('sources')
          .set({ report: jsonOrNull(report) })
          .where('id', '=', id)
          .where('reading', '=', reading)
          .executeTakeFirst()
        if (saved.numUpdatedRows === 0n) return false
        await replaceColumns(query, tables)
        return true
      }),
    async undescribed() {
      const rows = await query
        .selectFrom('source_tables')
        .innerJoin('sources', 'sources.id', 'source_tables.source_id')
        .select(['sources.id', 'sources.project_id'])
        .distinct()
        .where('source_tables.structure', 'is', null)
        .where('sources.tables_read', '=', 1)
        .orderBy('sources.id')
        .execute()
      return rows.map((row) => ({ id: row.id, projectId: row.project_id }))
    },
    remove: (id) =>
      transaction(
        filesTopic,
        async (query) => (await forgetSources(query, (all) => all.where('id', '=', id))) > 0,
      ),
    async unfinished() {
      const rows = await query
        .selectFrom('sources')
        .select(['id', 'project_id', 'dataset_id', 'url', 'tables_read'])
        .where(sql<boolean>`status = 'synching'`)
        .orderBy('ordinal')
        .execute()
      return rows.map((row) => ({
        id: row.id,
        projectId: row.project_id,
        datasetId: row.dataset_id,
        url: row.url,
        read: row.tables_read === 1,
      }))
    },
  }
}

async function createSource(
  query: InTransaction,
  source: Source,
  newDataset: Dataset | undefined,
): Promise<boolean> {
  const file = await query
    .selectFrom('files')
    .select('ready')
    .where('id', '=', source.fileId)
    .where('project_id', '=', source.projectId)
    .executeTakeFirst()
  if (file === undefined || (file.ready !== 1 && source.url === null)) return false
  if (newDataset === undefined) {
    const dataset = await query
      .selectFrom('datasets')
      .select('id')
      .where('id', '=', source.datasetId)
      .where('project_id', '=', source.projectId)
      .executeTakeFirst()
    if (dataset === undefined) return false
  } else {
    await query.insertInto('datasets').values(toDatasetRow(newDataset)).execute()
  }
  await query.insertInto('sources').values(toRow(source)).execute()
  return true
}
