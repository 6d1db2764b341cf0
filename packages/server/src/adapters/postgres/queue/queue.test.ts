import { spawn, type ChildProcessByStdio } from 'node:child_process'
import type { Readable } from 'node:stream'
import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest'
import { breakableAddress } from '../../../../../../test/services/breakable-address.ts'
import {
  startPostgres,
  withoutPostgres,
  type PostgresServer,
} from '../../../../../../test/services/postgres.ts'
import { taskKinds, type Queue, type QueuedTask, type Slots, type TaskHandler } from '../../../ports/queue.ts'
import { openSharedParts, type SharedParts } from '../index.ts'

const answer = (id: string, projectId = 'p', datasetId?: string): QueuedTask => ({
  ...{ kind: 'answer', id, projectId },
  ...(datasetId === undefined ? {} : { datasetId }),
})

const eventually = (check: () => void) => vi.waitFor(check, { timeout: 60_000, interval: 20 })

/** A process answers questions in as many places as it has. */
function work(queue: Queue, handler: TaskHandler, slots: Slots): void {
  const of = <Value>(value: Value) => Object.fromEntries(taskKinds.map((kind) => [kind, value])) as never
  queue.start(of(handler), of(slots))
}

const untilAborted = (signal: AbortSignal) =>
  new Promise<void>((resolve) => signal.addEventListener('abort', () => resolve()))

describe.skipIf(withoutPostgres !== undefined)('a queue that processes share', () => {
  let server: PostgresServer
  beforeAll(async () => {
    server = await startPostgres()
  })
  afterAll(() => server.stop())

  interface Opened extends SharedParts {
    readonly told: readonly unknown[]
  }

  const open = async (url: string, leaseMilliseconds = 15_000): Promise<Opened> => {
    const told: unknown[] = []
    const parts = await openSharedParts({ url, leaseMilliseconds, onError: (error) => told.push(error) })
    onTestFinished(async () => {
      await parts.queue.stop(0)
      await parts.close()
    })
    return { ...parts, told }
  }

  const openTwo = async (leaseMilliseconds?: number) => {
    const url = await server.fresh()
    return [await open(url, leaseMilliseconds), await open(url, leaseMilliseconds)] as const
  }

  test('two processes do each task once', async () => {
    const [one, other] = await openTwo()
    const [byOne, byOther]: [string[], string[]] = [[], []]
    const note = (done: string[]) => async (id: string) => {
      done.push(id)
      await wait(5)
    }
    const ids = Array.from({ length: 60 }, (_, number) => `job ${number}`)
    await one.queue.restore(ids.map((id, number) => answer(id, `p${number % 7}`)))
    work(one.queue, note(byOne), { total: 2 })
    work(other.queue, note(byOther), { total: 2 })
    await eventually(() => expect(byOne.length + byOther.length).toBe(60))
    await wait(50)
    expect([...byOne, ...byOther].toSorted()).toEqual(ids.toSorted())
    expect(Math.min(byOne.length, byOther.length)).toBeGreaterThan(5)
  })

  test('a project that another process works for waits for one that nobody works for', async () => {
    const [one, other] = await openTwo()
    const [byOne, byOther]: [string[], string[]] = [[], []]
    const hold = (started: string[]) => async (id: string, signal: AbortSignal) => {
      started.push(id)
      await untilAborted(signal)
    }
    for (const id of ['a1', 'a2', 'a3', 'a4']) await one.queue.add(answer(id, 'a'))
    work(one.queue, hold(byOne), { total: 2 })
    await eventually(() => expect(byOne).toEqual(['a1', 'a2']))
    for (const id of ['b1', 'b2', 'b3']) await one.queue.add(answer(id, 'b'))
    work(other.queue, hold(byOther), { total: 4 })
    await eventually(() => expect(byOther).toHaveLength(4))
    // b has none under way, then one; then both have two, and the turn of a was longer ago.
    expect(byOther).toEqual(['b1', 'b2', 'a3', 'b3'])
  })

  test('a worker prefers what it has at hand, of the project whose turn it is', async () => {
    const [one] = await openTwo()
    const done: string[] = []
    let release = (): void => undefined
    const handler: TaskHandler = async (id) => {
      done.push(id)
      if (id === 'first') await new Promise<void>((resolve) => (release = resolve))
    }
    work(one.queue, handler, { total: 1 })
    await one.queue.add(answer('first', 'p', 'dset-1'))
    await eventually(() => expect(done).toEqual(['first']))
    await one.queue.restore([
      answer('far', 'p', 'dset-2'),
      answer('near', 'p', 'dset-1'),
      answer('other', 'q', 'dset-3'),
    ])
    release()
    await eventually(() => expect(done).toHaveLength(4))
    expect(done).toEqual(['first', 'near', 'other', 'far'])
  })

  test('what a process was cut off from is taken up by another, and it is told to stop', async () => {
    const url = await server.fresh()
    const address = await breakableAddress(url)
    onTestFinished(() => address.close())
    const [one, other] = [await open(address.url, 1_500), await open(url, 1_500)]
    const [started, reasons, done]: [string[], unknown[], string[]] = [[], [], []]
    const hold: TaskHandler = async (id, signal) => {
      started.push(id)
      await untilAborted(signal)
      reasons.push(signal.reason)
    }
    work(one.queue, hold, { total: 1 })
    await one.queue.add(answer('a'))
    await eventually(() => expect(started).toEqual(['a']))
    work(other.queue, async (id) => void done.push(id), { total: 1 })
    await wait(2_500)
    expect([done, reasons]).toEqual([[], []])
    address.cut()
    await eventually(() => expect(done).toEqual(['a']))
    await eventually(() => expect(String(reasons[0])).toContain('another process'))
    address.mend()
    await wait(500)
    await eventually(() => expect(started).toHaveLength(1))
    await one.queue.add(answer('b'))
    await eventually(() => expect([...started.slice(1), ...done.slice(1)]).toEqual(['b']))
    // The queue, and what listens.
    expect(one.told).toHaveLength(2)
  })

  test('a task whose lease another process has is stopped at the next renewal', async () => {
    const url = await server.fresh()
    const one = await open(url, 1_500)
    const started: string[] = []
    let lost: unknown
    work(
      one.queue,
      async (id, signal) => {
        started.push(id)
        if (started.length > 1) return
        await untilAborted(signal)
        lost = signal.reason
      },
      { total: 2 },
    )
    await one.queue.add(answer('a'))
    await eventually(() => expect(started).toHaveLength(1))
    await query(url, 'UPDATE queue_tasks SET lease = -1, lease_until = clock_timestamp()')
    // It is waited for before the same process begins it anew.
    await eventually(() => expect(started).toEqual(['a', 'a']))
    expect(String(lost)).toContain('another process')
  })

  test('what a process that stops did not finish is taken up without waiting', async () => {
    const [one, other] = await openTwo()
    const [started, done]: [string[], string[]] = [[], []]
    const hold: TaskHandler = async (id, signal) => {
      started.push(id)
      await untilAborted(signal)
    }
    work(one.queue, hold, { total: 2 })
    for (const id of ['a', 'b']) await one.queue.add(answer(id))
    await eventually(() => expect(started).toHaveLength(2))
    work(other.queue, async (id) => void done.push(id), { total: 2 })
    const stoppedAt = performance.now()
    await one.queue.stop(20)
    await eventually(() => expect(done.toSorted()).toEqual(['a', 'b']))
    expect(performance.now() - stoppedAt).toBeLessThan(14_000)
  })

  test('a server that crashes loses no task, and is said to be away once', async () => {
    const crashing = await startPostgres()
    onTestFinished(() => crashing.stop())
    const one = await open(await crashing.fresh())
    const started: string[] = []
    const releases: (() => void)[] = []
    work(
      one.queue,
      async (id) => {
        started.push(id)
        if (id === 'under way') await new Promise<void>((resolve) => releases.push(resolve))
      },
      { total: 1 },
    )
    await one.queue.add(answer('under way'))
    await eventually(() => expect(started).toEqual(['under way']))
    for (const id of ['b', 'c', 'd']) await one.queue.add(answer(id))
    await crashing.restart()
    for (const release of releases) release()
    await eventually(() => expect([...new Set(started)].toSorted()).toEqual(['b', 'c', 'd', 'under way']))
    await one.queue.add(answer('e'))
    await eventually(() => expect(started.at(-1)).toBe('e'))
    expect(one.told.length).toBeLessThanOrEqual(3)
  })

  test('a process that is killed gives its tasks back within the lease', async () => {
    const url = await server.fresh()
    const one = await open(url, 2_000)
    const child = startWorker(url, 2_000)
    onTestFinished(() => void child.kill('SIGKILL'))
    for (const id of ['a', 'b']) await one.queue.add(answer(id))
    const begun: string[] = []
    child.stdout.setEncoding('utf8').on('data', (lines: string) => begun.push(...lines.trim().split('\n')))
    await eventually(() => expect(begun.toSorted()).toEqual(['a', 'b']))
    const done: string[] = []
    work(one.queue, async (id) => void done.push(id), { total: 2 })
    await wait(2_500)
    expect(done).toEqual([])
    child.kill('SIGKILL')
    await eventually(() => expect(done.toSorted()).toEqual(['a', 'b']))
  })
})

async function query(url: string, sql: string): Promise<void> {
  const client = new pg.Client(url)
  await client.connect()
  await client.query(sql)
  await client.end()
}

/** A process that begins two questions, says their ids and never ends them. */
function startWorker(url: string, leaseMilliseconds: number): ChildProcessByStdio<null, Readable, null> {
  const parts = new URL('../index.ts', import.meta.url).href
  const program = `
    import { openSharedParts } from ${JSON.stringify(parts)}
    const { queue } = await openSharedParts({ url: ${JSON.stringify(url)}, leaseMilliseconds: ${leaseMilliseconds}, onError: console.error })
    const hold = (id) => new Promise(() => console.log(id))
    const kinds = ${JSON.stringify(taskKinds)}
    const of = (value) => Object.fromEntries(kinds.map((kind) => [kind, value]))
    queue.start(of(hold), of({ total: 2 }))`
  return spawn(
    process.execPath,
    ['--conditions=source', '--import', 'tsx', '--input-type=module', '--eval', program],
    { stdio: ['ignore', 'pipe', 'inherit'] },
  )
}
