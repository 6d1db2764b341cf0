import { z } from 'zod'
import { launch } from '../../isolation/launch.ts'
import { watchMemory } from '../../isolation/watch-memory.ts'
import type { Isolation } from '../../ports/engine.ts'
import {
  ReaderFailure,
  type ToProgram,
  type Readers,
  type ReaderPlace,
  type ReaderProcess,
} from '../../ports/readers.ts'

export interface ReaderOptions {
  /** The file of the program, a source or what it was built to. */
  readonly program: string
  /** The packages it imports. */
  readonly imports: readonly string[]
  readonly isolation: Isolation
  /** What a process may hold. */
  readonly memoryMegabytes: number
}

const startSeconds = 30

const fromProgram = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('ready') }),
  z.object({ kind: z.literal('news'), id: z.int(), news: z.unknown() }),
  z.object({ kind: z.literal('done'), id: z.int(), result: z.unknown() }),
  z.object({
    kind: z.literal('failed'),
    id: z.int(),
    reason: z.enum(['refused', 'memory', 'failed']),
    message: z.string(),
  }),
])

/** A new process for each place: what one file did to it never meets another. */
export function createReaders(options: ReaderOptions): Readers & { close(): Promise<void> } {
  const processes = new Set<ReaderProcess>()
  return {
    open(place) {
      const opened = openProcess(options, place, () => processes.delete(opened))
      processes.add(opened)
      return opened
    },
    async close() {
      await Promise.all([...processes].map((open) => open.close()))
    },
  }
}

interface Pending {
  readonly id: number
  resolve(result: unknown): void
  reject(failure: ReaderFailure): void
  readonly onNews: ((news: unknown) => void) | undefined
}

function openProcess(
  { memoryMegabytes, ...options }: ReaderOptions,
  { reads, writesTo, signal }: ReaderPlace,
  onGone: () => void,
): ReaderProcess {
  const launched = launch({
    ...options,
    // Young objects of a reader die young; more room for them saves much of the collecting.
    nodeOptions: ['--max-semi-space-size=32', `--max-old-space-size=${Math.round(memoryMegabytes * 0.75)}`],
    dataMegabytes: 512 + memoryMegabytes,
    folder: writesTo,
    reads,
    writes: [writesTo],
  })
  let [alive, lastId, complaint] = [true, 0, '']
  let pending: Pending | undefined
  let stopped: ReaderFailure | undefined
  let endWatch = () => {}

  const stop = (failure: ReaderFailure) => {
    stopped ??= failure
    launched.kill()
  }
  const tooMuch = () => new ReaderFailure('memory', `It needed more than ${memoryMegabytes} MB of memory.`)
  const lost = () => {
    if (stopped !== undefined) return stopped
    return /bad_alloc|out of memory|allocation failed/i.test(complaint)
      ? tooMuch()
      : new ReaderFailure('lost', 'The process stopped unexpectedly.', { cause: complaint })
  }
  const onAbort = () => stop(new ReaderFailure('aborted', 'It was stopped.'))
  if (signal.aborted) onAbort()
  signal.addEventListener('abort', onAbort, { once: true })

  const gone = launched.ended.then((ending) => {
    alive = false
    complaint = ending.complaint
    endWatch()
    signal.removeEventListener('abort', onAbort)
    pending?.reject(lost())
    onGone()
  })
  const ready = new Promise<void>((resolve, reject) => {
    const timer = setTimeout(() => launched.kill(), startSeconds * 1000)
    launched.onMessage((bytes) => {
      const message = fromProgram.safeParse(bytes)
      if (!message.success) return launched.kill()
      if (message.data.kind === 'ready') {
        clearTimeout(timer)
        endWatch = watchMemory(launched.processId, memoryMegabytes, () => stop(tooMuch()))
        resolve()
      } else if (message.data.id === pending?.id) hear(message.data, pending)
    })
    void gone.then(() => {
      clearTimeout(timer)
      reject(lost())
    })
  })
  ready.catch(() => undefined)

  return {
    async perform(task, { seconds, onNews }) {
      await ready
      const id = ++lastId
      const timer = setTimeout(() => {
        stop(new ReaderFailure('timeout', `It took longer than ${seconds} seconds.`))
      }, seconds * 1000)
      try {
        return await new Promise<unknown>((resolve, reject) => {
          if (!alive) return reject(lost())
          pending = { id, resolve, reject, onNews }
          launched.send({ kind: 'task', id, task } satisfies ToProgram)
        })
      } finally {
        pending = undefined
        clearTimeout(timer)
      }
    },
    async close() {
      if (alive) launched.kill()
      await gone
    },
  }
}

function hear(message: Exclude<z.output<typeof fromProgram>, { kind: 'ready' }>, pending: Pending): void {
  switch (message.kind) {
    case 'news':
      return pending.onNews?.(message.news)
    case 'done':
      return pending.resolve(message.result)
    case 'failed':
      return pending.reject(new ReaderFailure(message.reason, message.message))
  }
}
