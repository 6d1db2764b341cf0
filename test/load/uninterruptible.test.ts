import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { createDuckdbEngine } from '@auger/server/adapters/engine/duckdb/index'
import { offeredLevels } from '@auger/server/adapters/engine/duckdb/offered-levels.contract'
import { EngineFailure, type Engine, type Isolation } from '@auger/server/ports/engine'
import { isWhole, someOf } from '../some-of.ts'
import { collectedHeap } from './collected-heap.ts'
import { descendantsOf, enginesAmong, isEngine } from './process-tree.ts'

const asked = process.env['AUGER_UNINTERRUPTIBLE']
const inARow = Number(asked ?? 4)
const engines = 2
const deadline = 500
/** How long after its deadline a query may still be there; a run that only looks whether all is well has patience. */
const longest = 1_500 * (asked === undefined ? 3 : 1)
const mebibyte = 2 ** 20
const never = new AbortController().signal

/** Each is one call of one function, or one plan, and DuckDB looks for an interrupt only between these. */
const statements = [
  {
    name: 'the distance of two long texts',
    sql: `SELECT levenshtein(repeat('ab', 300000), repeat('ba', 300000))`,
  },
  { name: 'padding', sql: `SELECT length(lpad('x', 300000000, 'ab'))` },
  {
    name: 'adding up a long list',
    sql: `SELECT list_reduce(range(1, 30000000), lambda one, other: one + other)`,
  },
  { name: 'planning what is doubled over and over', sql: doubled(25) },
]

function doubled(times: number): string {
  const tables = Array.from(
    { length: times },
    (_, index) =>
      `t${index + 1} AS NOT MATERIALIZED (SELECT * FROM t${index} UNION ALL SELECT * FROM t${index})`,
  )
  return `WITH t0 AS (SELECT 1 AS x), ${tables.join(', ')} SELECT count(*) FROM t${times}`
}

const levels = await offeredLevels()
for (const isolation of levels) suite(isolation)

function suite(isolation: Isolation): void {
  describe(`queries that heed no interrupt, isolation ${isolation}`, () => {
    let folder = ''
    let engine: Engine
    let before: Holdings
    const late: number[] = []
    // Each at one of the levels, in turn, where nobody asked for more.
    const atThisLevel =
      isWhole || asked !== undefined
        ? statements
        : someOf(statements, levels.length, levels.indexOf(isolation))

    beforeAll(async () => {
      folder = await mkdtemp(join(tmpdir(), 'auger-uninterruptible-'))
      engine = createDuckdbEngine({ engines, memoryMegabytes: 256, temporaryFolder: folder, isolation })
      await atStrength()
      before = await holdings()
    })
    afterAll(async () => {
      await engine.close()
      await rm(folder, { recursive: true, force: true })
      const median = late.toSorted((a, b) => a - b)[late.length >> 1] ?? 0
      const most = Math.max(0, ...late)
      process.stdout.write(
        `summary: ${late.length} queries that heed no interrupt, isolation ${isolation}: ` +
          `gone ${Math.round(median)} ms after their deadline in the median, ${Math.round(most)} ms at most\n`,
      )
    })

    it.each(atThisLevel)('$name: gone in time, and the pool is back', { timeout: 60_000 }, ({ sql }) =>
      getStuck(sql),
    )

    it(
      `${inARow} in a row, these among them, leave no process, descriptor, file or memory behind`,
      { timeout: 60_000 + inARow * 10_000 },
      async () => {
        for (let index = atThisLevel.length; index < inARow; index++)
          await getStuck(atThisLevel[index % atThisLevel.length]?.sql ?? '')
        const after = await vi.waitFor(
          async () => {
            const found = await holdings()
            expect(countablesOf(found)).toEqual(countablesOf(before))
            return found
          },
          { timeout: 10_000, interval: 100 },
        )
        expect(after.heap - before.heap).toBeLessThan(8 * mebibyte + inARow * 32 * 1024)
        expect(after.resident - before.resident).toBeLessThan(128 * mebibyte)
      },
    )

    it('nothing is left once the engine is closed', async () => {
      await engine.close()
      expect(enginesAmong(await descendantsOf(process.pid))).toEqual([])
      expect(await readdir(folder)).toEqual([])
    })

    async function getStuck(sql: string): Promise<void> {
      const before = enginesAmong(await descendantsOf(process.pid)).map(({ id }) => id)
      const began = performance.now()
      const stuck = failureOf(query('stuck', sql, deadline / 1_000))
      // Another project notices nothing.
      await expectRight('other')
      const failure = await stuck
      late.push(performance.now() - began - deadline)
      const after = (await descendantsOf(process.pid)).map(({ id }) => id)
      expect(failure.reason, failure.message).toBe('timeout')
      expect(before.filter((id) => !after.includes(id))).toHaveLength(1)
      expect(late.at(-1)).toBeLessThan(longest)
      await atStrength()
    }

    /** Every project has its child again, and one more waits. */
    async function atStrength(): Promise<void> {
      await Promise.all([expectRight('stuck'), expectRight('other')])
      await vi.waitFor(
        async () => expect(enginesAmong(await descendantsOf(process.pid))).toHaveLength(engines + 1),
        { timeout: 30_000, interval: 50 },
      )
    }

    async function expectRight(projectId: string): Promise<void> {
      const { rows } = await query(projectId, 'SELECT sum(i) FROM range(1001) numbers(i)', 60)
      expect(rows).toEqual([[500_500]])
    }

    const query = (projectId: string, sql: string, seconds: number) =>
      engine.query({ projectId, tables: [], sql, rows: 10, seconds }, never)

    async function holdings(): Promise<Holdings> {
      const processes = (await descendantsOf(process.pid)).filter(({ command }) => isEngine(command))
      return {
        processes: processes.length,
        files: (await readdir(folder)).length,
        descriptors: (await readdir('/proc/self/fd')).length,
        heap: collectedHeap(),
        resident: process.memoryUsage.rss(),
      }
    }
  })
}

interface Holdings {
  readonly processes: number
  readonly files: number
  readonly descriptors: number
  readonly heap: number
  readonly resident: number
}

const countablesOf = ({ processes, files, descriptors }: Holdings) => ({ processes, files, descriptors })

async function failureOf(doing: Promise<unknown>): Promise<EngineFailure> {
  const error = await doing.then(
    () => undefined,
    (thrown: unknown) => thrown,
  )
  expect(error).toBeInstanceOf(EngineFailure)
  return error as EngineFailure
}
