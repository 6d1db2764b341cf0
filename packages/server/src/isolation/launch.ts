import { spawn, type ChildProcess } from 'node:child_process'
import { createRequire } from 'node:module'
import { extname } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Isolation } from '../ports/engine.ts'
import { limited } from './limited.ts'
import { processIdFrom } from './process-id.ts'
import { sandboxed, type Shown } from './sandboxed.ts'

export interface Launch extends Shown {
  /** The file of the program, a source or what it was built to. */
  readonly program: string
  readonly nodeOptions: readonly string[]
  readonly isolation: Isolation
  readonly dataMegabytes: number
  /** Where it is started. */
  readonly folder: string
}

export interface Launched {
  readonly process: ChildProcess
  /** Of the program itself, whatever is around it; undefined until it is known. */
  readonly processId: number | undefined
  kill(): void
}

/** Starts a program of ours apart from the server. But for the time zone its environment is empty: it inherits no secret. */
export function launch(options: Launch): Launched {
  const child = start(options)
  let alive = true
  child.once('exit', () => (alive = false))
  let processId = options.isolation === 'sandbox' ? undefined : child.pid
  processIdFrom(child, (told) => (processId = told))
  return {
    process: child,
    get processId() {
      return processId
    },
    kill() {
      // What wraps the program waits for it; killed itself, it would be gone before the program is.
      if (alive && processId !== undefined) endProcess(processId)
      else child.kill('SIGKILL')
    },
  }
}

function start({ program, nodeOptions, isolation, dataMegabytes, folder, ...shown }: Launch): ChildProcess {
  const fromSource = extname(program) === '.ts'
  const node = [process.execPath, ...nodeOptions, ...(fromSource ? sourceOptions() : []), program]
  const [first = '', ...words] = command(node, isolation, dataMegabytes, shown)
  return spawn(first, words, {
    cwd: folder,
    env: { TZ: 'UTC', ...(fromSource ? { TSX_DISABLE_CACHE: '1' } : {}) },
    stdio: ['ignore', 'ignore', 'pipe', 'ipc', ...(isolation === 'sandbox' ? (['pipe'] as const) : [])],
  })
}

function command(
  node: readonly string[],
  isolation: Isolation,
  dataMegabytes: number,
  shown: Shown,
): readonly string[] {
  switch (isolation) {
    case 'process':
      return node
    case 'limits':
      return limited(node, dataMegabytes)
    case 'sandbox':
      return sandboxed(limited(node, dataMegabytes), shown)
  }
}

function sourceOptions(): readonly string[] {
  return [
    '--conditions=source',
    '--import',
    pathToFileURL(createRequire(import.meta.url).resolve('tsx')).href,
  ]
}

function endProcess(processId: number): void {
  try {
    process.kill(processId, 'SIGKILL')
  } catch {
    // It has ended by itself.
  }
}
