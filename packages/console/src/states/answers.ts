import type { Block, JobRecord } from '@auger/contract'
import type { AnswerProps } from '../ask/answer/answer-props.ts'
import { viewOfBlocks, type AnswerView } from '../ask/answer/answer-view.ts'
import { files } from './invented.ts'

type Invented = Pick<AnswerProps, 'view' | 'record' | 'isUnderWay' | 'question'> & { readonly title: string }

const step = { group_id: 'step', group_name: 'Total revenue by city', stage: 'Analyze' } as const
const end = { group_id: 'end', group_name: 'Conclusions', stage: 'Respond' } as const
const after = { group_id: '', group_name: '', stage: 'Respond' } as const
const later = '2030-01-01T00:00:00.000Z'
const table: Block = {
  type: 'TABLE',
  content: { url: files.table, name: 'cities.csv', expires_at: later },
  ...end,
}
const code: Block = {
  type: 'CODE',
  content:
    '```sql\nSELECT "city", sum("revenue") AS "total revenue"\nFROM "cafe_sales"\nGROUP BY "city"\n```',
  ...step,
}

const answered: readonly Block[] = [
  code,
  { ...table, ...step },
  {
    type: 'MESSAGE',
    content:
      'The total revenue is highest for **Berlin** (**6,617.4**). All 5 together: 22,809.3.\n\n- <b>HTML</b> is text\n- a [link](https://example.org) opens beside it, [this](javascript:alert(1)) is none',
    bindings: [
      { start: 47, end: 54, table: 'cities.csv', row: 0, column: 'total revenue' },
      { start: 75, end: 83, expression: 'sum of total revenue' },
    ],
    ...end,
  },
  table,
  {
    type: 'IMAGE',
    content: {
      url: files.picture,
      name: 'Total revenue by city',
      expires_at: later,
      spec_url: files.specification,
    },
    ...end,
  },
  {
    type: 'SOURCES',
    content: [
      { source: 'cafe-sales.csv', datasource_id: 'ds-1', dataset_id: 'cafe', file_type: 'csv' },
      {
        source: 'annual report.pdf',
        datasource_id: 'ds-2',
        dataset_id: 'cafe',
        file_type: 'pdf',
        id: 'p1',
        page_no: 12,
        content: 'Revenue of the cafés grew by a fifth, most of all in Berlin.',
      },
    ],
    ...after,
  },
  {
    type: 'QUESTIONS',
    content: ['What is the total revenue by product?', 'ما هو إجمالي الإيرادات حسب المدينة؟'],
    group_id: '-1',
    stage: 'Respond',
  },
]

const said = (content: string): readonly Block[] => [
  { type: 'MESSAGE', content, ...end },
  { type: 'QUESTIONS', content: ['What is the total revenue by city?'], group_id: '-1', stage: 'Respond' },
]

const done = (blocks: readonly Block[], changes: Partial<JobRecord>): JobRecord => ({
  job_id: 'states',
  blocks: [...blocks],
  state: 'done',
  status: 'answered',
  assumptions: [],
  analyst: 'builtin',
  model: null,
  refusal: null,
  result: null,
  feedback: null,
  ...changes,
})

const ended = (title: string, blocks: readonly Block[], changes: Partial<JobRecord> = {}): Invented => ({
  title,
  question: 'What is the total revenue by city?',
  view: viewOfBlocks(blocks),
  record: done(blocks, changes),
  isUnderWay: false,
})

const running: AnswerView = {
  ...viewOfBlocks(
    [code],
    [
      {
        name: 'Total revenue by city',
        id: 'step',
        status: 'running',
        parent_id: '',
        stage: 'Analyze',
        properties: { files: 'cafe-sales.csv' },
      },
    ],
  ),
}

export const answers: readonly Invented[] = [
  ended('answered', answered),
  { title: 'under way', question: 'And by month?', view: running, record: undefined, isUnderWay: true },
  ended('assumed', answered.slice(2, 3), {
    status: 'assumed',
    assumptions: ['“sales” was taken for revenue.', 'Only 2025 was looked at.'],
    feedback: { job_id: 'states', verdict: 'right', reason: null, definition_id: null, created_at: later },
  }),
  ended('partial', answered.slice(2, 3), {
    status: 'partial',
    assumptions: ['march.csv is still being read and was left out.'],
  }),
  ended('asks back', said('**Sales** may mean two columns.'), { status: 'clarify' }),
  ended('refused', said('The data has no temperature.'), {
    status: 'not_in_data',
    refusal: { reason: 'no_such_data', missing: ['temperature'] },
  }),
  ended('cancelled', said('This question was cancelled before it was answered.'), {
    state: 'cancelled',
    status: null,
  }),
  ended('failed', said('This question could not be worked out.'), { state: 'failed', status: null }),
]
