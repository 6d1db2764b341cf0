import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { integer, longText, nonBlankText, nothing, paged, paging, search, userId } from './fields.ts'

export const dataset = z
  .object({ id: z.string(), name: z.string(), description: z.string() })
  .meta({ id: 'Dataset' })
export type DatasetRecord = z.output<typeof dataset>

export const overview = dataset
  .extend({ summary: z.string(), exploration_questions: z.array(z.string()), keywords: z.array(z.string()) })
  .meta({ id: 'DatasetOverview' })
export type OverviewRecord = z.output<typeof overview>

export const datasetStatus = z
  .object({ synched_count: z.int(), invalid_count: z.int(), synching_count: z.int() })
  .meta({ id: 'DatasetStatus' })
export type DatasetStatusRecord = z.output<typeof datasetStatus>

export const passage = z
  .object({
    datasource_id: z.string(),
    source: z.string().meta({ description: 'The file name.' }),
    page_no: z
      .int()
      .nullable()
      .meta({ description: 'Page or slide, from 1; null where the format has none.' }),
    headings: z.array(z.string()).meta({ description: 'The headings above it, the outermost first.' }),
    content: z.string(),
    score: z.number(),
  })
  .meta({ id: 'Passage' })
export type PassageRecord = z.output<typeof passage>

const name = nonBlankText.meta({ description: 'Cut at 128 characters.', minLength: 1 })
const description = longText.meta({ description: 'Cut at 50,000 characters.' })
const id = z.string()

export const datasetEndpoints = {
  createDataset: endpoint({
    method: 'POST',
    path: '/v2/team/datasets',
    resource: 'datasets',
    summary: 'Create a dataset',
    input: z.object({ name, description: description.default(''), user_id: userId }),
    data: z.object({ id: z.string() }),
  }),
  listDatasets: endpoint({
    method: 'GET',
    path: '/v2/team/datasets',
    resource: 'datasets',
    summary: "List the project's datasets, newest first",
    input: z.object({ ...paging, search, user_id: userId }),
    data: paged(dataset),
  }),
  updateDataset: endpoint({
    method: 'POST',
    path: '/v2/team/datasets/{id}',
    resource: 'datasets',
    summary: 'Change a dataset',
    input: z.object({ id, name: name.optional(), description: description.optional(), user_id: userId }),
    data: nothing,
  }),
  deleteDataset: endpoint({
    method: 'DELETE',
    path: '/v2/team/datasets/{id}',
    resource: 'datasets',
    summary: 'Delete a dataset with its sources and their files',
    input: z.object({ id, user_id: userId }),
    data: nothing,
  }),
  searchDataset: endpoint({
    method: 'POST',
    path: '/v2/team/datasets/{id}/search',
    resource: 'datasets',
    summary: "Find passages in the running text of a dataset's sources, best first",
    input: z.object({
      id,
      query: nonBlankText.meta({ description: 'At most 6,000 characters.', minLength: 1, maxLength: 6_000 }),
      limit: integer(1, 50).default(10),
      datasource_ids: z.array(z.string()).optional().meta({ description: 'Empty or omitted: all sources.' }),
      user_id: userId,
    }),
    data: z.object({ passages: z.array(passage) }),
  }),
  getDatasetOverview: endpoint({
    method: 'GET',
    path: '/v2/team/datasets/{id}/overview',
    resource: 'datasets',
    summary: 'What a dataset holds, and what to ask of it',
    input: z.object({ id, user_id: userId }),
    data: overview,
  }),
  getDatasetStatus: endpoint({
    method: 'GET',
    path: '/v2/team/datasets/{id}/status',
    resource: 'datasets',
    summary: "Count a dataset's sources by status",
    counted: false,
    input: z.object({ id, user_id: userId }),
    data: datasetStatus,
  }),
}
