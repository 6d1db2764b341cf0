import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import type { EventStream } from './event-stream.ts'
import {
  described,
  identifier,
  integer,
  longText,
  nonBlankText,
  nothing,
  paged,
  paging,
  time,
  userId,
} from './fields.ts'
import { fileExtensions } from './files.ts'

export const sourceStatuses = ['synching', 'synched', 'invalid'] as const
export type SourceStatus = (typeof sourceStatuses)[number]
const statusMeaning =
  'synching: accepted, waits to be read or is being read; synched: it can be asked and the overview counts it in; invalid: it cannot be used, and `error` says why.'

/** What ingest is doing, in this order. */
export const ingestStages = ['waiting', 'fetching', 'reading', 'profiling', 'describing'] as const
export type IngestStage = (typeof ingestStages)[number]

export const overridableTypes = ['integer', 'number', 'text', 'date', 'timestamp', 'boolean'] as const

/** No file with more columns is read. */
const mostColumns = 5_000

const overrides = {
  header_row: z
    .int()
    .min(0)
    .max(1_000)
    .optional()
    .meta({ description: 'The line that names the columns, from 1; 0: none does.' }),
  delimiter: z
    .string()
    .min(1)
    .max(2)
    .refine((text) => text.isWellFormed() && !/["'`\r\n\0]/.test(text), {
      error: 'must be one or two characters, and no quotation mark, line break or NUL',
    })
    .optional()
    .meta({
      description:
        'What stands between two cells of a line: one or two characters, and no quotation mark, line break or NUL.',
    }),
  types: z
    .record(z.string().max(1_000), z.enum(overridableTypes))
    .refine((types) => Object.keys(types).length <= mostColumns, {
      error: `must name at most ${mostColumns} columns`,
    })
    .optional()
    .meta({
      description: 'The type of columns, by the names that the report gives them.',
      maxProperties: mostColumns,
    }),
}

export const datasource = z
  .object({
    id: described('The id of the source.'),
    dataset_id: described('The dataset it belongs to.'),
    name: described('The file name.'),
    type: z.literal('FILE').meta({ description: 'Every source is a file.' }),
    status: z.enum(sourceStatuses).meta({ description: statusMeaning }),
    size: z.int().meta({ description: 'The size of the file in bytes.' }),
    error: z.string().nullable().meta({ description: 'Why the source is invalid; null where it is not.' }),
    report: z.record(z.string(), z.unknown()).nullable().meta({
      description:
        'What was understood: format, encoding, tables with the types and natures of their columns, how these belong together and where they lay, and the lines left out. A table with `longOf` has the values of the table of that name with a row for each time that is a column there; plans may read it. Questions are asked of a table with `standsFor` in the place of the tables of these names. Null until the file was read.',
    }),
    progress: z
      .object({
        stage: z.enum(ingestStages).meta({ description: 'What is being done, in this order.' }),
        bytes: z.int().meta({ description: 'How much of the file was read.' }),
        rows: z.int().meta({ description: 'How many rows were found.' }),
      })
      .nullable()
      .meta({ description: 'How far a source that is synching is; null otherwise.' }),
    overrides: z
      .object(overrides)
      .meta({ description: 'How the file is read because someone asked for it.' }),
  })
  .meta({ id: 'Datasource', description: 'A file that belongs to a dataset, and what became of it.' })
export type DatasourceRecord = z.output<typeof datasource>

const creation = {
  name: nonBlankText.meta({
    description: `The file name with its extension, one of ${fileExtensions.join(', ')} in any case; cut at 128 characters keeping it.`,
    minLength: 1,
  }),
  type: z.literal('FILE').meta({ description: 'Every source is a file.' }),
  user_id: userId,
  file_object_key: identifier.optional().meta({
    description:
      'The key of an upload by the same user. A key may serve several sources; unused, it ends after 24 hours.',
  }),
  url: longText.optional().meta({
    description:
      'An http or https address to fetch the file from, in the place of file_object_key. Private, loopback and link-local addresses are refused.',
  }),
}
const one = { message: 'exactly one of file_object_key and url is required' }
const exactlyOne = (input: { file_object_key?: string | undefined; url?: string | undefined }) =>
  (input.file_object_key === undefined) !== (input.url === undefined)

const id = identifier.meta({ description: 'The dataset.' })
const place = { dataset_id: id, datasource_id: identifier.meta({ description: 'The source.' }) }

const linkSeconds = integer(60, 31_536_000)
  .default(600)
  .meta({ description: 'How many seconds the address works.' })
const signedAddress = z.object({
  presigned_url: described('The address; it needs no key.'),
  expires_at: time.meta({ description: 'When it stops working.' }),
})

const sourceEvents: EventStream = {
  description:
    'Server-sent events: one when the stream begins and one whenever the source has changed. The stream is closed once the source is synched, invalid or gone, without an end mark. Events have no ids, so there is nothing to resume: connect again to hear how the source is now. Comments keep the connection alive.',
  numbered: false,
  events: { datasource: { description: 'The source as it is now.', data: datasource } },
}

const creationRules =
  'The source is synching from the moment it is accepted. A name of another format is 300004, an unknown key or an address that cannot be fetched 300011.'

/** One or more statuses, comma-separated; nothing means all. */
const statusFilter = z
  .string()
  .max(256)
  .refine(
    (value) =>
      value === '' ||
      value.split(',').every((part) => (sourceStatuses as readonly string[]).includes(part.trim())),
    { error: `must be one or more of ${sourceStatuses.join(', ')}, comma-separated` },
  )
  .meta({
    description: `One or more states, comma-separated; a source in any of them is listed. Omitted: all.`,
    type: 'array',
    items: { type: 'string', enum: [...sourceStatuses] },
  })

export const datasourceEndpoints = {
  createDatasource: endpoint({
    method: 'POST',
    path: '/v2/team/datasets/{id}/datasources',
    audited: { action: 'datasource.added', subject: 'data.id', detail: 'data.name' },
    resource: 'datasources',
    summary: 'Add a source to a dataset',
    description: `Only the creator of the dataset may: 300002. Exactly one of file_object_key and url is required. ${creationRules}`,
    input: z.object({ id, ...creation }).refine(exactlyOne, one),
    data: datasource,
    failures: [300002, 300003, 300004, 300006, 300011],
  }),
  createDatasourceAlone: endpoint({
    method: 'POST',
    path: '/v2/team/datasources',
    audited: { action: 'datasource.added', subject: 'data.id', detail: 'data.name' },
    resource: 'datasources',
    summary: 'Add a source; a dataset is made for it',
    description: `The dataset has the name of the file; the answer tells its id. Exactly one of file_object_key and url is required. ${creationRules}`,
    input: z.object(creation).refine(exactlyOne, one),
    data: datasource,
    failures: [300004, 300006, 300011],
  }),
  listDatasources: endpoint({
    method: 'GET',
    path: '/v2/team/datasets/{id}/datasources',
    resource: 'datasources',
    summary: "List a dataset's sources, newest first",
    description: 'Every user of the project may. Made for polling: it does not count against the rate limit.',
    failures: [300003],
    counted: false,
    input: z.object({ id, ...paging, status: statusFilter.optional(), user_id: userId }),
    data: paged(datasource),
  }),
  getDatasource: endpoint({
    method: 'GET',
    path: '/v2/team/datasets/{dataset_id}/datasources/{datasource_id}',
    resource: 'datasources',
    summary: 'Read a source',
    description: 'Every user of the project may. Made for polling: it does not count against the rate limit.',
    failures: [300003],
    counted: false,
    input: z.object({ ...place, user_id: userId }),
    data: datasource,
  }),
  deleteDatasource: endpoint({
    method: 'DELETE',
    path: '/v2/team/datasets/{dataset_id}/datasources/{datasource_id}',
    audited: { action: 'datasource.deleted', subject: 'input.datasource_id' },
    resource: 'datasources',
    summary: 'Remove a source and its file',
    description:
      'Only the creator of the dataset may: 300002. A file that another source shares stays; answers that were given stay.',
    failures: [300002, 300003],
    input: z.object({ ...place, user_id: userId }),
    data: nothing,
  }),
  rereadDatasource: endpoint({
    method: 'POST',
    path: '/v2/team/datasets/{dataset_id}/datasources/{datasource_id}/reread',
    audited: { action: 'datasource.reread', subject: 'data.id', detail: 'data.name' },
    resource: 'datasources',
    summary: 'Read a source anew, with these overrides in the place of all earlier ones',
    description:
      'Only the creator of the dataset may: 300002. Without overrides the file is read as if it were new. The source is synching until it was read.',
    failures: [300002, 300003],
    input: z.object({ ...place, ...overrides, user_id: userId }),
    data: datasource,
  }),
  streamDatasourceEvents: endpoint({
    method: 'GET',
    path: '/v2/team/datasets/{dataset_id}/datasources/{datasource_id}/events',
    resource: 'datasources',
    summary: 'Stream the source whenever it changes, until it is synched, invalid or gone',
    description:
      'Every user of the project may. The first event tells how the source is, the last how it ended; of a source that is read already there is one.',
    counted: false,
    answer: 'stream',
    events: sourceEvents,
    input: z.object({ ...place, user_id: userId }),
    data: z.null(),
    failures: [300003],
  }),
  presignRejectedRows: endpoint({
    method: 'POST',
    path: '/v2/team/datasets/{dataset_id}/datasources/{datasource_id}/rejected',
    audited: { action: 'data.downloaded', subject: 'input.datasource_id' },
    resource: 'datasources',
    summary: 'A signed address of the lines that are in no table, as CSV',
    description: 'Every user of the project may. 300003 where every line is in a table.',
    input: z.object({ ...place, expires_in: linkSeconds, user_id: userId }),
    data: signedAddress,
    failures: [300003],
  }),
  presignDatasource: endpoint({
    method: 'POST',
    path: '/v2/team/datasets/{dataset_id}/datasources/{datasource_id}/presign',
    audited: { action: 'data.downloaded', subject: 'input.datasource_id' },
    resource: 'datasources',
    summary: 'A signed address of the file as uploaded',
    description: 'Every user of the project may.',
    input: z.object({ ...place, expires_in: linkSeconds, user_id: userId }),
    data: signedAddress,
    failures: [300003],
  }),
}
