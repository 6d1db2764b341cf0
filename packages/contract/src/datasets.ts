import { z } from 'zod'
import { sourceStatuses } from './datasources.ts'
import { endpoint } from './endpoint.ts'
import {
  described,
  identifier,
  integer,
  list,
  longText,
  nonBlankText,
  nothing,
  paged,
  paging,
  search,
  userId,
} from './fields.ts'
import { mostSelectedSources } from './jobs.ts'
import { onlyIn } from './wire-mode.ts'

const about = {
  id: described('The id of the dataset.'),
  name: described('What it is called.'),
  description: described('What it is about, in the words of its creator.'),
}

export const dataset = z
  .object({
    ...about,
    status: z
      .enum(sourceStatuses)
      .optional()
      .meta({
        description:
          'The worst of its sources: synching while one is being read, else invalid where one cannot be used, else synched; synched when it is empty.',
        ...onlyIn('clients'),
      }),
  })
  .meta({ id: 'Dataset', description: 'Sources that are asked together.' })
export type DatasetRecord = z.output<typeof dataset>

export const overview = z
  .object({
    ...about,
    summary: described('What the dataset holds; "" while it is empty.'),
    exploration_questions: z
      .array(z.string())
      .meta({ description: 'Questions that it answers; none while it is empty.' }),
    keywords: z.array(z.string()).meta({ description: 'What it is about; none while it is empty.' }),
  })
  .meta({ id: 'DatasetOverview', description: 'What a dataset holds, of the sources that are synched.' })
export type OverviewRecord = z.output<typeof overview>

export const datasetStatus = z
  .object({
    synched_count: z.int().meta({ description: 'Sources that can be asked.' }),
    invalid_count: z.int().meta({ description: 'Sources that cannot be used; each says why.' }),
    synching_count: z.int().meta({ description: 'Sources that wait to be read or are being read.' }),
  })
  .meta({ id: 'DatasetStatus', description: 'How many sources of a dataset are in which state.' })
export type DatasetStatusRecord = z.output<typeof datasetStatus>

export const passage = z
  .object({
    datasource_id: described('The source it is from.'),
    source: described('The file name.'),
    page_no: z
      .int()
      .nullable()
      .meta({ description: 'Page or slide, from 1; null where the format has none.' }),
    headings: z.array(z.string()).meta({ description: 'The headings above it, the outermost first.' }),
    content: described('Its text, word for word.'),
    score: z.number().meta({ description: 'How well it fits; comparable within one answer only.' }),
  })
  .meta({ id: 'Passage', description: 'A piece of running text.' })
export type PassageRecord = z.output<typeof passage>

const name = nonBlankText.meta({ description: 'What to call it; cut at 128 characters.', minLength: 1 })
const description = longText.meta({ description: 'What it is about; cut at 50,000 characters.' })
const id = identifier.meta({ description: 'The dataset.' })

export const datasetEndpoints = {
  createDataset: endpoint({
    method: 'POST',
    path: '/v2/team/datasets',
    audited: { action: 'dataset.created', subject: 'data.id', detail: 'input.name' },
    resource: 'datasets',
    summary: 'Create a dataset',
    description:
      'It is empty at first. It belongs to the project: every user of it lists, reads and asks it. Its creator alone changes and deletes it, and adds and removes its sources.',
    input: z.object({ name, description: description.default(''), user_id: userId }),
    data: z.object({ id: described('The id of the new dataset.') }),
  }),
  listDatasets: endpoint({
    method: 'GET',
    path: '/v2/team/datasets',
    resource: 'datasets',
    summary: "List the project's datasets, newest first",
    description: 'Those of every user of the project. `search` looks in name and description.',
    input: z.object({ ...paging, search, user_id: userId }),
    data: paged(dataset),
  }),
  updateDataset: endpoint({
    method: 'POST',
    path: '/v2/team/datasets/{id}',
    audited: { action: 'dataset.changed', subject: 'input.id' },
    resource: 'datasets',
    summary: 'Change a dataset',
    description: 'Only its creator may: 300002. What is omitted stays as it is.',
    input: z.object({ id, name: name.optional(), description: description.optional(), user_id: userId }),
    data: nothing,
    failures: [300002, 300003],
  }),
  deleteDataset: endpoint({
    method: 'DELETE',
    path: '/v2/team/datasets/{id}',
    audited: { action: 'dataset.deleted', subject: 'input.id' },
    resource: 'datasets',
    summary: 'Delete a dataset with its sources and their files',
    description:
      'Only its creator may: 300002. Answers that were given stay in the history of their sessions.',
    input: z.object({ id, user_id: userId }),
    data: nothing,
    failures: [300002, 300003],
  }),
  searchDataset: endpoint({
    method: 'POST',
    path: '/v2/team/datasets/{id}/search',
    audited: null,
    resource: 'datasets',
    summary: "Find passages in the running text of a dataset's sources, best first",
    description: 'Tables have no passages; ask a job of them. Sources that are not synched are left out.',
    input: z.object({
      id,
      query: nonBlankText.meta({
        description: 'Words to look for; at most 6,000 characters.',
        minLength: 1,
        maxLength: 6_000,
      }),
      limit: integer(1, 50).default(10).meta({ description: 'How many passages at most.' }),
      datasource_ids: list(identifier, mostSelectedSources)
        .optional()
        .meta({ description: 'The sources to look in; empty or omitted: all.' }),
      user_id: userId,
    }),
    data: z.object({ passages: z.array(passage).meta({ description: 'What was found, best first.' }) }),
    failures: [300003],
  }),
  getDatasetOverview: endpoint({
    method: 'GET',
    path: '/v2/team/datasets/{id}/overview',
    resource: 'datasets',
    summary: 'What a dataset holds, and what to ask of it',
    description: 'A source counts from the moment it is synched.',
    input: z.object({ id, user_id: userId }),
    data: overview,
    failures: [300003],
  }),
  getDatasetStatus: endpoint({
    method: 'GET',
    path: '/v2/team/datasets/{id}/status',
    resource: 'datasets',
    summary: "Count a dataset's sources by status",
    description: 'Made for polling: it does not count against the rate limit.',
    counted: false,
    input: z.object({ id, user_id: userId }),
    data: datasetStatus,
    failures: [300003],
  }),
}
