import path from 'node:path'
import { fileURLToPath } from 'node:url'
import type { ChartSpecification } from '../../../domain/chart.ts'
import { launch, type Launched } from '../../../isolation/launch.ts'
import type { Isolation } from '../../../ports/engine.ts'
import { drawReply, type DrawRequest } from './drawing-messages.ts'

/** The drawing process as its parent sees it. */
export interface DrawingChild {
  alive(): boolean
  /** One drawing at a time. Aborting one kills the process, and so does its time limit: nothing else stops it on its way. */
  draw(specification: ChartSpecification, signal: AbortSignal, limitSeconds: number): Promise<Buffer>
  stop(): Promise<void>
}

const heapMegabytes = 1_024

/** What it imports, fonts among it. */
export const drawingImports: readonly string[] = [
  'canvas',
  'vega',
  'vega-lite',
  'zod',
  '@fontsource-variable/noto-sans/package.json',
]

export function startDrawingChild(isolation: Isolation, started: (processId: number) => void): DrawingChild {
  const child = launchDrawing(isolation)
  let alive = true
  let ready = false
  void child.ended.then(() => (alive = false))
  const kill = () => {
    alive = false
    child.kill()
  }
  let hear: (bytes: unknown) => void = () => undefined
  child.onMessage((bytes) => hear(bytes))

  async function draw(
    specification: ChartSpecification,
    signal: AbortSignal,
    limitSeconds: number,
  ): Promise<Buffer> {
    const over = new AbortController()
    child.hold(true)
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
        hear = (bytes) => {
          const { data: reply } = drawReply.safeParse(bytes)
          switch (reply?.kind) {
            case undefined:
              return giveUp(new Error('The process that draws charts talks nonsense'))
            case 'ready':
              ready = true
              if (child.processId !== undefined) started(child.processId)
              return limit()
            case 'drawn':
              return resolve(Buffer.from(reply.png, 'base64'))
            case 'failed':
              return reject(new Error(`The chart cannot be drawn: ${reply.reason}`))
          }
        }
        over.signal.addEventListener('abort', () => (hear = () => undefined))
        signal.addEventListener('abort', () => giveUp(asError(signal.reason)), { signal: over.signal })
        void child.ended.then(({ how, complaint }) =>
          reject(new Error(`The process that draws charts stopped: ${how}`, { cause: complaint })),
        )
        child.send({ specification } satisfies DrawRequest)
        if (ready) limit()
      })
    } finally {
      over.abort()
      child.hold(false)
    }
  }

  return {
    alive: () => alive,
    draw,
    async stop() {
      child.hold(true)
      kill()
      await child.ended
    },
  }
}

function launchDrawing(isolation: Isolation): Launched {
  const here = fileURLToPath(import.meta.url)
  const folder = path.dirname(here)
  return launch({
    program: path.join(folder, `drawing-process${path.extname(here)}`),
    imports: drawingImports,
    nodeOptions: [`--max-old-space-size=${heapMegabytes}`],
    isolation,
    dataMegabytes: 1_024 + heapMegabytes,
    folder,
    // A specification holds its data, and a picture is sent: there are no files to see.
    reads: [],
    writes: [],
    // No font comes from the machine, so that a chart is the same everywhere.
    environment: { DISABLE_SYSTEM_FONTS_LOAD: '1' },
  })
}

const asError = (reason: unknown) =>
  reason instanceof Error ? reason : new Error('The drawing was aborted', { cause: reason })
