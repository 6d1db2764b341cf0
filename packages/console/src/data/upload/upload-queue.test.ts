import { expect, it } from 'vitest'
import { createUploadQueue, type QueueOptions } from './upload-queue.ts'

const file = (name: string, size = 10) => new File(['x'.repeat(size)], name)
const settled = () => new Promise((resolve) => setTimeout(resolve, 0))

/** A service that answers when it is told to. */
function hands(options: Partial<QueueOptions> = {}) {
  const sends: {
    name: string
    signal: AbortSignal
    end: (key: string) => void
    fail: (why: Error) => void
  }[] = []
  const queue = createUploadQueue({
    send: (sent, { signal, onProgress }) =>
      new Promise((end, fail) => {
        onProgress(5)
        signal.addEventListener('abort', () => {
          fail(new Error('aborted'))
        })
        sends.push({ name: sent.name, signal, end, fail })
      }),
    add: async (_, key) => `ds-${key}`,
    isOfTheLine: (problem) => problem instanceof Error && problem.message === 'line',
    untilOnline: async () => {},
    ...options,
  })
  const states = () => queue.items().map(({ state }) => state)
  return { queue, sends, states }
}

it('sends two at a time, and the others when there is room', async () => {
  const { queue, sends, states } = hands()
  queue.addFiles([file('a.csv'), file('b.csv'), file('c.csv')])
  expect(states()).toEqual(['sending', 'sending', 'waiting'])
  expect(queue.items()[0]?.sentBytes).toBe(5)
  sends[0]?.end('k')
  await settled()
  expect(states()).toEqual(['added', 'sending', 'sending'])
  expect(queue.items()[0]).toMatchObject({ sourceId: 'ds-k', sentBytes: 10 })
})

it('names what is refused and sends nothing of it', () => {
  const { queue, sends, states } = hands()
  queue.addFiles([file('a.exe'), file('b.csv', 0)])
  expect(states()).toEqual(['refused', 'refused'])
  expect(queue.items().map(({ problem }) => problem)).toEqual(['format', 'empty'])
  expect(sends).toHaveLength(0)
})

it('pauses, goes on and gives its place to others meanwhile', async () => {
  const { queue, sends, states } = hands({ atOnce: 1 })
  queue.addFiles([file('a.csv'), file('b.csv')])
  queue.pause(1)
  await settled()
  expect(sends[0]?.signal.aborted).toBe(true)
  expect(states()).toEqual(['paused', 'sending'])
  queue.resume(1)
  expect(states()).toEqual(['waiting', 'sending'])
  sends[1]?.end('b')
  await settled()
  expect(states()).toEqual(['sending', 'added'])
  expect(sends[2]?.name).toBe('a.csv')
})

it('waits for the line and tries again by itself', async () => {
  const line: (() => void)[] = []
  const { queue, sends, states } = hands({ untilOnline: () => new Promise((back) => line.push(back)) })
  queue.addFiles([file('a.csv')])
  sends[0]?.fail(new Error('line'))
  await settled()
  expect(states()).toEqual(['offline'])
  line[0]?.()
  await settled()
  expect(states()).toEqual(['sending'])
  sends[1]?.end('k')
  await settled()
  expect(states()).toEqual(['added'])
})

it('stays paused where it was paused while it waited for the line', async () => {
  const { queue, sends, states } = hands({
    untilOnline: (signal) => new Promise((back) => signal.addEventListener('abort', () => back())),
  })
  queue.addFiles([file('a.csv')])
  sends[0]?.fail(new Error('line'))
  await settled()
  queue.pause(1)
  await settled()
  expect(states()).toEqual(['paused'])
  expect(sends).toHaveLength(1)
})

it('keeps what failed until it is tried again or removed', async () => {
  const { queue, sends, states } = hands()
  queue.addFiles([file('a.csv')])
  sends[0]?.fail(new Error('too large'))
  await settled()
  expect(queue.items()[0]).toMatchObject({ state: 'failed', problem: new Error('too large') })
  queue.resume(1)
  sends[1]?.end('k')
  await settled()
  expect(states()).toEqual(['added'])
  queue.clearEnded()
  expect(states()).toEqual([])
})

it('ends what is sent of a file that is removed', async () => {
  const { queue, sends } = hands()
  queue.addFiles([file('a.csv')])
  queue.remove(1)
  await settled()
  expect(sends[0]?.signal.aborted).toBe(true)
  expect(queue.items()).toEqual([])
})
