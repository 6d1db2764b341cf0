import { rm } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { EngineFailure, type Isolation } from '../../../ports/engine.ts'
import { defaultCaps, type Caps } from './caps.ts'
import { launch, neverBegun, type Launched } from '../../../isolation/launch.ts'
import { makeChildFolder, nameChildFolder, type ChildFolder } from '../../../isolation/child-folder.ts'
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
  readonly childFolder: ChildFolder
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

/** Never throws: a child that cannot be started is gone at once, and tells whoever waits for it why. */
export function startEngineChild(options: EngineChildOptions): EngineChild {
  const { memoryMegabytes } = options
  const childFolder = nameChildFolder(options.temporaryFolder)
  const launched = launchIn(childFolder, options)
  const limits = { memoryMegabytes, temporaryFolder: childFolder.spill, ...defaultCaps, ...options.caps }
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

  const gone = launched.ended.then(async (ending) => {
    alive = false
    complaint = ending.complaint
    pending?.reject(lost())
    await rm(childFolder.folder, { recursive: true, force: true }).catch(() => undefined)
  })

  let started: () => void = () => undefined
  const ready = new Promise<void>((resolve, reject) => {
    const timer = setTimeout(kill, startSeconds * 1000)
    void launched.ended.then(() => {
      clearTimeout(timer)
      reject(lost())
    })
    started = () => {
      clearTimeout(timer)
      resolve()
    }
  })
  ready.catch(() => undefined)

  launched.onMessage((bytes) => {
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
    childFolder,
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
          launched.send({ kind: 'work', id, limits, work } satisfies ToChild)
        })
      } finally {
        pending = undefined
      }
    },
    interrupt: () => launched.send({ kind: 'interrupt', id: lastId } satisfies ToChild),
    kill,
  }
}

function launchIn(childFolder: ChildFolder, { isolation, memoryMegabytes }: EngineChildOptions): Launched {
  try {
    makeChildFolder(childFolder)
  } catch (error) {
    return neverBegun(error)
  }
  return launch({
    program: childProgram,
    imports: ['@duckdb/node-api', 'zod'],
    nodeOptions: ['--expose-gc'],
    isolation,
    dataMegabytes: memoryLimits(memoryMegabytes).dataMegabytes,
    folder: childFolder.folder,
    reads: [childFolder.inputs],
    writes: [childFolder.outputs, childFolder.spill],
  })
}
