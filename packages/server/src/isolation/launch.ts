import { spawn, type ChildProcess } from 'node:child_process'
import { createRequire } from 'node:module'
import type { Socket } from 'node:net'
import { setPriority } from 'node:os'
import { extname } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Isolation } from '../ports/engine.ts'
import { builtProgram } from './built-program.ts'
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
  /** All of its environment but the time zone. */
  readonly environment?: { readonly [name: string]: string }
}

/** How a program came to its end, or that it never began. */
export interface Ending {
  /** Such as "it was ended by SIGKILL". */
  readonly how: string
  /** The last that it wrote, or why it could not be started. */
  readonly complaint: string
}

export interface Launched {
  /** Of the program itself, whatever is around it; undefined until it is known, and where it never began. */
  readonly processId: number | undefined
  /** Never rejects: one that cannot be started has ended at once. */
  readonly ended: Promise<Ending>
  onMessage(hear: (message: unknown) => void): void
  /** What can no longer be delivered is dropped; `ended` tells. */
  send(message: object): void
  /** Whether the server's process waits for it before it ends. */
  hold(held: boolean): void
  kill(): void
}

const longestComplaint = 4_000
/** Below the server's, which answers first whatever its programs compute. */
const priority = 5
/** Milliseconds after which a sandbox that has not said which process runs in it will not say so any more. */
const longestStart = 5_000

/** Starts a program of ours apart from the server. Its environment holds nothing of the server's: it inherits no secret. */
export function launch(options: Launch): Launched {
  try {
    return launched(start(options), options.isolation)
  } catch (error) {
    return neverBegun(error)
  }
}

/** Most failures to start are told by an event, the others are thrown. */
export function neverBegun(error: unknown): Launched {
  const complaint = error instanceof Error ? error.message : String(error)
  const nothing = () => undefined
  return {
    processId: undefined,
    ended: Promise.resolve({ how: 'it could not be started', complaint }),
    onMessage: nothing,
    send: nothing,
    hold: nothing,
    kill: nothing,
  }
}

function launched(child: ChildProcess, isolation: Isolation): Launched {
  let alive = true
  let complaint = ''
  let processId = isolation === 'sandbox' ? undefined : child.pid
  let isUnwanted = false
  const ended = new Promise<Ending>((resolve) => {
    const end = (how: string) => {
      alive = false
      resolve({ how, complaint })
    }
    child.on('exit', () => (alive = false))
    // Not at its exit: what it wrote before comes later than that.
    child.on('close', (code, signal) => {
      end(signal === null ? `it ended with code ${code}` : `it was ended by ${signal}`)
    })
    child.on('error', ({ message }) => {
      // Without a process id it never ran, so it does not exit either.
      complaint ||= message
      if (child.pid === undefined) end('it could not be started')
    })
  })
  // Without descriptors left it has neither pipes nor a channel, whatever their types say.
  const stderr = child.stderr as Socket | null | undefined
  stderr?.setEncoding('utf8').on('data', (text: string) => {
    complaint = (complaint + text).slice(-longestComplaint)
  })
  stderr?.on('error', () => undefined)
  processIdFrom(child, (told) => {
    processId = told
    giveWay(told)
    if (alive && isUnwanted) endProcess(told)
  })
  return {
    get processId() {
      return processId
    },
    ended,
    onMessage: (hear) => void child.on('message', hear),
    send(message) {
      if (child.connected === true) child.send(message, () => undefined)
    },
    hold(held) {
      for (const part of [child, child.channel, stderr])
        if (held) part?.ref()
        else part?.unref()
    },
    kill() {
      // What wraps the program waits for it; killed itself, it would leave behind a program that has just begun.
      isUnwanted = true
      if (!alive) return
      if (processId !== undefined) endProcess(processId)
      else setTimeout(() => processId ?? child.kill('SIGKILL'), longestStart).unref()
    },
  }
}

function start({
  nodeOptions,
  isolation,
  dataMegabytes,
  folder,
  environment,
  ...shown
}: Launch): ChildProcess {
  const program = builtProgram(shown.program)
  const fromSource = extname(program) === '.ts'
  const node = [process.execPath, ...nodeOptions, ...(fromSource ? sourceOptions() : []), program]
  const [first = '', ...words] = command(node, isolation, dataMegabytes, shown)
  const child = spawn(first, words, {
    cwd: folder,
    env: { TZ: 'UTC', ...environment, ...(fromSource ? { TSX_DISABLE_CACHE: '1' } : {}) },
    stdio: ['ignore', 'ignore', 'pipe', 'ipc', ...(isolation === 'sandbox' ? (['pipe'] as const) : [])],
  })
  giveWay(child.pid)
  return child
}

/** At once, because the threads and processes that it begins take over what it has then. */
function giveWay(processId: number | undefined): void {
  try {
    if (processId !== undefined) setPriority(processId, priority)
  } catch {
    // It has ended already, or it competes with the server as an equal.
  }
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
