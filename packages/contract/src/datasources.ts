import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { integer, longText, nonBlankText, nothing, paged, paging, time, userId } from './fields.ts'

export const sourceStatuses = ['synching', 'synched', 'invalid'] as const
export type SourceStatus = (typeof sourceStatuses)[number]

/** What ingest is doing, in this order. */
export const ingestStages = ['waiting', 'fetching', 'reading', 'profiling', 'describing'] as const
export type IngestStage = (typeof ingestStages)[number]

export const overridableTypes = ['integer', 'number', 'text', 'date', 'timestamp', 'boolean'] as const

const overrides = {
  header_row: z
    .int()
    .min(0)
    .max(1_000)
    .optional()
    .meta({ description: 'The line that names the columns, from 1; 0: none does.' }),
  delimiter: z.string().min(1).max(2).optional(),
  types: z
    .record(z.string(), z.enum(overridableTypes))
    .optional()
    .meta({ description: 'By the names that the report gives the columns.' }),
}

export const datasource = z
  .object({
    id: z.string(),
    dataset_id: z.string(),
    name: z.string(),
    type: z.literal('FILE'),
    status: z.enum(sourceStatuses),
    size: z.int(),
    error: z.string().nullable().meta({ description: 'Why the source is invalid.' }),
    report: z.record(z.string(), z.unknown()).nullable().meta({ description: 'What ingest found.' }),
    progress: z
      .object({ stage: z.enum(ingestStages), bytes: z.int(), rows: z.int() })
      .nullable()
      .meta({ description: 'How far ingest is, of a source that is synching; bytes are of size.' }),
    overrides: z
      .object(overrides)
      .meta({ description: 'How the file is read because someone asked for it.' }),
  })
  .meta({ id: 'Datasource' })
export type DatasourceRecord = z.output<typeof datasource>

const creation = {
  name: nonBlankText.meta({
    description: 'The file name with its extension; cut at 128 characters keeping it.',
    minLength: 1,
  }),
  type: z.literal('FILE'),
  user_id: userId,
  file_object_key: z.string().optional(),
  url: longText.optional(),
}
const one = { message: 'exactly one of file_object_key and url is required' }
const exactlyOne = (input: { file_object_key?: string | undefined; url?: string | undefined }) =>
  (input.file_object_key === undefined) !== (input.url === undefined)

const id = z.string()
const place = { dataset_id: z.string(), datasource_id: z.string() }

/** One or more statuses, comma-separated; nothing means all. */
const statusFilter = z
  .string()
  .refine(
    (value) =>
      value === '' ||
      value.split(',').every((part) => (sourceStatuses as readonly string[]).includes(part.trim())),
    { error: `must be one or more of ${sourceStatuses.join(', ')}, comma-separated` },
  )

export const datasourceEndpoints = {
  createDatasource: endpoint({
    method: 'POST',
    path: '/v2/team/datasets/{id}/datasources',
    resource: 'datasources',
    summary: 'Add a source to a dataset',
    input: z.object({ id, ...creation }).refine(exactlyOne, one),
    data: datasource,
  }),
  createDatasourceAlone: endpoint({
    method: 'POST',
    path: '/v2/team/datasources',
    resource: 'datasources',
    summary: 'Add a source; a dataset is made for it',
    input: z.object(creation).refine(exactlyOne, one),
    data: datasource,
  }),
  listDatasources: endpoint({
    method: 'GET',
    path: '/v2/team/datasets/{id}/datasources',
    resource: 'datasources',
    summary: "List a dataset's sources, newest first",
    counted: false,
    input: z.object({ id, ...paging, status: statusFilter.optional(), user_id: userId }),
    data: paged(datasource),
  }),
  getDatasource: endpoint({
    method: 'GET',
    path: '/v2/team/datasets/{dataset_id}/datasources/{datasource_id}',
    resource: 'datasources',
    summary: 'Read a source',
    counted: false,
    input: z.object({ ...place, user_id: userId }),
    data: datasource,
  }),
  deleteDatasource: endpoint({
    method: 'DELETE',
    path: '/v2/team/datasets/{dataset_id}/datasources/{datasource_id}',
    resource: 'datasources',
    summary: 'Remove a source and its file',
    input: z.object({ ...place, user_id: userId }),
    data: nothing,
  }),
  rereadDatasource: endpoint({
    method: 'POST',
    path: '/v2/team/datasets/{dataset_id}/datasources/{datasource_id}/reread',
    resource: 'datasources',
    summary: 'Read a source anew, with these overrides in the place of all earlier ones',
    input: z.object({ ...place, ...overrides, user_id: userId }),
    data: datasource,
  }),
  streamDatasourceEvents: endpoint({
    method: 'GET',
    path: '/v2/team/datasets/{dataset_id}/datasources/{datasource_id}/events',
    resource: 'datasources',
    summary: 'Stream the source whenever it changes, until it is synched, invalid or gone',
    counted: false,
    answer: 'stream',
    input: z.object({ ...place, user_id: userId }),
    data: z.null(),
  }),
  presignRejectedRows: endpoint({
    method: 'POST',
    path: '/v2/team/datasets/{dataset_id}/datasources/{datasource_id}/rejected',
    resource: 'datasources',
    summary: 'A signed address of the lines that are in no table, as CSV',
    input: z.object({ ...place, expires_in: integer(60, 31_536_000).default(600), user_id: userId }),
    data: z.object({ presigned_url: z.string(), expires_at: time }),
  }),
  presignDatasource: endpoint({
    method: 'POST',
    path: '/v2/team/datasets/{dataset_id}/datasources/{datasource_id}/presign',
    resource: 'datasources',
    summary: 'A signed address of the file as uploaded',
    input: z.object({ ...place, expires_in: integer(60, 31_536_000).default(600), user_id: userId }),
    data: z.object({ presigned_url: z.string(), expires_at: time }),
  }),
}
