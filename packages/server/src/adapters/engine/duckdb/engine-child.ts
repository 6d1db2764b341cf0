import { mkdir, rm } from 'node:fs/promises'
import { EngineFailure } from '../../../ports/engine.ts'
import { forkChild } from './fork-child.ts'
import { fromChild, type Finding, type ToChild, type Work } from './messages.ts'
import { temporaryFolderOf } from './temporary-folders.ts'

const startSeconds = 30

export interface EngineChildOptions {
  readonly memoryMegabytes: number
  readonly temporaryFolder: string
}

/** The server's side of one child process. It does one piece of work at a time and keeps no time: supervise() does. */
export interface EngineChild {
  readonly processId: number | undefined
  readonly ready: Promise<void>
  /** Resolves once the process is gone and its temporary files are too. */
  readonly gone: Promise<void>
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
  const child = forkChild()
  const temporaryFolder = temporaryFolderOf(options.temporaryFolder, child.pid ?? 0)
  const limits = { memoryMegabytes: options.memoryMegabytes, temporaryFolder }
  let alive = true
  let pending: Pending | undefined
  let lastId = 0
  let complaint = ''
  const lost = () => new EngineFailure('lost', 'The engine stopped unexpectedly.', { cause: complaint })
  const kill = () => void child.kill('SIGKILL')
  const tell = (message: ToChild) => {
    if (child.connected) child.send(message, () => undefined)
  }

  child.stderr?.setEncoding('utf8').on('data', (text: string) => {
    complaint = (complaint + text).slice(-2000)
  })

  let started: () => void = () => undefined
  const ready = new Promise<void>((resolve, reject) => {
    const timer = setTimeout(kill, startSeconds * 1000)
    child.once('exit', () => {
      clearTimeout(timer)
      reject(lost())
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
      rm(temporaryFolder, { recursive: true, force: true }).then(resolve, () => resolve())
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
    processId: child.pid,
    ready,
    gone,
    get alive() {
      return alive
    },
    async perform(work) {
      await mkdir(temporaryFolder, { recursive: true })
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
