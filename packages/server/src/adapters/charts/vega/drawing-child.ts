import { fork, type ChildProcess } from 'node:child_process'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import type { ChartSpecification } from '../../../domain/chart.ts'
import type { DrawReply, DrawRequest } from './drawing-messages.ts'

/** The drawing process as its parent sees it. */
export interface DrawingChild {
  readonly pid: number | undefined
  alive(): boolean
  /** One drawing at a time. Aborting one kills the process, and so does its time limit: nothing else stops it on its way. */
  draw(specification: ChartSpecification, signal: AbortSignal, limitSeconds: number): Promise<Buffer>
  stop(): Promise<void>
}

const heapMegabytes = 1_024

export function startDrawingChild(): DrawingChild {
  const child = forkDrawing()
  let alive = true
  let ready = false
  const ended = new Promise<string>((resolve) => {
    child.once('error', (error) => resolve(error.message))
    child.once('exit', (code, killer) =>
      resolve(killer === null ? `it ended with code ${code}` : `it was ended by ${killer}`),
    )
  })
  void ended.then(() => (alive = false))
  const kill = () => {
    alive = false
    child.kill('SIGKILL')
  }

  async function draw(
    specification: ChartSpecification,
    signal: AbortSignal,
    limitSeconds: number,
  ): Promise<Buffer> {
    const over = new AbortController()
    holdOpen(child, true)
    try {
      return await new Promise<Buffer>((resolve, reject) => {
        const giveUp = (reason: Error) => {
          kill()
          reject(reason)
        }
        const limit = () => {
          const late = () => giveUp(new Error(`The chart took longer than ${limitSeconds} s to draw`))
          const timer = setTimeout(late, limitSeconds * 1_000)
          over.signal.addEventListener('abort', () => clearTimeout(timer))
        }
        const hear = (reply: DrawReply) => {
          switch (reply.kind) {
            case 'ready':
              ready = true
              return limit()
            case 'drawn':
              return resolve(Buffer.from(reply.png))
            case 'failed':
              return reject(new Error(`The chart cannot be drawn: ${reply.reason}`))
          }
        }
        child.on('message', hear)
        over.signal.addEventListener('abort', () => child.off('message', hear))
        signal.addEventListener('abort', () => giveUp(asError(signal.reason)), { signal: over.signal })
        void ended.then((how) => reject(new Error(`The process that draws charts stopped: ${how}`)))
        child.send({ specification } satisfies DrawRequest, (error) => error !== null && giveUp(error))
        if (ready) limit()
      })
    } finally {
      over.abort()
      holdOpen(child, false)
    }
  }

  return {
    pid: child.pid,
    alive: () => alive,
    draw,
    async stop() {
      holdOpen(child, true)
      kill()
      await ended
    },
  }
}

function forkDrawing(): ChildProcess {
  const here = fileURLToPath(import.meta.url)
  const folder = path.dirname(here)
  const extension = path.extname(here)
  return fork(path.join(folder, `drawing-process${extension}`), [], {
    cwd: folder,
    // Dates are read and shown in one time zone and no font comes from the machine, so that a chart is the same everywhere.
    env: { TZ: 'UTC', DISABLE_SYSTEM_FONTS_LOAD: '1' },
    execArgv: [
      `--max-old-space-size=${heapMegabytes}`,
      ...(extension === '.ts' ? ['--conditions=source', '--import', 'tsx'] : []),
    ],
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  })
}

/** An idle child keeps nobody's process from ending. */
function holdOpen(child: ChildProcess, held: boolean): void {
  if (held) {
    child.ref()
    child.channel?.ref()
  } else {
    child.unref()
    child.channel?.unref()
  }
}

const asError = (reason: unknown) =>
  reason instanceof Error ? reason : new Error('The drawing was aborted', { cause: reason })
