import { z } from 'zod'
import { launch } from '../../isolation/launch.ts'
import { watchMemory } from '../../isolation/watch-memory.ts'
import type { Isolation } from '../../ports/engine.ts'
import {
  WorkshopFailure,
  type ToProgram,
  type Workshop,
  type WorkshopPlace,
  type WorkshopProcess,
} from '../../ports/workshop.ts'

export interface WorkshopOptions {
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
export function createWorkshop(options: WorkshopOptions): Workshop & { close(): Promise<void> } {
  const processes = new Set<WorkshopProcess>()
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
  reject(failure: WorkshopFailure): void
  readonly onNews: ((news: unknown) => void) | undefined
}

function openProcess(
  { memoryMegabytes, ...options }: WorkshopOptions,
  { reads, writesTo, signal }: WorkshopPlace,
  onGone: () => void,
): WorkshopProcess {
  const launched = launch({
    ...options,
    // Young objects of a reader die young; more room for them saves much of the collecting.
    nodeOptions: ['--max-semi-space-size=32', `--max-old-space-size=${Math.round(memoryMegabytes * 0.75)}`],
    dataMegabytes: 512 + memoryMegabytes,
    folder: writesTo,
    reads,
    writes: [writesTo],
  })
  const child = launched.process
  let [alive, lastId, complaint] = [true, 0, '']
  let pending: Pending | undefined
  let stopped: WorkshopFailure | undefined
  let endWatch = () => {}

  const stop = (failure: WorkshopFailure) => {
    stopped ??= failure
    launched.kill()
  }
  const tooMuch = () => new WorkshopFailure('memory', `It needed more than ${memoryMegabytes} MB of memory.`)
  const lost = () => {
    if (stopped !== undefined) return stopped
    return /bad_alloc|out of memory|allocation failed/i.test(complaint)
      ? tooMuch()
      : new WorkshopFailure('lost', 'The process stopped unexpectedly.', { cause: complaint })
  }
  const onAbort = () => stop(new WorkshopFailure('aborted', 'It was stopped.'))
  if (signal.aborted) onAbort()
  signal.addEventListener('abort', onAbort, { once: true })

  child.stderr?.setEncoding('utf8').on('data', (text: string) => {
    complaint = (complaint + text).slice(-4000)
  })
  const gone = new Promise<void>((resolve) => {
    const end = () => {
      if (!alive) return
      alive = false
      endWatch()
      signal.removeEventListener('abort', onAbort)
      pending?.reject(lost())
      onGone()
      resolve()
    }
    child.once('exit', end)
    child.once('error', end)
  })
  const ready = new Promise<void>((resolve, reject) => {
    const timer = setTimeout(() => launched.kill(), startSeconds * 1000)
    child.on('message', (bytes) => {
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
        stop(new WorkshopFailure('timeout', `It took longer than ${seconds} seconds.`))
      }, seconds * 1000)
      try {
        return await new Promise<unknown>((resolve, reject) => {
          if (!alive) return reject(lost())
          pending = { id, resolve, reject, onNews }
          child.send({ kind: 'task', id, task } satisfies ToProgram, () => undefined)
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
      return pending.reject(new WorkshopFailure(message.reason, message.message))
  }
}
