import { Registry } from 'prom-client'
import { expect, test, vi } from 'vitest'
import { queueContract } from '../../ports/queue.contract.ts'
import { LeaseLost, type Queue, type QueuedTask, type TaskHandlers } from '../../ports/queue.ts'
import { createPrometheusMeter } from '../meter/prometheus.ts'
import { createMemoryQueue } from './memory.ts'
import { meteredQueue } from './metered.ts'

queueContract('metered', () => {
  const failed: QueuedTask[] = []
  const queue = createMemoryQueue({ onError: (_error, task) => failed.push(task) })
  return Promise.resolve({ queue: meteredQueue(queue, createPrometheusMeter(new Registry())), failed })
})

test('what runs is counted by kind, and what has ended by how', async () => {
  const registry = new Registry()
  const queue = meteredQueue(createMemoryQueue({ onError: () => undefined }), createPrometheusMeter(registry))
  const lines = async () => (await registry.metrics()).split('\n')
  let release = () => {}
  const held = () => new Promise<void>((resolve) => (release = resolve))
  const failing = () => Promise.reject(new Error('it failed'))
  const nothing = () => Promise.resolve()
  const handlers: TaskHandlers = {
    ...{ answer: held, ingest: failing },
    ...{ fetch: nothing, overview: nothing, describe: nothing, deliver: nothing },
  }
  const one = { total: 1 }
  queue.start(handlers, { answer: one, fetch: one, ingest: one, overview: one, describe: one, deliver: one })
  await queue.add({ kind: 'answer', id: 'a', projectId: 'p' })
  await queue.add({ kind: 'ingest', id: 'i', projectId: 'p' })
  await vi.waitFor(async () => expect(await lines()).toContain('auger_tasks_running{kind="answer"} 1'))
  release()
  await vi.waitFor(async () =>
    expect(await lines()).toEqual(
      expect.arrayContaining([
        'auger_tasks_running{kind="answer"} 0',
        'auger_task_seconds_count{kind="answer",outcome="done"} 1',
        'auger_task_seconds_count{kind="ingest",outcome="failed"} 1',
      ]),
    ),
  )
  await queue.stop(0)
})

test('a task that another process took over is counted, one that a stop ends is not', async () => {
  const registry = new Registry()
  const memory = createMemoryQueue({ onError: () => undefined })
  let handlers: TaskHandlers | undefined
  const handing: Queue = { ...memory, start: (given) => void (handlers = given) }
  const nothing = () => Promise.resolve()
  const held = (_id: string, signal: AbortSignal) =>
    new Promise<void>((resolve) => signal.addEventListener('abort', () => resolve()))
  const one = { total: 1 }
  meteredQueue(handing, createPrometheusMeter(registry)).start(
    {
      ...{ answer: held, ingest: nothing },
      ...{ fetch: nothing, overview: nothing, describe: nothing, deliver: nothing },
    },
    { answer: one, fetch: one, ingest: one, overview: one, describe: one, deliver: one },
  )
  for (const reason of [new LeaseLost(), new Error('the service stops')]) {
    const abort = new AbortController()
    const ended = handlers?.answer('a', abort.signal, { kind: 'answer', id: 'a', projectId: 'p' })
    abort.abort(reason)
    await ended
  }
  expect((await registry.metrics()).split('\n')).toContain('auger_leases_lost_total{kind="answer"} 1')
})
