import { expect, test, vi } from 'vitest'
import { queueContract } from '../../ports/queue.contract.ts'
import type { QueuedTask, TaskHandlers } from '../../ports/queue.ts'
import { openOtelTracer } from '../tracer/otel.ts'
import { silentTracer } from '../tracer/silent.ts'
import { createMemoryQueue } from './memory.ts'
import { tracedQueue } from './traced.ts'

queueContract('traced', () => {
  const failed: QueuedTask[] = []
  const queue = createMemoryQueue({ onError: (_error, task) => failed.push(task) })
  return Promise.resolve({ queue: tracedQueue(queue, silentTracer), failed })
})

test('a task goes on with the trace it was added in, and one without begins its own', async () => {
  const url = 'http://127.0.0.1:9/v1/traces'
  const tracer = openOtelTracer({
    url,
    serviceName: 'tested',
    ratio: 1,
    process: {},
    onError: () => undefined,
  })
  const queue = tracedQueue(createMemoryQueue({ onError: () => undefined }), tracer)
  const traces = new Map<string, string | undefined>()
  const note = async (id: string) => void traces.set(id, tracer.current()?.split('-')[1])
  const answer = (id: string): QueuedTask => ({ kind: 'answer', id, projectId: 'p' })
  const handlers: TaskHandlers = {
    answer: note,
    fetch: note,
    ingest: note,
    overview: note,
    describe: note,
    deliver: note,
  }
  const one = { total: 1 }
  let asked: string | undefined
  await tracer.span('request', {}, async () => {
    asked = tracer.current()?.split('-')[1]
    await queue.add(answer('asked'))
    await queue.restore([answer('restored')])
    await queue.add({ ...answer('told'), trace: `00-${'c'.repeat(32)}-00000000000000aa-01` })
    queue.start(handlers, {
      answer: one,
      fetch: one,
      ingest: one,
      overview: one,
      describe: one,
      deliver: one,
    })
  })
  await vi.waitFor(() => expect(traces.size).toBe(3))
  expect(traces.get('asked')).toBe(asked)
  expect(traces.get('told')).toBe('c'.repeat(32))
  expect(traces.get('restored')).toMatch(/^[0-9a-f]{32}$/)
  expect([asked, 'c'.repeat(32)]).not.toContain(traces.get('restored'))
  await queue.stop(0)
  await tracer.close()
})
