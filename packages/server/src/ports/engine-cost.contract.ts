import { access, mkdtemp, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { EngineFailure, type Engine, type QueryRequest } from './engine.ts'

/** How much one query may read and give. */
export interface EngineCaps {
  readonly rowsRead: number
  readonly bytesRead: number
  readonly resultRows: number
  readonly resultBytes: number
}

const never = new AbortController().signal
const linux = process.platform === 'linux'

/** What every engine tells about the cost of a query, and the caps that it keeps. `open` gives one with these caps. */
export function engineCostContract(name: string, open: (caps: Partial<EngineCaps>) => Promise<Engine>): void {
  describe(`${name}, its costs`, () => {
    let folder: string
    let free: Engine
    let tables: QueryRequest['tables']

    beforeAll(async () => {
      folder = await mkdtemp(join(tmpdir(), 'engine-cost-'))
      free = await open({})
      tables = [
        {
          name: 'many',
          file: await parquet('many', 'SELECT i AS id, md5(i::VARCHAR) AS code FROM range(100000) t(i)'),
        },
        { name: 'Few', file: await parquet('few', 'SELECT i AS id, i * 2 AS amount FROM range(7) t(i)') },
      ]
    })
    afterAll(async () => {
      await free.close()
      await rm(folder, { recursive: true, force: true })
    })

    async function parquet(title: string, select: string): Promise<string> {
      const file = join(folder, `${title}.parquet`)
      await free.transform(
        {
          projectId: 'maker',
          statements: (at) => [`COPY (${select}) TO '${at(file)}' (FORMAT parquet)`],
          reads: [],
          writesTo: folder,
          seconds: 20,
        },
        never,
      )
      return file
    }
    const query = (engine: Engine, sql: string, change: Partial<QueryRequest> = {}) =>
      engine.query({ projectId: 'project-1', tables, rows: 10, seconds: 20, ...change, sql }, never)

    test.each([
      ['SELECT 1', 0],
      ['SELECT count(*) FROM few', 7],
      ['SELECT count(*) FROM many JOIN few USING (id)', 100_007],
      ['SELECT count(*) FROM few a, few b', 14],
      ['SELECT * FROM FEW WHERE amount = (SELECT max(amount) FROM "Few")', 14],
      ['SELECT count(*) FROM few UNION ALL SELECT count(*) FROM many', 100_007],
      ['WITH a AS (FROM few) SELECT count(*) FROM a, a b', 7],
      ['WITH a AS (FROM few), b AS (FROM a UNION ALL FROM few) SELECT count(*) FROM b, a', 14],
      ['WITH few AS (SELECT 1) SELECT count(*) FROM few', 0],
      ['WITH few AS (FROM few) SELECT count(*) FROM few', 7],
      [
        'WITH RECURSIVE n AS (SELECT max(id) AS i FROM few UNION ALL SELECT i - 1 FROM n WHERE i > 0) SELECT sum(i) FROM n',
        7,
      ],
      ['SELECT * FROM (PIVOT few ON id IN (1, 2) USING sum(amount))', 7],
      ['SELECT count(*) FROM range(50)', 0],
    ])('%s reads %i rows', async (sql, rowsRead) => {
      expect((await query(free, sql)).cost.rowsRead).toBe(rowsRead)
    })

    test('time, bytes and memory are told, the last two where the system does', async () => {
      // A new file, because what was read before may be remembered.
      const file = await parquet('fresh', 'SELECT md5(i::VARCHAR) AS code FROM range(100000) t(i)')
      const { size } = await stat(file)
      const { cost } = await query(free, 'SELECT max(code), count(DISTINCT code) FROM fresh', {
        tables: [{ name: 'fresh', file }],
      })
      expect(cost.milliseconds).toBeGreaterThan(0)
      expect(cost.rowsRead).toBe(100_000)
      if (!linux) return
      expect(cost.bytesRead).toBeGreaterThan(size / 2)
      expect(cost.bytesRead).toBeLessThan(size * 3)
      expect(cost.peakMemoryBytes).toBeGreaterThan(size)
    })

    test.runIf(linux)('a query that needs more memory has a higher peak', async () => {
      const peak = async (sql: string) => (await query(free, sql)).cost.peakMemoryBytes
      const small = await peak('SELECT 1')
      const large = await peak("SELECT max(length(repeat('x', 80000000 + i::INTEGER))) FROM range(1) t(i)")
      expect(large).toBeGreaterThan(small + 60_000_000)
    })

    describe('with caps', () => {
      let capped: Engine
      beforeAll(async () => {
        const { size } = await stat(tables[0]?.file ?? '')
        capped = await open({
          rowsRead: 150_000,
          bytesRead: 2 * size,
          resultRows: 5_000,
          resultBytes: 20_000,
        })
      })
      afterAll(() => capped.close())

      const tooLarge = async (doing: Promise<unknown>): Promise<string> => {
        const failure = await doing.then(
          () => undefined,
          (thrown: unknown) => thrown,
        )
        expect(failure).toBeInstanceOf(EngineFailure)
        expect((failure as EngineFailure).reason).toBe('too-large')
        expect((await query(capped, 'SELECT 1')).rows).toEqual([[1]])
        return (failure as EngineFailure).message
      }

      test('what stays below them is answered', async () => {
        expect((await query(capped, 'SELECT count(*) FROM many, (SELECT 1)')).rows).toEqual([[100_000]])
        expect((await query(capped, 'SELECT id FROM many ORDER BY id LIMIT 5000')).rowCount).toBe(5_000)
      })

      test('too many rows to read are refused', async () => {
        const sql = 'SELECT count(*) FROM many a, many b'
        expect(await tooLarge(query(capped, sql))).toContain('200000 rows')
      })

      test('too many bytes to read are refused', async () => {
        const one = await open({ bytesRead: 1_000 })
        const doing = query(one, 'SELECT count(*) FROM many')
        expect(await tooLarge(doing)).toContain('1000 are allowed')
        await one.close()
      })

      test('a result of too many rows ends, with or without a file', async () => {
        const csvFile = join(folder, 'rows.csv')
        const sql = 'SELECT 1 FROM many'
        expect(await tooLarge(query(capped, sql))).toContain('5000 rows')
        expect(await tooLarge(query(capped, sql, { csvFile }))).toContain('rows')
        await expect(access(csvFile)).rejects.toThrow()
      })

      test('a result of too many bytes ends, and its file is gone', async () => {
        const csvFile = join(folder, 'bytes.csv')
        const sql = 'SELECT code FROM many ORDER BY id LIMIT 1000'
        expect((await query(capped, sql)).rowCount).toBe(1_000)
        expect(await tooLarge(query(capped, sql, { csvFile }))).toContain('20000 bytes')
        await expect(access(csvFile)).rejects.toThrow()
      })
    })
  })
}
