import { setTimeout as wait } from 'node:timers/promises'
import { afterEach, describe, expect, test, vi } from 'vitest'
import type { Queue, QueuedTask, TaskHandlers } from './queue.ts'

export interface QueueUnderTest {
  readonly queue: Queue
  /** The tasks whose handlers rejected, as far as the queue has reported them. */
  readonly failed: readonly QueuedTask[]
}

const single = { total: 1 }
const one = {
  answer: single,
  fetch: single,
  ingest: single,
  overview: single,
  describe: single,
  deliver: single,
}
const answer = (id: string, projectId = 'p'): QueuedTask => ({ kind: 'answer', id, projectId })
const ingest = (id: string): QueuedTask => ({ kind: 'ingest', id, projectId: 'p' })
const overview = (id: string): QueuedTask => ({ kind: 'overview', id, projectId: 'p' })
const nothing = () => Promise.resolve()
const handlers = (own: Partial<TaskHandlers>): TaskHandlers => ({
  answer: nothing,
  fetch: nothing,
  ingest: nothing,
  overview: nothing,
  describe: nothing,
  deliver: nothing,
  ...own,
})

/** What a database does takes its time where the machine is busy. */
const eventually = (check: () => void | Promise<void>) => vi.waitFor(check, { timeout: 30_000 })

/** A handler whose tasks last until they are released, or for those that heed it until they are aborted. */
function held() {
  const releases = new Map<string, () => void>()
  const started: string[] = []
  const aborted: string[] = []
  let most = 0
  const handler = async (id: string, signal: AbortSignal) => {
    started.push(id)
    await new Promise<void>((resolve) => {
      releases.set(id, resolve)
      most = Math.max(most, releases.size)
      signal.addEventListener('abort', () => {
        aborted.push(id)
        resolve()
      })
    })
    releases.delete(id)
  }
  const release = (id: string) => releases.get(id)?.()
  return { handler, release, started, aborted, most: () => most }
}

/** The behaviour of every queue. `open` gives an empty one. */
export function queueContract(name: string, open: () => Promise<QueueUnderTest>): void {
  describe(`${name} as a queue`, () => {
    const opened: Queue[] = []
    afterEach(() => Promise.all(opened.splice(0).map((queue) => queue.stop(0))))
    const fresh = async () => {
      const underTest = await open()
      opened.push(underTest.queue)
      return underTest
    }

    test('tasks wait for the start, and are done once each, first come, first served', async () => {
      const { queue } = await fresh()
      const done: string[] = []
      for (const id of ['b', 'a', 'c']) await queue.add(answer(id))
      await wait(20)
      expect(done).toEqual([])
      queue.start(handlers({ answer: async (id) => void done.push(id) }), one)
      await queue.add(answer('d'))
      await eventually(() => expect(done).toEqual(['b', 'a', 'c', 'd']))
      await wait(20)
      expect(done).toHaveLength(4)
    })

    test('each kind has its own handler and its own line', async () => {
      const { queue } = await fresh()
      const done: string[] = []
      const note = (kind: string) => async (id: string) => void done.push(`${kind} ${id}`)
      queue.start(
        {
          answer: held().handler,
          fetch: held().handler,
          ingest: note('ingest'),
          overview: note('overview'),
          describe: note('describe'),
          deliver: note('deliver'),
        },
        one,
      )
      await queue.add({ kind: 'fetch', id: '1', projectId: 'p' })
      await queue.add(answer('1'))
      await queue.add(ingest('1'))
      await queue.add(overview('1'))
      await eventually(() => expect(done.toSorted()).toEqual(['ingest 1', 'overview 1']))
    })

    test('as many of a kind run at once as allowed, and no more', async () => {
      const { queue } = await fresh()
      const tasks = held()
      queue.start(handlers({ answer: tasks.handler }), { ...one, answer: { total: 3 } })
      for (const id of ['1', '2', '3', '4', '5']) await queue.add(answer(id))
      await eventually(() => expect(tasks.started).toEqual(['1', '2', '3']))
      await wait(20)
      expect(tasks.started).toHaveLength(3)
      tasks.release('2')
      await eventually(() => expect(tasks.started).toEqual(['1', '2', '3', '4']))
      for (const id of ['1', '3', '4']) tasks.release(id)
      await eventually(() => expect(tasks.started).toContain('5'))
      tasks.release('5')
      expect(tasks.most()).toBe(3)
    })

    test('projects take turns, however many tasks one of them has', async () => {
      const { queue } = await fresh()
      const done: string[] = []
      for (const id of ['a1', 'a2', 'a3', 'a4']) await queue.add(answer(id, 'a'))
      for (const id of ['b1', 'b2']) await queue.add(answer(id, 'b'))
      await queue.add(answer('c1', 'c'))
      queue.start(handlers({ answer: async (id) => void done.push(id) }), one)
      await eventually(() => expect(done).toEqual(['a1', 'b1', 'c1', 'a2', 'b2', 'a3', 'a4']))
    })

    test('who comes late is next when another project has every place', async () => {
      const { queue } = await fresh()
      const tasks = held()
      queue.start(handlers({ answer: tasks.handler }), { ...one, answer: { total: 2 } })
      for (const id of ['a1', 'a2', 'a3', 'a4']) await queue.add(answer(id, 'a'))
      await eventually(() => expect(tasks.started).toEqual(['a1', 'a2']))
      for (const id of ['b1', 'b2']) await queue.add(answer(id, 'b'))
      tasks.release('a1')
      await eventually(() => expect(tasks.started).toEqual(['a1', 'a2', 'b1']))
      tasks.release('b1')
      await eventually(() => expect(tasks.started).toEqual(['a1', 'a2', 'b1', 'b2']))
      tasks.release('a2')
      await eventually(() => expect(tasks.started).toEqual(['a1', 'a2', 'b1', 'b2', 'a3']))
      for (const id of ['b2', 'a3', 'a4']) {
        await eventually(() => expect(tasks.started).toContain(id))
        tasks.release(id)
      }
    })

    test('one project has no more places than it may, and another has the rest', async () => {
      const { queue } = await fresh()
      const tasks = held()
      queue.start(handlers({ answer: tasks.handler }), { ...one, answer: { total: 3, perProject: 2 } })
      for (const id of ['a1', 'a2', 'a3']) await queue.add(answer(id, 'a'))
      await eventually(() => expect(tasks.started).toEqual(['a1', 'a2']))
      await wait(20)
      expect(tasks.started).toHaveLength(2)
      await queue.add(answer('b1', 'b'))
      await eventually(() => expect(tasks.started).toEqual(['a1', 'a2', 'b1']))
      tasks.release('b1')
      await wait(20)
      expect(tasks.started).toHaveLength(3)
      tasks.release('a1')
      await eventually(() => expect(tasks.started).toContain('a3'))
      for (const id of ['a2', 'a3']) tasks.release(id)
    })

    test('a task given twice while it waits is done once', async () => {
      const { queue } = await fresh()
      const tasks = held()
      queue.start(handlers({ answer: tasks.handler }), one)
      await queue.add(answer('first'))
      for (const id of ['a', 'b', 'a', 'a']) await queue.add(answer(id))
      await eventually(() => expect(tasks.started).toEqual(['first']))
      for (const id of ['first', 'a', 'b']) {
        await eventually(() => expect(tasks.started).toContain(id))
        tasks.release(id)
      }
      await wait(20)
      expect(tasks.started).toEqual(['first', 'a', 'b'])
    })

    test('a task given while it runs is done again afterwards, and never twice at once', async () => {
      const { queue } = await fresh()
      const tasks = held()
      queue.start(handlers({ overview: tasks.handler }), { ...one, overview: { total: 5 } })
      await queue.add(overview('a'))
      await eventually(() => expect(tasks.started).toEqual(['a']))
      await queue.add(overview('a'))
      await queue.add(overview('b'))
      await eventually(() => expect(tasks.started).toEqual(['a', 'b']))
      await wait(20)
      expect(tasks.started).toHaveLength(2)
      tasks.release('a')
      await eventually(() => expect(tasks.started).toEqual(['a', 'b', 'a']))
      tasks.release('a')
      tasks.release('b')
    })

    test('a handler that fails is reported, and the next task is done', async () => {
      const { queue, failed } = await fresh()
      const done: string[] = []
      const failing = (id: string): Promise<void> => {
        if (id === 'throws') throw new Error('thrown')
        if (id === 'rejects') return Promise.reject(new Error('rejected'))
        done.push(id)
        return Promise.resolve()
      }
      queue.start(handlers({ ingest: failing }), one)
      for (const id of ['throws', 'rejects', 'works']) await queue.add(ingest(id))
      await eventually(() => expect(done).toEqual(['works']))
      expect(failed.slice(0, 2)).toEqual([ingest('throws'), ingest('rejects')])
    })

    test('a handler may add tasks', async () => {
      const { queue } = await fresh()
      const done: string[] = []
      const readAndGoOn = async (id: string) => queue.add(overview(id))
      queue.start(handlers({ ingest: readAndGoOn, overview: async (id) => void done.push(id) }), one)
      await queue.add(ingest('a'))
      await eventually(() => expect(done).toEqual(['a']))
    })

    test('stopping waits for what runs and hands out nothing more', async () => {
      const { queue } = await fresh()
      const tasks = held()
      queue.start(handlers({ answer: tasks.handler }), one)
      await queue.add(answer('a'))
      await queue.add(answer('b'))
      await eventually(() => expect(tasks.started).toEqual(['a']))
      let stopped = false
      const stopping = queue.stop(10_000).then(() => (stopped = true))
      await wait(20)
      expect(stopped).toBe(false)
      tasks.release('a')
      await stopping
      await queue.add(answer('c'))
      await wait(20)
      expect(tasks.started).toEqual(['a'])
      expect(tasks.aborted).toEqual([])
    })

    test('what is restored is done once, also where it waits or runs already', async () => {
      const { queue } = await fresh()
      const tasks = held()
      await queue.restore([answer('a'), answer('b')])
      await queue.add(answer('b'))
      queue.start(handlers({ answer: tasks.handler }), { ...one, answer: { total: 2 } })
      await eventually(() => expect(tasks.started).toEqual(['a', 'b']))
      await queue.restore([answer('a'), answer('c')])
      tasks.release('a')
      tasks.release('b')
      await eventually(() => expect(tasks.started).toEqual(['a', 'b', 'c']))
      tasks.release('c')
      await wait(20)
      expect(tasks.started).toHaveLength(3)
    })

    test('a handler is told the whole task', async () => {
      const { queue } = await fresh()
      const told: QueuedTask[] = []
      queue.start(handlers({ answer: async (_id, _signal, task) => void told.push(task) }), one)
      const task: QueuedTask = { ...answer('a'), datasetId: 'dset-1', trace: '00-ab-cd-01' }
      await queue.add(task)
      await queue.add(answer('b'))
      await eventually(() => expect(told).toEqual([task, answer('b')]))
    })

    test('it tells what waits, and for how long', async () => {
      const { queue } = await fresh()
      expect((await queue.backlog()).filter(({ tasks }) => tasks > 0)).toEqual([])
      const tasks = held()
      for (const id of ['a', 'b', 'c', 'b']) await queue.add(answer(id))
      await queue.add(overview('o'))
      await wait(50)
      const waiting = async (kind: string) => (await queue.backlog()).find((one) => one.kind === kind)
      expect(await waiting('answer')).toMatchObject({ tasks: 3 })
      expect((await waiting('answer'))?.oldestSeconds).toBeGreaterThan(0.03)
      expect(await waiting('overview')).toMatchObject({ tasks: 1 })

      queue.start(handlers({ answer: tasks.handler }), one)
      await vi.waitFor(async () => expect(await waiting('answer')).toMatchObject({ tasks: 2 }))
      await vi.waitFor(async () => expect((await waiting('overview'))?.tasks ?? 0).toBe(0))
      for (const id of ['a', 'b', 'c']) {
        await vi.waitFor(() => expect(tasks.started).toContain(id))
        tasks.release(id)
      }
      await vi.waitFor(async () => expect((await waiting('answer'))?.tasks ?? 0).toBe(0))
    })

    test('stopping aborts what still runs when the grace is over', async () => {
      const { queue } = await fresh()
      const tasks = held()
      queue.start(handlers({ answer: tasks.handler, ingest: tasks.handler }), one)
      await queue.add(answer('a'))
      await queue.add(ingest('i'))
      await eventually(() => expect(tasks.started).toHaveLength(2))
      await queue.stop(30)
      expect(tasks.aborted.toSorted()).toEqual(['a', 'i'])
    })

    test('stopping what never started is no error', async () => {
      const { queue } = await fresh()
      await queue.add(answer('a'))
      await queue.stop(1_000)
      await queue.stop(1_000)
    })
  })
}
