import { describe, expect, test, vi } from 'vitest'
import type { EngineChild } from './engine-child.ts'
import { createPool, type Loan } from './pool.ts'

const never = new AbortController().signal

interface FakeChild extends EngineChild {
  readonly number: number
}

/** Children that do nothing but live and die: the pool only lends them. */
function children() {
  const started: FakeChild[] = []
  const start = (): FakeChild => {
    let die: () => void = () => undefined
    let alive = true
    const gone = new Promise<void>((resolve) => {
      die = () => {
        alive = false
        resolve()
      }
    })
    const child: FakeChild = {
      number: started.length + 1,
      processId: undefined,
      childFolder: { folder: '', inputs: '', outputs: '', spill: '' },
      ready: Promise.resolve(),
      gone,
      get alive() {
        return alive
      },
      perform: () => Promise.reject(new Error('not asked for')),
      interrupt: () => undefined,
      kill: () => die(),
    }
    started.push(child)
    return child
  }
  return { started, start, alive: () => started.filter((child) => child.alive).length }
}

const settled = () => new Promise((resolve) => setImmediate(resolve))

describe('a pool', () => {
  const opened = (engines: number, idleMilliseconds = 60_000) => {
    const own = children()
    const pool = createPool({ engines, idleMilliseconds }, own.start)
    const lent: string[] = []
    const lend = async (
      projectId: string,
      kind: 'query' | 'transform' = 'query',
      signal = never,
    ): Promise<Loan> => {
      const loan = await pool.lend(projectId, kind, signal)
      lent.push(projectId)
      return loan
    }
    return { ...own, pool, lend, lent }
  }
  const numberOf = (loan: Loan) => (loan.child as FakeChild).number

  test('has a child waiting before anyone asks, and another once it is taken', async () => {
    const { started, lend } = opened(2)
    expect(started).toHaveLength(1)
    expect(numberOf(await lend('a'))).toBe(1)
    expect(started).toHaveLength(2)
  })

  test('without a spare starts one only for who asks', async () => {
    const { started, start } = children()
    const pool = createPool({ engines: 1, idleMilliseconds: 60_000, spare: false }, start)
    expect(started).toHaveLength(0)
    await pool.lend('a', 'query', never)
    expect(started).toHaveLength(1)
  })

  test('lends a project its own child again', async () => {
    const { lend } = opened(2)
    const first = await lend('a')
    first.giveBack()
    expect((await lend('a')).child).toBe(first.child)
  })

  test('never lends a child to a second project', async () => {
    const { lend, alive } = opened(1)
    const first = await lend('a')
    first.giveBack()
    const second = await lend('b')
    expect(second.child).not.toBe(first.child)
    expect(first.child.alive).toBe(false)
    expect(alive()).toBe(2)
  })

  test('leaves a child that was just used to its project, where the other has one as well', async () => {
    const { lend, lent } = opened(2)
    const [busy, other] = [await lend('busy'), await lend('other')]
    const more = lend('busy')
    other.giveBack()
    await settled()
    expect(lent).toEqual(['busy', 'other'])
    expect((await lend('other')).child).toBe(other.child)
    busy.giveBack()
    expect((await more).child).toBe(busy.child)
  })

  test('takes a child that has rested from a project that holds as many', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] })
    try {
      const { lend } = opened(2)
      await lend('busy')
      const other = await lend('other')
      const more = lend('busy')
      other.giveBack()
      vi.advanceTimersByTime(500)
      expect(other.child.alive).toBe(true)
      vi.advanceTimersByTime(600)
      expect((await more).child).not.toBe(other.child)
      expect(other.child.alive).toBe(false)
    } finally {
      vi.useRealTimers()
    }
  })

  test('gives up the child that was idle the longest', async () => {
    const { lend } = opened(2)
    const [a, b] = [await lend('a'), await lend('b')]
    b.giveBack()
    a.giveBack()
    await lend('c')
    expect([a.child.alive, b.child.alive]).toEqual([true, false])
  })

  test('has no more children at work than it may, and one spare', async () => {
    const { lend, lent, alive } = opened(2)
    await Promise.all([lend('a'), lend('a')])
    void lend('a')
    void lend('b')
    await settled()
    expect(lent).toEqual(['a', 'a'])
    expect(alive()).toBe(3)
  })

  test('serves the project with the least running first, then who came first', async () => {
    const { lend, lent } = opened(2)
    const [one, two] = [await lend('a'), await lend('a')]
    void lend('a')
    void lend('a')
    void lend('b')
    one.giveBack()
    await settled()
    expect(lent).toEqual(['a', 'a', 'b'])
    two.giveBack()
    await settled()
    expect(lent).toEqual(['a', 'a', 'b', 'a'])
  })

  test('keeps a place free of transforms', async () => {
    const { lend, lent } = opened(2)
    const transform = await lend('a', 'transform')
    void lend('b', 'transform')
    await lend('c', 'query')
    expect(lent).toEqual(['a', 'c'])
    transform.giveBack()
    await settled()
    expect(lent).toEqual(['a', 'c', 'b'])
  })

  test('with one place only lends it for either', async () => {
    const { lend, lent } = opened(1)
    ;(await lend('a', 'transform')).giveBack()
    ;(await lend('a', 'query')).giveBack()
    expect(lent).toEqual(['a', 'a'])
  })

  test('forgets a child that died, at work or spare', async () => {
    const { lend, started } = opened(1)
    const first = await lend('a')
    first.child.kill()
    started[1]?.kill()
    await settled()
    first.giveBack()
    const second = await lend('a')
    expect(second.child.alive).toBe(true)
  })

  test('has another child waiting when the one that waited died', async () => {
    const { started, alive, pool } = opened(2)
    started[0]?.kill()
    await vi.waitFor(() => expect(alive()).toBe(1), { timeout: 10_000 })
    expect(started).toHaveLength(2)
    await pool.close()
    expect(alive()).toBe(0)
    await new Promise((resolve) => setTimeout(resolve, 1_000))
    expect(started).toHaveLength(2)
  })

  test('who gives up waiting leaves the queue', async () => {
    const { lend, lent } = opened(1)
    const first = await lend('a')
    const abort = new AbortController()
    const waiting = lend('b', 'query', abort.signal)
    void lend('c')
    abort.abort()
    await expect(waiting).rejects.toMatchObject({ reason: 'aborted' })
    first.giveBack()
    await settled()
    expect(lent).toEqual(['a', 'c'])
  })

  test('ends a child that was idle for long, and lends another', async () => {
    const { lend, alive } = opened(2, 20)
    const first = await lend('a')
    first.giveBack()
    await vi.waitFor(() => expect(first.child.alive).toBe(false))
    expect(alive()).toBe(1)
    const second = await lend('a')
    expect(second.child).not.toBe(first.child)
    await new Promise((resolve) => setTimeout(resolve, 60))
    expect(second.child.alive).toBe(true)
  })

  test('ends a child that is not worth keeping', async () => {
    const { lend } = opened(2)
    const first = await lend('a')
    first.giveBack(false)
    expect(first.child.alive).toBe(false)
    expect((await lend('a')).child).not.toBe(first.child)
  })

  test('starts with a child that was started before', async () => {
    const own = children()
    const child = own.start()
    const pool = createPool({ engines: 1, idleMilliseconds: 60_000 }, own.start, child)
    expect((await pool.lend('a', 'query', never)).child).toBe(child)
  })

  test('that closes ends every child and turns away who waits', async () => {
    const { pool, lend, alive } = opened(1)
    await lend('a')
    const waiting = expect(lend('b')).rejects.toMatchObject({ reason: 'aborted' })
    await pool.close()
    await waiting
    expect(alive()).toBe(0)
    await expect(lend('a')).rejects.toMatchObject({ reason: 'aborted' })
  })
})
