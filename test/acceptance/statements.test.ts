import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { beforeAll, describe, expect, it } from 'vitest'
import type { Cell, JobRecord } from '@auger/contract'
import type { Plan, StatementInput, Step, Verb } from '@auger/contract/plan'
import type { Client } from '@auger/sdk'
import { addSource, settled } from './dataset-of.ts'
import { expectFailure } from './expect-failure.ts'
import { clientOf, isRemote, newUser, useOwnService, useService, type Service } from './service.ts'

type Rows = readonly (readonly Cell[])[]

/** By SQLite: statements.py beside it. */
const { tables, expected } = JSON.parse(
  await readFile(
    join(import.meta.dirname, '../../packages/server/src/operations/inputs/fixtures/statements.json'),
    'utf8',
  ),
) as {
  readonly tables: { readonly [name: string]: { readonly columns: readonly string[]; readonly rows: Rows } }
  readonly expected: { readonly [name: string]: Rows }
}

interface Place {
  readonly client: Client
  readonly session: string
  readonly dataset: string
  readonly sources: { readonly [name: string]: string }
}

/** A dataset of a user with the tables of these names. */
async function placeOf(service: Service, names: readonly string[]): Promise<Place> {
  const client = clientOf(service)
  const session = (await client.sessions.create()).id
  const dataset = (await client.datasets.create({ name: 'Depots' })).id
  const sources: { [name: string]: string } = {}
  for (const name of names) {
    const { columns = [], rows = [] } = tables[name] ?? {}
    const lines = [columns, ...rows].map((row) => row.map(csvCell).join(','))
    sources[name] = await addSource(client, dataset, `${name}.csv`, `${lines.join('\n')}\n`)
  }
  return { client, session, dataset, sources }
}

const csvCell = (cell: Cell): string =>
  typeof cell === 'string' ? `"${cell.replaceAll('"', '""')}"` : String(cell ?? '')

type Types = { readonly [name: string]: StatementInput['columns'][number]['type'] }

const statement = (tableIds: readonly string[], types: Types, sql: string): StatementInput => ({
  kind: 'statement',
  tableIds,
  sql,
  columns: Object.entries(types).map(([name, type]) => ({ name, type })),
})
const step = (id: string, input: Step['input'], verbs: readonly Verb[] = []): Step => ({
  ...{ id, input, verbs },
  chart: 'auto',
  answer: [],
})
const planOf = (...steps: readonly Step[]): Plan => ({ version: 2, steps })
const run = ({ client, session, dataset }: Place, ...steps: readonly Step[]) =>
  client.jobs.run(dataset, { session_id: session, plan: planOf(...steps) })
const refusal = async (place: Place, input: StatementInput): Promise<string> =>
  (await expectFailure(run(place, step('a', input)), 300001)).message

const codeOf = ({ blocks }: JobRecord): unknown => blocks.find(({ type }) => type === 'CODE')?.content
const wordsOf = ({ blocks }: JobRecord): string =>
  blocks.map(({ type, content }) => (type === 'MESSAGE' ? content : '')).join(' ')
async function fileOf({ blocks }: JobRecord): Promise<string> {
  const link = blocks.find(({ type }) => type === 'TABLE')?.content as { readonly url: string }
  return (await fetch(link.url)).text()
}
const count: Verb = {
  kind: 'metrics',
  by: [{ column: 'size', as: 'size' }],
  metrics: [{ as: 'moves', metric: { kind: 'aggregate', function: 'count' } }],
}

const signed = `CASE kind WHEN 'in' THEN quantity WHEN 'out' THEN -quantity ELSE 0 END`
const balance = `sum(${signed}) OVER (ORDER BY day, number ROWS UNBOUNDED PRECEDING) AS balance`
const sizes = `CASE WHEN quantity < 5 THEN 'small' WHEN quantity < 15 THEN 'medium' ELSE 'large' END AS size`

const cases: { readonly [name: string]: StatementInput } = {
  'the balance by item, by CASE': statement(
    ['moves'],
    { item: 'text', balance: 'number' },
    `SELECT item, sum(${signed}) AS balance FROM moves GROUP BY item`,
  ),
  'a row for each depot': statement(
    ['stock'],
    { item: 'text', depot: 'text', pieces: 'integer' },
    'SELECT item, depot, pieces FROM stock UNPIVOT (pieces FOR depot IN (north, south, west))',
  ),
  'the running balance': statement(
    ['moves'],
    { day: 'date', number: 'integer', balance: 'number' },
    `SELECT day, number, ${balance} FROM moves ORDER BY day, number`,
  ),
  'days since the move of the item before': statement(
    ['moves'],
    { number: 'integer', days: 'number' },
    'SELECT number, day - lag(day) OVER (PARTITION BY item ORDER BY day, number) AS days FROM moves',
  ),
  'family names': statement(
    ['staff'],
    { family: 'text', given: 'text' },
    `SELECT upper(split_part(name, ',', 1)) AS family, trim(split_part(name, ',', 2)) AS given FROM staff`,
  ),
  'families of thread': statement(
    ['moves'],
    { family: 'text', moves: 'integer' },
    `SELECT regexp_extract(item, '^\\w+') AS family, count(*) AS moves FROM moves GROUP BY ALL;`,
  ),
  'staff and their managers': statement(
    ['staff'],
    { name: 'text', manager: 'text', difference: 'integer' },
    `SELECT s.name, m.name AS manager, s.pay - m.pay AS difference
     FROM staff AS s LEFT JOIN staff AS m ON m.id = s.manager -- who has none stays
     ORDER BY s.id`,
  ),
  'who is paid more than the manager': statement(
    ['staff'],
    { name: 'text' },
    'SELECT s.name FROM staff s JOIN staff m ON m.id = s.manager WHERE s.pay > m.pay',
  ),
  'everyone below the first': statement(
    ['staff'],
    { depth: 'integer', people: 'integer' },
    `WITH RECURSIVE below(id, depth) AS (
       SELECT id, 0 FROM staff WHERE manager IS NULL
       UNION ALL SELECT s.id, depth + 1 FROM staff s JOIN below b ON s.manager = b.id)
     SELECT depth, count(*) AS people FROM below GROUP BY depth`,
  ),
  'the largest move of each item': statement(
    ['moves'],
    { item: 'text', number: 'integer', quantity: 'number' },
    `SELECT * FROM moves QUALIFY row_number() OVER (PARTITION BY item ORDER BY quantity DESC, number) = 1
     ORDER BY quantity DESC, item`,
  ),
  'moves by item and their share of pieces': statement(
    ['moves', 'stock'],
    { item: 'text', moved: 'number', times: 'number' },
    `SELECT item, moved, round(moved / (north + south + west), 4) AS times
     FROM (SELECT item, sum(quantity) AS moved FROM moves GROUP BY item) JOIN stock USING (item)`,
  ),
}

describe('a statement', () => {
  const service = useService()
  let place: Place
  beforeAll(async () => {
    place = await placeOf(service(), ['stock', 'moves', 'staff'])
  })

  it.each(Object.keys(cases))('[P-14] comes to what SQLite does: %s', async (name) => {
    const input = cases[name]
    if (input === undefined) throw new Error('no case')
    const job = await run(place, step('a', input))
    expect(job.status).toBe('answered')
    expect(job.result?.columns).toMatchObject(input.columns)
    expect(job.result?.rows).toEqual(expected[name])
  })

  it('[P-14] is gone on from by verbs and by steps', async () => {
    const sized = statement(
      ['moves'],
      { size: 'text', number: 'integer', quantity: 'number' },
      `SELECT ${sizes}, * FROM moves`,
    )
    const counts = expected['moves by size, by CASE']
    const job = await run(place, step('a', sized, [count]))
    expect(job.result?.rows).toEqual(counts)
    expect(wordsOf(job)).toContain('**medium** (**30**)')
    expect(job.blocks.map(({ type }) => type)).toContain('IMAGE')
    const two = await run(place, step('a', sized), step('b', { kind: 'step', stepId: 'a' }, [count]))
    expect(two.result?.rows).toEqual(counts)
    const running = cases['the running balance']
    const lowest: Verb = {
      kind: 'metrics',
      by: [],
      metrics: [
        {
          as: 'lowest',
          metric: { kind: 'aggregate', function: 'minimum', of: { kind: 'column', column: 'balance' } },
        },
      ],
    }
    if (running === undefined) throw new Error('no case')
    expect((await run(place, step('a', running, [lowest]))).result?.rows).toEqual(
      expected['the lowest running balance'],
    )
  })

  it('[P-15] is shown as it was sent, cites its sources, gives the same bytes each time, and is replayed', async () => {
    const input = cases['moves by item and their share of pieces']
    if (input === undefined) throw new Error('no case')
    const [first, second] = [await run(place, step('a', input)), await run(place, step('a', input))]
    expect(codeOf(first)).toContain(`\n  ${input.sql}\n`)
    expect(codeOf(second)).toBe(codeOf(first))
    expect(await fileOf(second)).toBe(await fileOf(first))
    expect(second.result).toEqual(first.result)
    const cited = first.blocks.find(({ type }) => type === 'SOURCES')?.content as readonly {
      source: string
    }[]
    expect(cited.map(({ source }) => source).sort()).toEqual(['moves.csv', 'stock.csv'])
    expect(await client().jobs.replay(first.job_id)).toMatchObject({ same: true, steps: [{ same: true }] })
  })

  it('[P-15] says when it is replayed what of it is not there any more', async () => {
    const own = await placeOf(service(), ['moves'])
    const input = cases['the balance by item, by CASE']
    if (input === undefined) throw new Error('no case')
    const job = await run(own, step('a', input))
    await own.client.datasources.reread(own.dataset, own.sources['moves'] ?? '', { header_row: 2 })
    await settled(own.client, own.dataset, own.sources['moves'] ?? '')
    expect(await own.client.jobs.replay(job.job_id)).toMatchObject({
      same: false,
      reason: expect.stringMatching(
        /step a: its statement cannot be run: Binder Error: Referenced column "(?:item|kind|quantity)" not found/,
      ),
    })
  })

  const client = () => place.client

  it.each<[string, Types, string, RegExp]>([
    [
      'a column that no table has',
      { a: 'number' },
      'SELECT amount AS a FROM moves',
      /plan: step a: its statement cannot be run: Binder Error: Referenced column "amount" not found.*Candidate bindings/,
    ],
    [
      'a column that it does not give',
      { total: 'number' },
      'SELECT quantity AS a FROM moves',
      /plan: step a: its statement cannot be run: it gives no column "total"/,
    ],
    [
      'a function that there is not',
      { a: 'number' },
      'SELECT nofunction(quantity) AS a FROM moves',
      /nofunction/,
    ],
    [
      'no grammar',
      { a: 'number' },
      'SELECT quantity AS a FORM moves WHERE',
      /syntax error at or near "moves"|syntax error/,
    ],
    [
      'types that do not go together',
      { a: 'number' },
      'SELECT day * 2 AS a FROM moves',
      /Binder Error: No function matches/,
    ],
    [
      'a value that is not what it is said to be, once it is read',
      { item: 'integer' },
      'SELECT item FROM moves',
      /plan: step a: its statement cannot be run: Conversion Error: Could not convert string '.*' to INT64/,
    ],
    ['nothing of a SELECT', { a: 'number' }, 'FROM moves', /step a: a statement begins with SELECT or WITH/],
  ])('[P-16] that has %s is told so', async (_, types, sql, message) => {
    expect(await refusal(place, statement(['moves'], types, sql))).toMatch(message)
  })

  it('[P-16] is told which column it lacks before there is a job, and what it meets in the data by the job', async () => {
    const { session, dataset } = place
    const jobsOf = async () => (await client().sessions.history(session, { page_size: 50 })).total_items
    const before = await jobsOf()
    await refusal(place, statement(['moves'], { a: 'number' }, 'SELECT amount AS a FROM moves'))
    expect(await jobsOf()).toBe(before)
    await expectFailure(
      client().jobs.run(dataset, {
        session_id: session,
        plan: planOf(step('a', statement(['moves'], { item: 'number' }, 'SELECT item FROM moves'))),
      }),
      300001,
    )
    expect(await jobsOf()).toBe(before + 1)
  })

  describe('made to break out', () => {
    let secrets: string
    beforeAll(async () => {
      const stranger = clientOf(service(), newUser(), await service().otherKey())
      const dataset = (await stranger.datasets.create({ name: 'Vault' })).id
      await addSource(stranger, dataset, 'vault.csv', 'code,word\n1,xyzzy\n2,plugh\n')
      const own = (await client().datasets.create({ name: 'Other' })).id
      secrets = await addSource(client(), own, 'payroll.csv', 'id,pay\n1,10\n2,20\n')
    })

    const piece = (sql: string, tableIds: readonly string[] = ['moves']) =>
      statement(tableIds, { a: 'text' }, sql)

    it.each<[string, RegExp]>([
      [`SELECT content AS a FROM read_text('/etc/passwd')`, /The function read_text is not allowed/],
      [`SELECT * FROM read_csv('/etc/passwd')`, /The function read_csv is not allowed/],
      [`SELECT a FROM read_parquet('/tmp/x.parquet')`, /The function read_parquet is not allowed/],
      [`SELECT file AS a FROM glob('/*')`, /The function glob is not allowed/],
      [`SELECT * FROM '/etc/passwd'`, /There is no table \/etc\/passwd; there is moves/],
      [`SELECT (SELECT content FROM read_text('/etc/passwd')) AS a FROM moves`, /read_text is not allowed/],
      [`WITH r AS (SELECT * FROM read_text('/etc/passwd')) SELECT content AS a FROM r`, /read_text is not/],
      [`COPY moves TO '/tmp/stolen.csv'`, /begins with SELECT or WITH/],
      [`SELECT 1 AS a; COPY moves TO '/tmp/stolen.csv'`, /Only SELECT|Exactly one/],
      [`SELECT 1 AS a; ATTACH '/tmp/other.db' AS other`, /Only SELECT|Exactly one/],
      [`SELECT 1 AS a; SET threads = 8`, /Only SELECT|Exactly one/],
      [`SELECT 1 AS a; PRAGMA database_list`, /Only SELECT|Exactly one/],
      [`SELECT 1 AS a; SELECT 2 AS a`, /Exactly one statement is allowed/],
      [`WITH r AS (SELECT 1) INSERT INTO moves SELECT * FROM r`, /Only SELECT/],
      [`SELECT getenv('HOME') AS a`, /The function getenv is not allowed/],
      [`SELECT current_setting('temp_directory') AS a`, /The function current_setting is not allowed/],
      [`SELECT * FROM duckdb_settings()`, /The function duckdb_settings is not allowed/],
      [`SELECT table_name AS a FROM information_schema.tables`, /There is no table/],
      [`SELECT * FROM query('SELECT 1 AS a')`, /The function query is not allowed/],
      [`SELECT write_log('x') AS a`, /The function write_log is not allowed/],
      [`SELECT random() AS a FROM moves`, /The function random is not allowed/],
      [`SELECT now() AS a`, /The function now is not allowed/],
      [`SELECT current_date AS a`, /the time of day is not allowed/],
      [`SELECT 'today'::DATE AS a FROM moves`, /invalid date field format/],
      [`SELECT item AS a FROM moves USING SAMPLE 3`, /A random sample is not allowed/],
      [`SELECT 1 AS a) SELECT 'x' AS a --`, /syntax error at or near "\)"/],
      [`SELECT 1 AS a), "typed" AS (SELECT 'x' AS a`, /syntax error at or near "\)"/],
      [`SELECT 1 AS a /*`, /unterminated/],
      [`SELECT 'x`, /unterminated/],
      [`SELECT $$ a`, /unterminated/],
      [`SELECT (1 AS a`, /syntax error/],
      [`SELECT ? AS a FROM moves`, /PARAMETER is not allowed/],
      [`SELECT item AS a FROM stock`, /There is no table stock; there is moves/],
      [`SELECT word AS a FROM vault`, /There is no table vault; there is moves/],
      [`SELECT pay AS a FROM payroll`, /There is no table payroll; there is moves/],
      [`SELECT * FROM memory.main.moves`, /There is no table moves/],
      [`SELECT a FROM "typed"`, /There is no table typed/],
      [
        `SELECT ${'abs('.repeat(900)}1${')'.repeat(900)} AS a`,
        /nested too deeply|too deep|expression depth/i,
      ],
    ])('[P-17] is refused: %s', async (sql, message) => {
      expect(await refusal(place, piece(sql))).toMatch(message)
      const job = await run(place, step('a', piece('SELECT count(*) AS a FROM moves')))
      expect(job.result?.rows).toEqual([['60']])
    })

    it('[P-17] names no table of another dataset or project', async () => {
      for (const name of ['vault', 'payroll', secrets])
        expect(await refusal(place, piece('SELECT 1 AS a', [name]))).toMatch(
          /there is no table ".*"; there is "stock", "moves", "staff"/,
        )
    })

    it('[P-17] does not read what other parts of its plan read', async () => {
      const among: Verb = {
        kind: 'filter',
        where: { kind: 'among', column: 'a', of: { tableId: 'stock', verbs: [], column: 'item' } },
      }
      const refused = run(place, step('a', piece('SELECT item AS a FROM stock'), [among]))
      expect((await expectFailure(refused, 300001)).message).toMatch(
        /There is no table stock; there is moves/,
      )
      const read = await run(place, step('a', piece('SELECT item AS a FROM moves'), [among]))
      expect(read.result?.rows).toHaveLength(60)
    })
  })
})

describe.skipIf(isRemote)('a statement that would take too much', () => {
  const service = useOwnService({
    AUGER_ENGINES: '1',
    AUGER_JOB_SECONDS: '5',
    AUGER_ENGINE_MEMORY: '256 MiB',
  })

  it.each([
    ['WITH RECURSIVE r AS (SELECT 1 AS n UNION ALL SELECT n + 1 FROM r) SELECT max(n) AS a FROM r'],
    ['SELECT sum(x.number * y.i * z.i) AS a FROM moves x, range(10000000) y(i), range(10000000) z(i)'],
    [`SELECT max(length(repeat('x', 2000000000 + number))) AS a FROM moves`],
    [`SELECT max(length(repeat('x', 2000000000))) AS a FROM moves`],
    ['SELECT count(*) AS a FROM range(2000000000) x(i), range(2000000000) y(i) WHERE x.i <> y.i'],
    ['SELECT x.i AS a FROM range(1000000) x(i), range(100000) y(i)'],
  ])('[P-18] is stopped, and the next is answered: %s', async (sql) => {
    const place = await placeOf(service(), ['moves'])
    const bomb = run(place, step('a', statement(['moves'], { a: 'number' }, sql)))
    await expectFailure(bomb, 210020)
    const { records } = await place.client.sessions.history(place.session)
    expect(records[0]?.answer.blocks.map(({ content }) => JSON.stringify(content)).join(' ')).toMatch(
      /longer|memory|large|rows/,
    )
    const next = await run(
      place,
      step('a', statement(['moves'], { a: 'integer' }, 'SELECT count(*) AS a FROM moves')),
    )
    expect(next.result?.rows).toEqual([[60]])
  })
})
