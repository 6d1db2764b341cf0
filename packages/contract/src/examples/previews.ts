import type { TableColumn, previewEndpoints } from '../page/previews.ts'
import type { ExamplesOf } from './example.ts'
import {
  created_at,
  dataset_id,
  datasource_id,
  job_id,
  onePage,
  project_id,
  question,
  session_id,
  table_id,
} from './things.ts'

const city: TableColumn = { name: 'city', type: 'text', nature: 'place', unit: null }
const revenue: TableColumn = { name: 'revenue', type: 'integer', nature: 'amount', unit: null }
const table = { project_id, table_id }

export const previewExamples: ExamplesOf<keyof typeof previewEndpoints> = {
  askSample: { input: { project_id }, data: { dataset_id, session_id, job_id } },
  searchQuestions: {
    input: { project_id, search: 'revenue' },
    data: onePage({
      job_id,
      session_id,
      session_name: 'Sales',
      question,
      dataset_id,
      status: 'answered',
      created_at,
    }),
  },
  listSourceTables: {
    input: { project_id, datasource_id },
    data: {
      tables: [
        {
          id: table_id,
          name: 'sales',
          title: 'sales',
          row_count: 5,
          columns: [city, revenue],
          long_of: null,
        },
      ],
    },
  },
  readTableRows: {
    input: { ...table, offset: 0, limit: 2, sort: 'revenue', order: 'descending' },
    data: {
      total: 5,
      columns: [city, revenue],
      rows: [
        ['Lisbon', 1500],
        ['Lisbon', 1200],
      ],
    },
  },
  profileTable: {
    input: table,
    data: {
      row_count: 5,
      columns: [
        {
          ...city,
          missing: 0,
          distinct: 3,
          smallest: 'Berlin',
          largest: 'Porto',
          mean: null,
          bins: [],
          values: [
            { value: 'Lisbon', count: 2 },
            { value: 'Porto', count: 2 },
            { value: 'Berlin', count: 1 },
          ],
        },
        {
          ...revenue,
          missing: 0,
          distinct: 5,
          smallest: 700,
          largest: 1500,
          mean: 1030,
          bins: [
            { from: 700, to: 1100, count: 3 },
            { from: 1100, to: 1500, count: 2 },
          ],
          values: [],
        },
      ],
    },
  },
  listPassages: {
    input: { project_id, datasource_id },
    data: onePage({
      id: 'passage-3d',
      page_no: 4,
      heading: 'The shops, Lisbon',
      content: 'The shop in Lisbon is open from 8 to 20, on Sundays from 10.',
    }),
  },
  exportJob: { input: { project_id, job_id, format: 'xlsx' }, data: null },
}
