import { EngineFailure, type Engine, type EngineLoad, type Isolation } from '../../../ports/engine.ts'
import type { Caps } from './caps.ts'
import { processMemory } from '../../../isolation/process-memory.ts'
import { sweepChildFolders } from '../../../isolation/child-folder.ts'
import { startEngineChild, type EngineChild } from './engine-child.ts'
import { findIsolation } from './find-isolation.ts'
import { memoryLimits } from './memory-limits.ts'
import { createPool } from './pool.ts'
import { supervise } from './supervise.ts'
import { queryInFolder, transformInFolder } from './work-in-folder.ts'

export interface DuckdbEngineOptions {
  /** How many children may hold data at once. */
  readonly engines: number
  /** What each of them may use. */
  readonly memoryMegabytes: number
  /** Where they put what does not fit into memory. */
  readonly temporaryFolder: string
  /** How long a child without work is kept. */
  readonly idleSeconds?: number
  /** Whether a child waits for a project that has none yet; true unless said otherwise. */
  readonly spare?: boolean
  /** What one query may read and give, where the defaults do not fit. */
  readonly caps?: Partial<Caps>
}

export interface DuckdbEngine extends Engine {
  load(): EngineLoad
}

const defaultIdleSeconds = 300
const drainMilliseconds = 2_000

/** Opens the engine at the best isolation that this machine offers, and tells why it is no better. */
export async function openDuckdbEngine(
  options: DuckdbEngineOptions,
): Promise<{ readonly engine: DuckdbEngine; readonly shortfall: string | undefined }> {
  const { isolation, child, shortfall } = await findIsolation((level) =>
    startEngineChild({ ...options, isolation: level }),
  )
  return { engine: createDuckdbEngine({ ...options, isolation }, child), shortfall }
}

/** DuckDB in child processes, which can be killed; never in the server's own. */
export function createDuckdbEngine(
  options: DuckdbEngineOptions & { readonly isolation: Isolation },
  firstChild?: EngineChild,
): DuckdbEngine {
  const { engines, memoryMegabytes, isolation, idleSeconds = defaultIdleSeconds, spare = true } = options
  sweepChildFolders(options.temporaryFolder)
  const start = () => startEngineChild(options)
  const pool = createPool({ engines, idleMilliseconds: idleSeconds * 1_000, spare }, start, firstChild)
  const running = new Map<AbortController, Promise<unknown>>()
  let closed = false

  /** Lends a child of the project for one piece of work, which `signal` or the engine's end may stop. */
  function run<Found>(
    projectId: string,
    kind: 'query' | 'transform',
    signal: AbortSignal,
    work: (child: EngineChild, signal: AbortSignal) => Promise<Found>,
  ): Promise<Found> {
    if (closed) return Promise.reject(new EngineFailure('aborted', 'The engine is closed.'))
    const stop = new AbortController()
    const onAbort = () => stop.abort()
    if (signal.aborted) stop.abort()
    signal.addEventListener('abort', onAbort, { once: true })
    const done = pool
      .lend(projectId, kind, stop.signal)
      .then(({ child, giveBack }) =>
        work(child, stop.signal).then(
          async (found) => {
            giveBack(await isWorthKeeping(child))
            return found
          },
          async (error: unknown) => {
            giveBack(!isSpent(error) && (await isWorthKeeping(child)))
            throw error
          },
        ),
      )
      .finally(() => {
        running.delete(stop)
        signal.removeEventListener('abort', onAbort)
      })
    running.set(stop, done)
    return done
  }

  /** What was freed may still count against the limit of the operating system, and the next question would meet it. */
  function isSpent(error: unknown): boolean {
    return error instanceof EngineFailure && (error.reason === 'memory' || error.reason === 'lost')
  }

  async function isWorthKeeping({ processId }: EngineChild): Promise<boolean> {
    const memory = processId === undefined ? undefined : await processMemory(processId)
    if (memory === undefined) return true
    const { idleMegabytes, idleDataMegabytes } = memoryLimits(memoryMegabytes)
    return memory.resident <= idleMegabytes * 2 ** 20 && memory.data <= idleDataMegabytes * 2 ** 20
  }

  return {
    isolation,
    load: () => pool.load(),
    query: (request, signal) =>
      run(request.projectId, 'query', signal, (child, stop) =>
        queryInFolder(child.childFolder, request, (work) =>
          supervise(child, work, { seconds: request.seconds, memoryMegabytes, signal: stop }),
        ),
      ),
    transform: async (request, signal) => {
      const { answers } = await run(request.projectId, 'transform', signal, (child, stop) =>
        transformInFolder(child.childFolder, request, (work) =>
          supervise(child, work, { seconds: request.seconds, memoryMegabytes, signal: stop }),
        ),
      )
      return answers
    },
    async close() {
      closed = true
      const late = setTimeout(() => {
        for (const stop of running.keys()) stop.abort()
      }, drainMilliseconds)
      await Promise.allSettled(running.values())
      clearTimeout(late)
      await pool.close()
    },
  }
}
