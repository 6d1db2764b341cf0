import { existsSync } from 'node:fs'
import { readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, expect } from 'vitest'
import { createDuckdbEngine } from '../../packages/server/src/adapters/engine/duckdb/index.ts'
import { EngineFailure, type Engine, type Isolation } from '../../packages/server/src/ports/engine.ts'
import type { Ending } from './attack-class.ts'
import { makeHost, type Host } from './host.ts'

/** What came of an attack, and every text that came out with it. */
export interface Aftermath {
  readonly ending: Ending
  readonly said: string
}

/** An engine that serves two projects on one host, and ways to attack it. */
export interface Target {
  readonly host: Host
  readonly engine: Engine
  query(statement: string, seconds: number): Promise<Aftermath>
  transform(statement: string, seconds: number): Promise<Aftermath>
  /** Both projects get their right answers, nothing was changed, and nothing of another project was said. */
  expectUnharmed(after: Aftermath): Promise<void>
}

export function useTarget(isolation: Isolation, memoryMegabytes = 192): () => Target {
  let target: Target | undefined
  beforeAll(async () => {
    const host = await makeHost()
    const engine = createDuckdbEngine({
      engines: 2,
      memoryMegabytes,
      temporaryFolder: host.temporary,
      isolation,
    })
    target = targetOf(host, engine)
    // Children take their time to start on a machine that is busy.
    await target.expectUnharmed({ ending: 'answered', said: '' })
  })
  afterAll(async () => {
    await target?.engine.close()
    await target?.host.close()
  })
  return () => {
    if (target === undefined) throw new Error('The target is not there yet')
    return target
  }
}

function targetOf(host: Host, engine: Engine): Target {
  const csvFile = join(host.work, 'result.csv')
  const sales = { projectId: 'one', tables: [{ name: 'sales', file: host.sales }], rows: 1000 }
  const words = { projectId: 'two', tables: [{ name: 'words', file: host.words }], rows: 1000 }

  return {
    host,
    engine,
    async query(statement, seconds) {
      const sql = host.fill(statement)
      const doing = engine.query({ ...sales, sql, csvFile, seconds }, hangs(seconds))
      const { ending, said } = await aftermath(doing)
      const written = existsSync(csvFile) ? await readFile(csvFile, 'latin1') : ''
      expect(existsSync(csvFile), 'a file is left only by an answer').toBe(ending === 'answered')
      await rm(csvFile, { force: true })
      return { ending, said: `${said}\n${written}` }
    },
    transform(statement, seconds) {
      const statements = (at: (file: string) => string) => [
        `CREATE VIEW sales AS SELECT * FROM read_parquet('${at(host.sales)}')`,
        host.fill(statement).replaceAll(host.sales, at(host.sales)),
      ]
      return aftermath(
        engine.transform(
          { projectId: 'one', statements, reads: [host.sales], writesTo: host.work, seconds },
          hangs(seconds),
        ),
      )
    },
    async expectUnharmed({ said }) {
      expect(said.includes(host.marker), 'a row of another project, or a file of the host').toBe(false)
      const next = await engine.query(
        { ...sales, sql: 'SELECT sum(amount), count(*) FROM sales', seconds: 20 },
        hangs(20),
      )
      expect(next.rows).toEqual([[60.5, 4]])
      const others = await engine.query(
        { ...words, sql: 'SELECT count(*) FROM words', seconds: 20 },
        hangs(20),
      )
      expect(others.rows).toEqual([[2]])
      expect(await host.harm()).toEqual([])
    },
  }
}

/** An attack that is not stopped in time shows as aborted, which no class allows. */
const hangs = (seconds: number) => AbortSignal.timeout(seconds * 1000 + 40_000)

/** For tests that use a target: more than it may take. */
export const targetTimeout = 180_000

async function aftermath(doing: Promise<unknown>): Promise<Aftermath> {
  try {
    return { ending: 'answered', said: JSON.stringify(await doing) }
  } catch (error) {
    if (!(error instanceof EngineFailure)) throw error
    return { ending: error.reason, said: `${error.message}\n${String(error.cause)}` }
  }
}
