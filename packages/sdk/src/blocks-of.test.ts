import { describe, expect, it } from 'vitest'
import { blocksOf } from './blocks-of.ts'
import type { StreamEvent } from './stream-event.ts'

const step = { group_id: '1', group_name: 'Add up', stage: 'Analyze', created: 1, lastEventId: '1' } as const
const conclusion = { ...step, group_id: '2', group_name: 'Conclusions', stage: 'Respond' } as const

const message = (content: string, place: typeof step | typeof conclusion = conclusion): StreamEvent => ({
  ...place,
  type: 'MESSAGE',
  content,
})

const task = (place: typeof step | typeof conclusion): StreamEvent => ({
  ...place,
  type: 'TASK',
  content: {
    name: 'Add up',
    id: '1',
    status: 'done',
    parent_id: '',
    stage: 'Analyze',
    properties: { files: '' },
  },
})

describe('blocksOf', () => {
  it('makes one block of consecutive messages of a group', () => {
    expect(blocksOf([message('The total '), message('is '), message('5.')])).toEqual([
      {
        type: 'MESSAGE',
        content: 'The total is 5.',
        group_id: '2',
        group_name: 'Conclusions',
        stage: 'Respond',
      },
    ])
  })

  it('begins another block after another type and in another group', () => {
    const code: StreamEvent = { ...conclusion, type: 'CODE', content: 'select 1' }
    const blocks = blocksOf([message('a', step), message('b'), code, message('c'), message('d')])
    expect(blocks.map((block) => block.content)).toEqual(['a', 'b', 'select 1', 'cd'])
  })

  it('lets a task between two pieces not part them', () => {
    expect(blocksOf([message('a'), task(step), message('b')]).map((block) => block.content)).toEqual(['ab'])
  })

  it('shifts bindings by the code points that came before', () => {
    const first: StreamEvent = {
      ...conclusion,
      type: 'MESSAGE',
      content: '😀 3 ',
      bindings: [{ start: 2, end: 3, expression: '1 + 2' }],
    }
    const second: StreamEvent = {
      ...conclusion,
      type: 'MESSAGE',
      content: 'x 42',
      bindings: [{ start: 2, end: 4, table: 'step-1', row: 0, column: 'n' }],
    }
    expect(blocksOf([first, second])).toEqual([
      {
        type: 'MESSAGE',
        content: '😀 3 x 42',
        bindings: [
          { start: 2, end: 3, expression: '1 + 2' },
          { start: 6, end: 8, table: 'step-1', row: 0, column: 'n' },
        ],
        group_id: '2',
        group_name: 'Conclusions',
        stage: 'Respond',
      },
    ])
  })

  it('leaves out what is no block and keeps a group without a name nameless', () => {
    const questions: StreamEvent = {
      type: 'QUESTIONS',
      content: ['Why?'],
      group_id: '-1',
      stage: 'Respond',
      created: 1,
      lastEventId: '9',
    }
    const error: StreamEvent = { ...step, type: 'ERROR', content: { code: '210020', message: 'no' } }
    const events: StreamEvent[] = [
      { type: 'JOB_ID', jobId: 'job-1', lastEventId: '1' },
      task(step),
      error,
      questions,
      { type: 'END_MARK', ok: false, lastEventId: '10' },
    ]
    expect(blocksOf(events)).toEqual([
      { type: 'QUESTIONS', content: ['Why?'], group_id: '-1', stage: 'Respond' },
    ])
  })
})
