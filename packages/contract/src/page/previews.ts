import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { described, identifier, integer, paged, paging, search, text, time } from '../fields.ts'
import { cell } from '../jobs.ts'

const project_id = identifier.meta({ description: 'The project.' })
const datasource_id = identifier.meta({ description: 'The source.' })
const table_id = identifier.meta({ description: 'The table, by the id that the list of tables gives.' })

const column = z
  .object({
    name: described('What it is called.'),
    type: described('Its type: integer, number, text, date, timestamp, time, boolean.'),
    nature: z
      .string()
      .nullable()
      .meta({ description: 'What it is of: money, a place, an id …; null where that is not known.' }),
    unit: z.string().nullable().meta({ description: 'Its unit; null where it has none.' }),
  })
  .meta({ id: 'TableColumn', description: 'A column of a table.' })
export type TableColumn = z.output<typeof column>

const sourceTable = z
  .object({
    id: described('The id of the table.'),
    name: described('What plans and answers call it.'),
    title: described('What it is called in the file; a sheet, or the file itself.'),
    row_count: z.int().meta({ description: 'How many rows it has.' }),
    columns: z.array(column).meta({ description: 'In the order of the file.' }),
    long_of: z.string().nullable().meta({
      description: 'The table whose times it has as rows; null of a table of the file.',
    }),
  })
  .meta({ id: 'SourceTable', description: 'A table that was found in a file.' })
export type SourceTable = z.output<typeof sourceTable>

const columnProfile = z
  .object({
    ...column.shape,
    missing: z.int().meta({ description: 'Rows in which it is empty.' }),
    distinct: z.int().meta({ description: 'How many different values it has.' }),
    smallest: cell.meta({ description: 'The smallest value; null where it has none.' }),
    largest: cell.meta({ description: 'The largest value.' }),
    mean: z.number().nullable().meta({ description: 'The mean of numbers.' }),
    bins: z
      .array(
        z.object({
          from: cell.meta({ description: 'Where the bin begins.' }),
          to: cell.meta({ description: 'Where it ends.' }),
          count: z.int().meta({ description: 'How many rows lie in it.' }),
        }),
      )
      .meta({
        description: 'How numbers and times lie, at most 20 bins of one width; empty for other types.',
      }),
    values: z
      .array(
        z.object({
          value: cell.meta({ description: 'The value.' }),
          count: z.int().meta({ description: 'How often it is there.' }),
        }),
      )
      .meta({ description: 'The most frequent values of what is no number or time, at most 10.' }),
  })
  .meta({ id: 'ColumnProfile', description: 'What a column holds.' })
export type ColumnProfile = z.output<typeof columnProfile>

const passage = z
  .object({
    id: described('The id of the passage.'),
    page_no: z
      .int()
      .nullable()
      .meta({ description: 'Its page or slide, from 1; null where the file has none.' }),
    heading: z.string().nullable().meta({ description: 'The headings above it; null where there are none.' }),
    content: described('Its text, word for word.'),
  })
  .meta({ id: 'DocumentPassage', description: 'A passage of a document.' })
export type DocumentPassage = z.output<typeof passage>

const foundJob = z
  .object({
    job_id: described('The job.'),
    session_id: described('The session that it was asked in.'),
    session_name: described('What the session is called.'),
    question: described('What was asked.'),
    dataset_id: z
      .string()
      .nullable()
      .meta({ description: 'The dataset that it was asked of; null where none was named.' }),
    status: z.string().nullable().meta({ description: 'How it was answered; null where it was not.' }),
    created_at: time.meta({ description: 'When it was asked.' }),
  })
  .meta({ id: 'FoundQuestion', description: 'A question that was asked before.' })
export type FoundQuestion = z.output<typeof foundJob>

export const exportFormats = ['xlsx', 'markdown'] as const

export const previewEndpoints = {
  askSample: endpoint({
    method: 'POST',
    path: '/page/projects/{project_id}/sample',
    audited: { action: 'question.asked', subject: 'data.job_id' },
    resource: 'previews',
    access: 'member',
    summary: 'The sample, asked once',
    description:
      'Puts the sample dataset into the project where it is not there, and asks it a question in a new session of the account. What was asked before is given again.',
    input: z.object({ project_id }),
    data: z.object({
      dataset_id: described('The dataset of the sample.'),
      session_id: described('The session that it was asked in.'),
      job_id: described('The question.'),
    }),
    failures: [210021, 210023, 300006, 300009],
  }),
  searchQuestions: endpoint({
    method: 'GET',
    path: '/page/projects/{project_id}/questions',
    resource: 'previews',
    access: 'member',
    summary: 'What you have asked, newest first',
    description: 'The questions of all sessions of the account; `search` is looked for in what was asked.',
    input: z.object({ project_id, ...paging, search }),
    data: paged(foundJob),
  }),
  listSourceTables: endpoint({
    method: 'GET',
    path: '/page/projects/{project_id}/datasources/{datasource_id}/tables',
    resource: 'previews',
    access: 'member',
    summary: 'The tables of a source',
    description: 'In the order of the file; none while it is read, and none of a document without any.',
    input: z.object({ project_id, datasource_id }),
    data: z.object({ tables: z.array(sourceTable).meta({ description: 'The tables.' }) }),
    failures: [300003],
  }),
  readTableRows: endpoint({
    method: 'GET',
    path: '/page/projects/{project_id}/tables/{table_id}/rows',
    resource: 'previews',
    access: 'member',
    summary: 'Rows of a table, a stretch at a time',
    description:
      'As they lie in the file, or sorted by a column, empty cells last; `search` keeps the rows of which a cell contains it, without regard to case. A table is read by the engine, within the limits of a question.',
    input: z.object({
      project_id,
      table_id,
      offset: integer(0, 1_000_000_000)
        .default(0)
        .meta({ description: 'How many rows are left out before.' }),
      limit: integer(1, 200).default(100).meta({ description: 'How many rows at most.' }),
      sort: text(1_000).optional().meta({ description: 'The column to sort by.' }),
      order: z
        .enum(['ascending', 'descending'])
        .default('ascending')
        .meta({ description: 'Which end comes first.' }),
      search,
    }),
    data: z.object({
      total: z.int().meta({ description: 'How many rows there are, of those that are looked for.' }),
      columns: z.array(column).meta({ description: 'What the cells of a row are, in order.' }),
      rows: z.array(z.array(cell)).meta({ description: 'The rows.' }),
    }),
    failures: [210020, 300003],
    counted: false,
  }),
  profileTable: endpoint({
    method: 'GET',
    path: '/page/projects/{project_id}/tables/{table_id}/profile',
    resource: 'previews',
    access: 'member',
    summary: 'What the columns of a table hold',
    description: 'Counted by the engine over all rows. Of a table with more than 100 columns the first 100.',
    input: z.object({ project_id, table_id }),
    data: z.object({
      row_count: z.int().meta({ description: 'How many rows the table has.' }),
      columns: z.array(columnProfile).meta({ description: 'In the order of the file.' }),
    }),
    failures: [210020, 300003],
  }),
  listPassages: endpoint({
    method: 'GET',
    path: '/page/projects/{project_id}/datasources/{datasource_id}/passages',
    resource: 'previews',
    access: 'member',
    summary: 'The passages of a document, in its order',
    description: 'What is quoted where a document answers. None of a file that has tables alone.',
    input: z.object({ project_id, datasource_id, ...paging }),
    data: paged(passage),
    failures: [300003],
  }),
  exportJob: endpoint({
    method: 'GET',
    path: '/page/projects/{project_id}/jobs/{job_id}/export',
    audited: { action: 'data.downloaded', subject: 'input.job_id' },
    resource: 'previews',
    access: 'member',
    summary: 'An answer as a file',
    description:
      'xlsx: a sheet with the question and the conclusion and one for each table, numbers as numbers. markdown: question, conclusion, tables and sources. Only who asked may have it, and only once it is done.',
    input: z.object({
      project_id,
      job_id: identifier.meta({ description: 'The job.' }),
      format: z.enum(exportFormats).meta({ description: 'Which kind of file.' }),
    }),
    data: z.null(),
    answer: 'file',
    failures: [300003],
  }),
}
