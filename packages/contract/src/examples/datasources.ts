import type { DatasourceRecord, datasourceEndpoints } from '../datasources.ts'
import type { ExamplesOf } from './example.ts'
import { dataset_id, datasource_id, expires_at, file_object_key, onePage, signed, user_id } from './things.ts'

const source: DatasourceRecord = {
  id: datasource_id,
  dataset_id,
  name: 'sales.csv',
  type: 'FILE',
  status: 'synching',
  size: 114,
  error: null,
  report: null,
  progress: { stage: 'waiting', bytes: 0, rows: 0 },
  overrides: {},
}

const read: DatasourceRecord = {
  ...source,
  status: 'synched',
  report: {
    format: 'csv',
    encoding: 'utf-8',
    delimiter: ',',
    headerLine: 1,
    rejectedRows: 0,
    tables: [
      {
        name: 'sales',
        title: 'sales',
        rows: 5,
        columns: [
          { name: 'city', type: 'text', role: 'place', nature: 'place', missing: 0, distinct: 3 },
          { name: 'revenue', type: 'integer', role: 'measure', nature: 'amount', missing: 0, distinct: 5 },
        ],
      },
    ],
  },
  progress: null,
}

const place = { dataset_id, datasource_id, user_id }
const creation = { name: 'sales.csv', type: 'FILE', file_object_key, user_id } as const
const address = {
  presigned_url: signed(`files/sources/${datasource_id}/sales.csv`),
  expires_at,
}

export const datasourceExamples: ExamplesOf<keyof typeof datasourceEndpoints> = {
  createDatasource: { input: { id: dataset_id, ...creation }, data: source },
  createDatasourceAlone: { input: creation, data: source },
  listDatasources: { input: { id: dataset_id, user_id, status: 'synched' }, data: onePage(read) },
  getDatasource: { input: place, data: read },
  deleteDatasource: { input: place, data: {} },
  rereadDatasource: {
    input: { ...place, types: { revenue: 'number' } },
    data: { ...source, overrides: { types: { revenue: 'number' } } },
  },
  streamDatasourceEvents: { input: place, data: null },
  presignRejectedRows: {
    input: { ...place, expires_in: 600 },
    data: { presigned_url: signed(`files/rejected/${datasource_id}/sales.rejected.csv`), expires_at },
  },
  presignDatasource: { input: { ...place, expires_in: 600 }, data: address },
}
