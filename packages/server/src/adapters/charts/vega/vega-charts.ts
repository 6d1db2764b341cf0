import type { Charts } from '../../../ports/charts.ts'
import { programFolders } from '../../../isolation/program-folders.ts'
import type { Isolation } from '../../../ports/engine.ts'
import { drawingImports, startDrawingChild, type DrawingChild } from './drawing-child.ts'

export interface VegaChartsOptions {
  readonly isolation: Isolation
  /** How long one drawing may take, not counting the start of the process that draws. */
  readonly limitSeconds?: number
  readonly started?: (processId: number) => void
}

/** Draws in a process of its own, started on first use and kept: a crash of the native canvas costs one chart. */
export function createVegaCharts({ isolation, limitSeconds = 20, started }: VegaChartsOptions): Charts {
  // The first drawing may come when no descriptors are left to look with.
  programFolders(drawingImports)
  let child: DrawingChild | undefined
  let closed = false
  let last: Promise<unknown> = Promise.resolve()

  const warmChild = (): DrawingChild => {
    if (child?.alive() === true) return child
    child = startDrawingChild(isolation, (processId) => started?.(processId))
    return child
  }

  return {
    prepare() {
      if (!closed) warmChild()
    },
    async draw(specification, signal) {
      signal.throwIfAborted()
      const turn = last.then(() => {
        signal.throwIfAborted()
        if (closed) throw new Error('Charts are closed')
        return warmChild().draw(specification, signal, limitSeconds)
      })
      last = turn.catch(() => undefined)
      return abandonable(turn, signal)
    },
    async close() {
      closed = true
      await child?.stop()
    },
  }
}

/** A caller who gives up does not wait for the drawings before its own. */
async function abandonable<Value>(work: Promise<Value>, signal: AbortSignal): Promise<Value> {
  const over = new AbortController()
  const abandoned = new Promise<never>((_, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason as Error), { signal: over.signal })
  })
  try {
    return await Promise.race([work, abandoned])
  } finally {
    over.abort()
  }
}
