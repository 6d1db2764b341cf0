import type { Block, Task } from '@auger/contract'
import type { StreamEvent } from '@auger/sdk/stream'
import { expect, it } from 'vitest'
import { viewOfBlocks, viewOfEvents } from './answer-view.ts'

const step = { group_id: 'job-1-1', group_name: 'Total by city', stage: 'Analyze' } as const
const end = { group_id: 'job-1-conclusion', group_name: 'Conclusions', stage: 'Respond' } as const
const code: Block = { type: 'CODE', content: '```sql\nSELECT 1\n```', ...step }
const text: Block = { type: 'MESSAGE', content: 'It is 1.', ...end }

const taskEvent = (status: Task['status']): StreamEvent => ({
  type: 'TASK',
  lastEventId: '1',
  created: 0,
  ...step,
  content: {
    name: step.group_name,
    id: step.group_id,
    status,
    parent_id: '',
    stage: 'Analyze',
    properties: { files: 'a.csv' },
  },
})

it('sorts stored blocks into steps, conclusion, sources and questions', () => {
  const questions: Block = { type: 'QUESTIONS', content: ['And 2?'], group_id: '-1', stage: 'Respond' }
  const view = viewOfBlocks([code, text, questions])
  expect(view.steps).toEqual([
    { id: 'job-1-1', title: 'Total by city', status: 'done', files: '', blocks: [code] },
  ])
  expect([view.conclusion, view.questions]).toEqual([[text], ['And 2?']])
})

it('knows of a step that runs before it has said anything, and how it ended', () => {
  expect(viewOfEvents([taskEvent('running')]).steps).toMatchObject([
    { status: 'running', files: 'a.csv', blocks: [] },
  ])
  expect(viewOfEvents([taskEvent('running'), taskEvent('done')]).steps).toMatchObject([{ status: 'done' }])
  const failed = viewOfEvents([
    {
      type: 'ERROR',
      lastEventId: '2',
      created: 0,
      ...step,
      content: { code: '210020', message: 'It failed' },
    },
  ])
  expect(failed.error).toEqual({ code: '210020', message: 'It failed' })
})
