import type { datasetEndpoints } from '../datasets.ts'
import type { ExamplesOf } from './example.ts'
import { dataset_id, datasource_id, onePage, user_id } from './things.ts'

const dataset = { id: dataset_id, name: 'sales.csv', description: 'What the shops took.' }

export const datasetExamples: ExamplesOf<keyof typeof datasetEndpoints> = {
  createDataset: {
    input: { name: 'sales.csv', description: 'What the shops took.', user_id },
    data: { id: dataset_id },
  },
  listDatasets: { input: { user_id, search: 'sales' }, data: onePage(dataset) },
  updateDataset: { input: { id: dataset_id, name: 'Sales of spring', user_id }, data: {} },
  deleteDataset: { input: { id: dataset_id, user_id }, data: {} },
  searchDataset: {
    input: { id: dataset_id, query: 'opening hours', limit: 3, user_id },
    data: {
      passages: [
        {
          datasource_id,
          source: 'handbook.pdf',
          page_no: 4,
          headings: ['The shops', 'Lisbon'],
          content: 'The shop in Lisbon is open from 8 to 20, on Sundays from 10.',
          score: 7.4,
        },
      ],
    },
  },
  getDatasetOverview: {
    input: { id: dataset_id, user_id },
    data: {
      ...dataset,
      summary:
        'sales: 5 rows, 3 columns. Columns: city, month and revenue. Lisbon leads in total revenue: 2,700, 52.4% of all.',
      exploration_questions: [
        'Which city has the highest total revenue?',
        'What is the total revenue by day?',
        'How many rows are there for each city?',
      ],
      keywords: ['sales', 'city', 'month', 'revenue', 'Lisbon', 'Porto'],
    },
  },
  getDatasetStatus: {
    input: { id: dataset_id, user_id },
    data: { synched_count: 1, invalid_count: 0, synching_count: 0 },
  },
}
