import { streamEventTypes } from '@auger/contract'
import { expect, it } from 'vitest'
import { eventTypes, streamEventOf } from './stream-event.ts'

it('knows the events of the wire', () => {
  expect(eventTypes).toEqual(streamEventTypes)
})

it('reads bare events, chunks, and nothing of what it does not know', () => {
  expect(streamEventOf({ type: 'JOB_ID', data: 'job-1', lastEventId: '0' })).toEqual({
    type: 'JOB_ID',
    jobId: 'job-1',
    lastEventId: '0',
  })
  expect(streamEventOf({ type: 'END_MARK', data: '[ERROR]', lastEventId: '9' })).toMatchObject({ ok: false })
  const data = JSON.stringify({
    id: 'g',
    choices: [{ delta: { content: 'Hi', bindings: [] } }],
    created: 7,
    group_id: 'g',
    group_name: 'Conclusions',
    stage: 'Respond',
  })
  expect(streamEventOf({ type: 'MESSAGE', data, lastEventId: '3' })).toEqual({
    type: 'MESSAGE',
    lastEventId: '3',
    group_id: 'g',
    group_name: 'Conclusions',
    stage: 'Respond',
    created: 7,
    content: 'Hi',
    bindings: [],
  })
  expect(streamEventOf({ type: 'NEWER', data: '{}', lastEventId: '4' })).toBeUndefined()
})
