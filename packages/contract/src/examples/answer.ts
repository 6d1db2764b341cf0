import type { Block } from '../blocks.ts'
import type { JobRecord } from '../jobs.ts'
import { dataset_id, datasource_id, expires_at, job_id, signed } from './things.ts'

const step = { group_id: `${job_id}-1`, group_name: 'Total revenue by city', stage: 'Analyze' } as const
const conclusion = {
  group_id: `${job_id}-conclusion`,
  group_name: 'Conclusions',
  stage: 'Respond',
} as const
const table = 'total_revenue_by_city.csv'

export const statement =
  'SELECT "city", sum("revenue") AS "total revenue"\nFROM "sales"\nGROUP BY "city"\nORDER BY "total revenue" DESC NULLS LAST, "city" ASC NULLS LAST'

/** As a service answered it, without the chart and the parts that are said twice. */
export const answerBlocks: Block[] = [
  { type: 'CODE', content: `\`\`\`sql\n${statement}\n\`\`\``, ...step },
  {
    type: 'TABLE',
    content: { url: signed(`files/results/${job_id}/1.csv/${table}`), name: table, expires_at },
    ...step,
  },
  {
    type: 'MESSAGE',
    content: 'The total revenue is highest for **Lisbon** (**2,700**) and lowest for Berlin (700).',
    bindings: [
      { start: 47, end: 52, table, row: 0, column: 'total revenue' },
      { start: 79, end: 82, table, row: 2, column: 'total revenue' },
    ],
    ...conclusion,
  },
  {
    type: 'SOURCES',
    content: [{ source: 'sales.csv', datasource_id, dataset_id, file_type: 'csv' }],
    group_id: '',
    group_name: '',
    stage: 'Respond',
  },
  {
    type: 'QUESTIONS',
    content: [
      'What is the total revenue by day?',
      'What is the median revenue?',
      'Which city has the highest total revenue?',
    ],
    group_id: '-1',
    stage: 'Respond',
  },
]

const rows = [
  ['Lisbon', 2700],
  ['Porto', 1750],
  ['Berlin', 700],
]

export const answeredJob: JobRecord = {
  job_id,
  blocks: answerBlocks,
  state: 'done',
  status: 'answered',
  assumptions: [],
  analyst: 'builtin',
  model: null,
  refusal: null,
  result: {
    columns: [
      { name: 'city', type: 'text' },
      { name: 'total revenue', type: 'integer' },
    ],
    rows,
    answer: rows,
  },
  feedback: null,
}
