import { rm } from 'node:fs/promises'
import { EngineFailure, type Engine } from '../../../ports/engine.ts'
import { startEngineChild } from './engine-child.ts'
import type { Finding, Work } from './messages.ts'
import { createPool } from './pool.ts'
import { sweepTemporaryFolders } from './temporary-folders.ts'
import { supervise } from './supervise.ts'

export interface DuckdbEngineOptions {
  /** How many children may hold data at once. */
  readonly engines: number
  /** What each of them may use. */
  readonly memoryMegabytes: number
  /** Where they put what does not fit into memory. */
  readonly temporaryFolder: string
}

/** DuckDB in child processes, which can be killed; never in the server's own. */
export function createDuckdbEngine(options: DuckdbEngineOptions): Engine {
  sweepTemporaryFolders(options.temporaryFolder)
  const pool = createPool(options.engines, () => startEngineChild(options))
  const running = new Set<AbortController>()

  async function run(projectId: string, work: Work, seconds: number, signal: AbortSignal): Promise<Finding> {
    const stop = new AbortController()
    const onAbort = () => stop.abort()
    if (signal.aborted) stop.abort()
    signal.addEventListener('abort', onAbort, { once: true })
    running.add(stop)
    try {
      const loan = await pool.lend(projectId, work.kind, stop.signal)
      const bounds = { seconds, memoryMegabytes: options.memoryMegabytes, signal: stop.signal }
      return await supervise(loan.child, work, bounds).finally(loan.giveBack)
    } finally {
      running.delete(stop)
      signal.removeEventListener('abort', onAbort)
    }
  }

  return {
    async query({ projectId, seconds, csvFile, ...rest }, signal) {
      const work: Work = {
        kind: 'query',
        sql: rest.sql,
        tables: [...rest.tables],
        rows: rest.rows,
        csvFile: csvFile ?? null,
      }
      try {
        const finding = await run(projectId, work, seconds, signal)
        if (finding.kind !== 'query') throw mixedUp()
        return finding
      } catch (error) {
        // A child that was killed has left what it had written.
        if (csvFile !== undefined) await rm(csvFile, { force: true })
        throw error
      }
    },
    async transform({ projectId, seconds, ...rest }, signal) {
      const work: Work = {
        kind: 'transform',
        statements: [...rest.statements],
        reads: [...rest.reads],
        writesTo: rest.writesTo,
      }
      const finding = await run(projectId, work, seconds, signal)
      if (finding.kind !== 'transform') throw mixedUp()
      return finding.answers
    },
    async close() {
      for (const stop of running) stop.abort()
      await pool.close()
    },
  }
}

const mixedUp = () => new EngineFailure('lost', 'The engine answered something else than it was asked.')
