import { rm } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { EngineFailure, type Isolation } from '../../../ports/engine.ts'
import { defaultCaps, type Caps } from './caps.ts'
import { launch } from '../../../isolation/launch.ts'
import { openRoom, type Room } from '../../../isolation/room.ts'
import { memoryLimits } from './memory-limits.ts'
import { fromChild, type Finding, type ToChild, type Work } from './messages.ts'

const startSeconds = 30
const childProgram = fileURLToPath(
  new URL(import.meta.url.endsWith('.ts') ? './child.ts' : './child.js', import.meta.url),
)

export interface EngineChildOptions {
  readonly memoryMegabytes: number
  readonly temporaryFolder: string
  readonly isolation: Isolation
  readonly caps?: Partial<Caps>
}

/** The server's side of one child process. It does one piece of work at a time and keeps no time: supervise() does. */
export interface EngineChild {
  /** Undefined until it is known. */
  readonly processId: number | undefined
  readonly room: Room
  readonly ready: Promise<void>
  /** Resolves once the process is gone and its temporary files are too. */
  readonly gone: Promise<void>
  /** Not from the moment on that it was told to go, though it takes a while: nothing more is asked of it. */
  readonly alive: boolean
  perform(work: Work): Promise<Finding>
  interrupt(): void
  kill(): void
}

interface Pending {
  readonly id: number
  resolve(finding: Finding): void
  reject(failure: EngineFailure): void
}

export function startEngineChild(options: EngineChildOptions): EngineChild {
  const { isolation, memoryMegabytes } = options
  const room = openRoom(options.temporaryFolder)
  const { dataMegabytes } = memoryLimits(memoryMegabytes)
  const launched = launch({
    program: childProgram,
    imports: ['@duckdb/node-api', 'zod'],
    nodeOptions: ['--expose-gc'],
    isolation,
    dataMegabytes,
    folder: room.folder,
    reads: [room.shelf],
    writes: [room.tray, room.spill],
  })
  const child = launched.process
  const limits = { memoryMegabytes, temporaryFolder: room.spill, ...defaultCaps, ...options.caps }
  let alive = true
  let dismissed = false
  let pending: Pending | undefined
  let lastId = 0
  let complaint = ''
  // An allocation that fails where nothing catches it ends the process; a second try would end in the same way.
  const lost = () =>
    /bad_alloc|out of memory/i.test(complaint)
      ? new EngineFailure('memory', 'It needed more memory than it may have.', { cause: complaint })
      : new EngineFailure('lost', 'The engine stopped unexpectedly.', { cause: complaint })
  const kill = () => {
    dismissed = true
    launched.kill()
  }
  const tell = (message: ToChild) => {
    if (child.connected) child.send(message, () => undefined)
  }

  child.stderr?.setEncoding('utf8').on('data', (text: string) => {
    complaint = (complaint + text).slice(-2000)
  })

  let started: () => void = () => undefined
  const ready = new Promise<void>((resolve, reject) => {
    const timer = setTimeout(kill, startSeconds * 1000)
    const fail = () => {
      clearTimeout(timer)
      reject(lost())
    }
    child.once('exit', fail)
    // There is no such program: it never ran, so it does not exit either.
    child.once('error', ({ message }) => {
      complaint ||= message
      fail()
    })
    started = () => {
      clearTimeout(timer)
      resolve()
    }
  })
  ready.catch(() => undefined)

  const gone = new Promise<void>((resolve) => {
    const end = () => {
      if (!alive) return
      alive = false
      pending?.reject(lost())
      rm(room.folder, { recursive: true, force: true }).then(resolve, () => resolve())
    }
    child.once('exit', end)
    child.once('error', end)
  })

  child.on('message', (bytes) => {
    const message = fromChild.safeParse(bytes)
    if (!message.success) return kill()
    if (message.data.kind === 'ready') return started()
    if (message.data.id !== pending?.id) return
    if (message.data.kind === 'found') pending.resolve(message.data.finding)
    else pending.reject(new EngineFailure(message.data.reason, message.data.message))
  })

  return {
    get processId() {
      return launched.processId
    },
    room,
    ready,
    gone,
    get alive() {
      return alive && !dismissed
    },
    async perform(work) {
      if (!alive) throw lost()
      const id = ++lastId
      try {
        return await new Promise<Finding>((resolve, reject) => {
          pending = { id, resolve, reject }
          tell({ kind: 'work', id, limits, work })
        })
      } finally {
        pending = undefined
      }
    },
    interrupt: () => tell({ kind: 'interrupt', id: lastId }),
    kill,
  }
}
