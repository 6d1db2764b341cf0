import { access, copyFile, mkdir, mkdtemp, readFile, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  allowedPieces,
  allowedStatements,
  refusedPieces,
  refusedStatements,
} from './engine-statements.contract.ts'
import { EngineFailure, type Engine, type EngineFailureReason, type QueryRequest } from './engine.ts'

/** `crash` ends whatever runs statements at the moment, as a fault of its own would. */
export interface EngineUnderTest {
  readonly engine: Engine
  crash(): Promise<void>
}

const never = new AbortController().signal

/** The behaviour of every engine. `open` gives one with room for two projects at once and 256 MB for each. */
export function engineContract(name: string, open: () => Promise<EngineUnderTest>): void {
  describe(`${name} as an engine`, () => {
    let underTest: EngineUnderTest
    let engine: Engine
    let folder: string
    let sales: QueryRequest['tables'][number]

    beforeAll(async () => {
      folder = await mkdtemp(join(tmpdir(), 'engine-'))
      underTest = await open()
      engine = underTest.engine
      await writeFile(join(folder, 'secret.csv'), 'secret\n42\n')
      sales = {
        name: 'sales',
        file: await parquet(
          'sales',
          `SELECT * FROM (VALUES ('Oslo', 35.0::DOUBLE, DATE '2024-01-01'), ('Oslo', 5.25, DATE '2024-02-01'),
            ('Bergen', 20.25, DATE '2024-01-01'), ('Bergen', NULL, NULL)) t(city, amount, day)`,
        ),
      }
    })
    afterAll(async () => {
      await engine.close()
      await rm(folder, { recursive: true, force: true })
    })

    async function parquet(title: string, select: string): Promise<string> {
      const file = join(folder, `${title}.parquet`)
      const statements = (at: (file: string) => string) => [
        `COPY (${select}) TO '${at(file)}' (FORMAT parquet)`,
      ]
      await engine.transform(
        { projectId: 'maker', statements, reads: [], writesTo: folder, seconds: 20 },
        never,
      )
      return file
    }
    const query = (sql: string, change: Partial<QueryRequest> = {}, signal = new AbortController().signal) =>
      engine.query(
        { projectId: 'project-1', tables: [sales], rows: 100, seconds: 20, ...change, sql },
        signal,
      )
    const failure = async (doing: Promise<unknown>): Promise<EngineFailure> => {
      const error = await doing.then(
        () => undefined,
        (thrown: unknown) => thrown,
      )
      expect(error).toBeInstanceOf(EngineFailure)
      return error as EngineFailure
    }
    const reasonOf = async (doing: Promise<unknown>): Promise<EngineFailureReason> =>
      (await failure(doing)).reason
    const csvOf = async (sql: string): Promise<string> => {
      const csvFile = join(folder, 'result.csv')
      await query(sql, { csvFile })
      return readFile(csvFile, 'utf8')
    }

    describe('answers', () => {
      test('a grouped sum has its columns, rows and count', async () => {
        const answer = await query(
          'SELECT city, sum(amount) AS total, count(*) AS n FROM sales GROUP BY 1 ORDER BY 1',
        )
        expect(answer.columns).toEqual([
          { name: 'city', type: 'text' },
          { name: 'total', type: 'number' },
          { name: 'n', type: 'integer' },
        ])
        expect(answer.rows).toEqual([
          ['Bergen', 20.25, 2],
          ['Oslo', 40.25, 2],
        ])
        expect(answer.rowCount).toBe(2)
        expect(answer.cost.milliseconds).toBeGreaterThanOrEqual(0)
      })

      test('only the wanted rows come back, all are counted', async () => {
        const answer = await query('SELECT i FROM range(10000) t(i) ORDER BY i', { rows: 3 })
        expect(answer.rows).toEqual([[0], [1], [2]])
        expect(answer.rowCount).toBe(10_000)
        expect((await query('SELECT 1', { rows: 0 })).rows).toEqual([])
      })

      test('an empty result has its columns', async () => {
        const answer = await query('SELECT city FROM sales WHERE false')
        expect(answer).toMatchObject({ columns: [{ name: 'city', type: 'text' }], rows: [], rowCount: 0 })
      })

      test('columns of one name are told apart', async () => {
        const { columns } = await query('SELECT 1 AS a, 2 AS a')
        expect(new Set(columns.map((column) => column.name)).size).toBe(2)
      })

      test.each([
        ['1::TINYINT', 'integer', 1],
        ['9007199254740991::BIGINT', 'integer', 9007199254740991],
        ['9007199254740993::BIGINT', 'integer', '9007199254740993'],
        ['(-9007199254740993)::BIGINT', 'integer', '-9007199254740993'],
        ['sum(5::BIGINT)', 'integer', 5],
        [
          '170141183460469231731687303715884105727::HUGEINT',
          'integer',
          '170141183460469231731687303715884105727',
        ],
        ['0.1::DOUBLE', 'number', 0.1],
        ['0.1::DOUBLE + 0.2::DOUBLE', 'number', 0.3],
        ['1e300::DOUBLE / 3', 'number', 3.33333333333333e299],
        ["'nan'::DOUBLE", 'number', null],
        ["'-inf'::DOUBLE", 'number', null],
        ['12.50::DECIMAL(10,2)', 'number', 12.5],
        ['1234567890123.45::DECIMAL(18,2)', 'number', 1234567890123.45],
        ['123456789012345678.91::DECIMAL(20,2)', 'number', '123456789012345678.91'],
        ['-0.000001::DECIMAL(10,6)', 'number', -0.000001],
        ["'text'", 'text', 'text'],
        ["''", 'text', ''],
        ['true', 'boolean', true],
        ["DATE '2024-02-29'", 'date', '2024-02-29'],
        ["'infinity'::DATE", 'date', null],
        ["TIMESTAMP '2024-02-29 13:05:00'", 'timestamp', '2024-02-29 13:05:00'],
        ["TIMESTAMP '2024-02-29 13:05:00.25'", 'timestamp', '2024-02-29 13:05:00.25'],
        ["TIMESTAMPTZ '2024-02-29 13:05:00+02'", 'timestamp', '2024-02-29 11:05:00'],
        ["'infinity'::TIMESTAMP", 'timestamp', null],
        ["TIME '13:05:00'", 'text', '13:05:00'],
        ['[1, NULL]', 'text', '[1, NULL]'],
        ['NULL::VARCHAR', 'text', null],
      ])('%s is a cell of type %s', async (expression, type, cell) => {
        const answer = await query(`SELECT ${expression} AS a`)
        expect(answer.columns).toEqual([{ name: 'a', type }])
        expect(answer.rows).toEqual([[cell]])
      })

      test('a table keeps a name that would break out of its quotes', async () => {
        const hostile = `a"b'; DROP VIEW x; --😀`
        const tables = [{ ...sales, name: hostile }]
        const answer = await query(`SELECT count(*) FROM "${hostile.replaceAll('"', '""')}"`, { tables })
        expect(answer.rows).toEqual([[4]])
      })

      test('the name of a folder is no column', async () => {
        const inner = join(folder, 'year=2024')
        await mkdir(inner)
        const file = join(inner, 'sales [copy].parquet')
        await copyFile(sales.file, file)
        const { columns } = await query('SELECT * FROM sales', { tables: [{ name: 'sales', file }] })
        expect(columns.map((column) => column.name)).toEqual(['city', 'amount', 'day'])
      })

      test('a file that was replaced is read anew', async () => {
        const tables = [{ name: 'changing', file: await parquet('changing', 'SELECT 1 AS a') }]
        expect((await query('SELECT * FROM changing', { tables })).rows).toEqual([[1]])
        await parquet('changing', "SELECT 'two' AS b, 3 AS c")
        expect((await query('SELECT * FROM changing', { tables })).rows).toEqual([['two', 3]])
      })

      test('an error on a late row is a failure, not a shorter answer', async () => {
        const sql = `SELECT CAST(CASE WHEN i = 900000 THEN 'pear' ELSE '1' END AS INTEGER) FROM range(1000000) t(i)`
        expect(await reasonOf(query(sql, { rows: 5 }))).toBe('failed')
      })

      test('a mistake in the statement is told', async () => {
        const { reason, message } = await failure(query('SELECT amuont FROM sales'))
        expect(reason).toBe('failed')
        expect(message).toContain('amuont')
      })
    })

    describe('a CSV', () => {
      test('has a header and all rows, whatever is answered', async () => {
        const csvFile = join(folder, 'all.csv')
        await query('SELECT i, i * 0.5::DOUBLE AS half FROM range(5000) t(i) ORDER BY i', {
          csvFile,
          rows: 1,
        })
        const lines = (await readFile(csvFile, 'utf8')).split('\r\n')
        expect(lines.slice(0, 4)).toEqual(['i,half', '0,0', '1,0.5', '2,1'])
        expect(lines.slice(-2)).toEqual(['4999,2499.5', ''])
        expect(lines).toHaveLength(5002)
      })

      test('quotes what needs quotes and tells an empty text from none', async () => {
        expect(
          await csvOf(
            `SELECT 'a,b' AS "x ""y""", 'say "hi"' AS b, 'two\nlines' AS c, '' AS d, NULL AS e, '中文 é😀' AS f`,
          ),
        ).toBe('"x ""y""",b,c,d,e,f\r\n"a,b","say ""hi""","two\nlines","",,中文 é😀\r\n')
      })

      test('keeps a spreadsheet from running a text, and leaves numbers alone', async () => {
        expect(
          await csvOf(
            `SELECT '=1+1' AS "=h", '+1' AS b, '-1' AS c, '@a' AS d, '\t1' AS e, '\r1' AS f, -1 AS g, -0.5::DOUBLE AS h, 'a=1' AS i`,
          ),
        ).toBe(`'=h,b,c,d,e,f,g,h,i\r\n'=1+1,'+1,'-1,'@a,'\t1,"'\r1",-1,-0.5,a=1\r\n`)
      })

      test('of nothing is a header', async () => {
        expect(await csvOf('SELECT city, amount FROM sales WHERE false')).toBe('city,amount\r\n')
      })

      test('keeps every digit', async () => {
        expect(
          await csvOf('SELECT 123456789012345678.91::DECIMAL(20,2) AS a, 9007199254740993::BIGINT AS b'),
        ).toBe('a,b\r\n123456789012345678.91,9007199254740993\r\n')
      })

      test('is not left behind by a query that failed', async () => {
        const csvFile = join(folder, 'broken.csv')
        const sql = `SELECT CAST(CASE WHEN i = 900000 THEN 'pear' ELSE '1' END AS INTEGER) FROM range(1000000) t(i)`
        const { reason, message } = await failure(query(sql, { csvFile }))
        expect(reason).toBe('failed')
        expect(message).toContain('pear')
        await expect(access(csvFile)).rejects.toThrow()
      })

      test('is not left behind by a query that was stopped', async () => {
        const csvFile = join(folder, 'stopped.csv')
        const sql = 'SELECT i FROM range(10000000000) t(i)'
        expect(await reasonOf(query(sql, { csvFile, seconds: 0.5 }))).toBe('timeout')
        expect(await reasonOf(query(sql, { csvFile }, AbortSignal.timeout(500)))).toBe('aborted')
        await expect(access(csvFile)).rejects.toThrow()
      })
    })

    describe('statements', () => {
      test.each(refusedStatements('SECRET').map((statement) => [statement.slice(0, 80), statement]))(
        'refused: %s',
        async (_, statement) => {
          const sql = statement.replaceAll('SECRET', join(folder, 'secret.csv'))
          expect(await reasonOf(query(sql))).toBe('refused')
          expect(await readFile(join(folder, 'secret.csv'), 'utf8')).toBe('secret\n42\n')
        },
      )

      test.each(allowedStatements)('allowed: %s', async (sql, first) => {
        expect((await query(sql)).rows[0]?.[0]).toEqual(first)
      })

      test('after all of these the tables are as they were', async () => {
        expect((await query('SELECT sum(amount), count(*) FROM sales')).rows).toEqual([[60.5, 4]])
        expect(
          (await readdir(folder)).filter((file) => file.startsWith('log') || file.startsWith('profile')),
        ).toEqual([])
      })
    })

    describe('statements that somebody gave', () => {
      let costs: QueryRequest['tables'][number]
      beforeAll(async () => {
        costs = { name: 'costs', file: await parquet('costs', 'SELECT 1000 AS amount') }
      })
      /** A piece in the place that it is put in: what is around it may read both tables. */
      const around = (piece: string) =>
        `WITH "before" AS (\n  SELECT amount FROM costs\n), "given" AS (\n  ${piece}\n)\nSELECT sum(a), (SELECT sum(amount) FROM "before") FROM "given"`
      const given = (piece: string) =>
        query(around(piece), { tables: [sales, costs], given: [{ sql: piece, tables: ['sales'] }] })

      test.each(refusedPieces)('refused: %s', async (piece) => {
        expect(await reasonOf(given(piece))).toBe('refused')
      })

      test.each(allowedPieces)('allowed: %s', async (piece, sum) => {
        expect((await given(piece)).rows).toEqual([[sum, 1000]])
      })

      test('what would be run as it stands is refused by itself', async () => {
        const piece = 'SELECT 1 AS a), "more" AS (SELECT 2 AS a'
        expect((await query(around(piece), { tables: [sales, costs] })).rows).toEqual([[1, 1000]])
        const { reason, message } = await failure(given(piece))
        expect([reason, message]).toEqual(['refused', expect.stringContaining('syntax error')])
      })

      test('a table that is not for it is told with those that are', async () => {
        const { message } = await failure(given('SELECT amount AS a FROM costs'))
        expect(message).toBe('There is no table costs; there is sales.')
      })

      test('nothing is run where something else stands than what was given', async () => {
        const other = [{ sql: 'SELECT 2 AS a', tables: ['sales'] }]
        expect(await reasonOf(query(around('SELECT 1 AS a'), { tables: [sales, costs], given: other }))).toBe(
          'failed',
        )
      })
    })

    describe('limits', () => {
      const endless = 'SELECT sum(a.i * b.i) FROM range(10000000) a(i), range(10000000) b(i)'
      const fine = async () => expect((await query('SELECT 1')).rows).toEqual([[1]])

      test('a query that takes too long is stopped', async () => {
        expect(await reasonOf(query(endless, { seconds: 0.3 }))).toBe('timeout')
        await fine()
      })

      test('a query that cannot be interrupted is stopped too', async () => {
        const sql = `SELECT length(lpad('x', 2000000000, 'y'))`
        expect(['timeout', 'memory']).toContain(await reasonOf(query(sql, { seconds: 0.3 })))
        await fine()
      })

      test('a query that takes too much memory is stopped', async () => {
        const sql = `SELECT max(length(repeat('x', 700000000 + i::INTEGER))) FROM range(3) t(i)`
        expect(await reasonOf(query(sql))).toBe('memory')
        await fine()
      })

      test('a caller that gives up gets its answer at once', async () => {
        const abort = new AbortController()
        const doing = reasonOf(query(endless, {}, abort.signal))
        await wait(200)
        abort.abort()
        expect(await Promise.race([doing, wait(5000)])).toBe('aborted')
        await fine()
      })

      test('nothing is run for a caller that has given up before', async () => {
        expect(await reasonOf(query('SELECT 1', {}, AbortSignal.abort()))).toBe('aborted')
      })

      test('a result that is too large to be answered ends as a failure', async () => {
        const sql = `SELECT repeat('x', 1000000) FROM range(80)`
        expect(await reasonOf(query(sql, { rows: 80 }))).toBe('too-large')
        await fine()
      })

      test('a crash reaches its own caller alone, and the next query is fine', async () => {
        const doing = reasonOf(query(endless))
        await wait(300)
        await underTest.crash()
        expect(await doing).toBe('lost')
        await fine()
      })

      test('more callers than places all get their answers', async () => {
        const asked = Array.from({ length: 12 }, (_, index) =>
          query(`SELECT ${index}`, { projectId: `project-${index % 3}` }),
        )
        const answers = await Promise.all(asked)
        expect(answers.map((answer) => answer.rows[0]?.[0])).toEqual(
          Array.from({ length: 12 }, (_, index) => index),
        )
      })
    })

    describe('projects', () => {
      test('a project sees the tables of its own question alone', async () => {
        const own = { name: 'own', file: await parquet('own', 'SELECT 1 AS a') }
        const other = { name: 'other', file: await parquet('other', 'SELECT 2 AS a') }
        await query('SELECT * FROM own', { projectId: 'one', tables: [own] })
        await query('SELECT * FROM other', { projectId: 'two', tables: [other] })
        expect(await reasonOf(query('SELECT * FROM own', { projectId: 'two', tables: [other] }))).toBe(
          'refused',
        )
        expect(await reasonOf(query('SELECT * FROM own', { projectId: 'one', tables: [] }))).toBe('refused')
      })

      test('a name means what the question says it means', async () => {
        const one = { name: 'same', file: await parquet('one', "SELECT 'one' AS a") }
        const two = { name: 'same', file: await parquet('two', "SELECT 'two' AS a") }
        const sql = 'SELECT a FROM same'
        const asked = [one, two, one, two].map((table, index) =>
          query(sql, { projectId: `p${index % 2}`, tables: [table] }),
        )
        expect((await Promise.all(asked)).map((answer) => answer.rows[0]?.[0])).toEqual([
          'one',
          'two',
          'one',
          'two',
        ])
        expect((await query(sql, { projectId: 'p0', tables: [two] })).rows).toEqual([['two']])
      })
    })

    describe('transforms', () => {
      const transform = (
        statements: readonly string[],
        change: { reads?: string[]; seconds?: number } = {},
        signal = never,
      ) =>
        engine.transform(
          {
            projectId: 'project-1',
            statements: () => statements,
            reads: [],
            writesTo: folder,
            seconds: 20,
            ...change,
          },
          signal,
        )

      test('statements share one fresh database and answer in order', async () => {
        const answers = await transform([
          'CREATE TABLE a AS SELECT 1 AS x',
          'INSERT INTO a VALUES (2)',
          'SELECT x, NULL AS y FROM a ORDER BY x',
        ])
        expect(answers).toHaveLength(3)
        expect(answers[2]).toEqual({
          columns: ['x', 'y'],
          rows: [
            [1, null],
            [2, null],
          ],
        })
        expect(await reasonOf(transform(['SELECT * FROM a']))).toBe('failed')
      })

      test('named files can be read, others not', async () => {
        const file = join(folder, 'in.csv')
        await writeFile(file, 'a,b\n1,x\n')
        const elsewhere = await mkdtemp(join(tmpdir(), 'elsewhere-'))
        const read = (path: string, reads: readonly string[]) =>
          engine.transform(
            {
              projectId: 'p',
              writesTo: elsewhere,
              seconds: 20,
              reads,
              statements: (at) => [`SELECT a FROM read_csv('${reads.includes(path) ? at(path) : path}')`],
            },
            never,
          )
        expect((await read(file, [file]))[0]?.rows).toEqual([[1]])
        expect(await reasonOf(read(file, []))).toBe('failed')
        expect(await reasonOf(read(join(folder, 'secret.csv'), [file]))).toBe('failed')
        expect(await reasonOf(read('/etc/hosts', [file]))).toBe('failed')
        expect(await readFile(file, 'utf8')).toBe('a,b\n1,x\n')
        await rm(elsewhere, { recursive: true })
      })

      test('a file that is gone is told', async () => {
        const gone = join(folder, 'gone.csv')
        const statements = (at: (file: string) => string) => [`SELECT * FROM read_csv('${at(gone)}')`]
        const request = { projectId: 'p', statements, reads: [gone], writesTo: folder, seconds: 20 }
        expect(await reasonOf(engine.transform(request, never))).toBe('failed')
        expect(await reasonOf(query('SELECT 1', { tables: [{ name: 'gone', file: gone }] }))).toBe('failed')
      })

      test('only the folder can be written to', async () => {
        const target = join(tmpdir(), `not-allowed-${process.pid}.parquet`)
        expect(await reasonOf(transform([`COPY (SELECT 1) TO '${target}'`]))).toBe('failed')
        await expect(access(target)).rejects.toThrow()
        const made = await parquet('made', 'SELECT 1 AS a')
        expect((await query('SELECT a FROM made', { tables: [{ name: 'made', file: made }] })).rows).toEqual([
          [1],
        ])
      })

      test('what failed leaves nothing in the folder', async () => {
        const before = await readdir(folder)
        const statements = (at: (file: string) => string) => [
          `COPY (SELECT 1) TO '${at(join(folder, 'half.parquet'))}' (FORMAT parquet)`,
          'SELECT * FROM nothing',
        ]
        const request = { projectId: 'p', statements, reads: [], writesTo: folder, seconds: 20 }
        expect(await reasonOf(engine.transform(request, never))).toBe('failed')
        expect(await readdir(folder)).toEqual(before)
      })

      test('nothing opens what is closed', async () => {
        expect(await reasonOf(transform(['SET enable_external_access = true']))).toBe('failed')
        expect(await reasonOf(transform(['INSTALL httpfs']))).toBe('failed')
      })

      test('an answer has at most 10,000 rows', async () => {
        const [answer] = await transform(['SELECT i FROM range(20000) t(i)'])
        expect(answer?.rows).toHaveLength(10_000)
      })

      test('the same limits hold', async () => {
        const endless = [
          'SELECT 1',
          'SELECT sum(a.i * b.i) FROM range(10000000) a(i), range(10000000) b(i)',
          'SELECT 2',
        ]
        expect(await reasonOf(transform(endless, { seconds: 0.3 }))).toBe('timeout')
        const abort = new AbortController()
        const doing = reasonOf(transform(endless, {}, abort.signal))
        await wait(200)
        abort.abort()
        expect(await doing).toBe('aborted')
        expect((await transform(['SELECT 3']))[0]?.rows).toEqual([[3]])
      })
    })

    test('what does not fit into memory is sorted all the same', async () => {
      const sql =
        'SELECT s FROM (SELECT md5(i::VARCHAR) || md5((i + 1)::VARCHAR) AS s FROM range(3000000) t(i)) ORDER BY s DESC'
      const answer = await query(sql, { rows: 1, seconds: 60 })
      expect(answer.rowCount).toBe(3_000_000)
    }, 90_000)
  })

  test(`${name} that is closed answers no more`, async () => {
    const { engine } = await open()
    const doing = engine.query(
      {
        projectId: 'p',
        tables: [],
        sql: 'SELECT sum(a.i * b.i) FROM range(10000000) a(i), range(10000000) b(i)',
        rows: 1,
        seconds: 60,
      },
      never,
    )
    const ended = expect(doing).rejects.toMatchObject({ reason: 'aborted' })
    await wait(100)
    await engine.close()
    await ended
    await expect(
      engine.query({ projectId: 'p', tables: [], sql: 'SELECT 1', rows: 1, seconds: 1 }, never),
    ).rejects.toThrow(EngineFailure)
    await engine.close()
  })
}
