import { read, utils } from '@e965/xlsx'
import { beforeAll, describe, expect, it } from 'vitest'
import type { ColumnProfile, DocumentPassage, FoundQuestion, SourceTable } from '@auger/contract'
import { addSource } from './dataset-of.ts'
import { dataOf, expectRefused, firstOwner, newMember, wire, type Browser } from './page-browser.ts'
import { clientOf, createProject, newUser, useOwnService } from './service.ts'

const service = useOwnService()

let owner: Browser
let member: Browser
let projectId: string

beforeAll(async () => {
  owner = await firstOwner(service())
  const listed = dataOf<{ projects: { id: string }[] }>(await owner.get('/admin/projects'))
  projectId = listed.projects[0]?.id ?? ''
  member = await newMember(service(), owner, projectId)
})

const at = (path: string): string => `/page/projects/${projectId}${path}`
const query = (fields: { readonly [name: string]: string | number }): string => {
  const texts = Object.entries(fields).map(([name, value]): [string, string] => [name, String(value)])
  return `?${new URLSearchParams(texts).toString()}`
}

async function put(name: string, content: string): Promise<{ datasetId: string; sourceId: string }> {
  const client = clientOf(service())
  const { id: datasetId } = await client.datasets.create({ name })
  return { datasetId, sourceId: await addSource(client, datasetId, name, content) }
}

async function tablesOf(sourceId: string): Promise<SourceTable[]> {
  return dataOf<{ tables: SourceTable[] }>(await member.get(at(`/datasources/${sourceId}/tables`))).tables
}

interface Rows {
  readonly total: number
  readonly columns: readonly { readonly name: string; readonly type: string }[]
  readonly rows: readonly (readonly unknown[])[]
}

const cities = ['Berlin', 'Porto', 'Łódź', '東京', 'São Paulo', 'istanbul', 'Oslo']

/** Row i: i, a city (none in every 97th row), an amount, a day and a number that no double holds. */
const manyRows = (): string => {
  const lines = ['id,city,amount,day,big']
  for (let i = 0; i < 100_000; i++) {
    const day = new Date(Date.UTC(2020, 0, 1) + (i % 1_000) * 86_400_000).toISOString().slice(0, 10)
    const big = 9_007_199_254_740_992n + ((BigInt(i) * 104_729n) % 100_003n)
    lines.push(
      `${i},${i % 97 === 0 ? '' : cities[(i * 31) % 7]},${(((i * 7_919) % 100_003) / 100).toFixed(2)},${day},${big}`,
    )
  }
  return `${lines.join('\n')}\n`
}

/** The expected rows and numbers of this part are pandas': sort_values(kind='stable', na_position='last'), str.contains, numpy.histogram. */
describe('a table of 100,000 rows', () => {
  let table: SourceTable
  const rows = async (fields: { readonly [name: string]: string | number }): Promise<Rows> =>
    dataOf<Rows>(await member.get(at(`/tables/${table.id}/rows${query(fields)}`)))

  beforeAll(async () => {
    const { sourceId } = await put('many.csv', manyRows())
    const [first, ...others] = await tablesOf(sourceId)
    expect(others).toEqual([])
    table = first as SourceTable
  })

  it('[PV-01] is listed with its columns and their types', () => {
    expect(table).toMatchObject({ name: 'many', title: 'many', row_count: 100_000, long_of: null })
    expect(table.columns.map(({ name, type }) => [name, type])).toEqual([
      ['id', 'integer'],
      ['city', 'text'],
      ['amount', 'number'],
      ['day', 'date'],
      ['big', 'integer'],
    ])
  })

  it('[PV-02] is read a stretch at a time, as it lies in the file; numbers beyond 2^53 are texts', async () => {
    const first = await rows({ limit: 3 })
    expect(first.total).toBe(100_000)
    expect(first.columns.map(({ name }) => name)).toEqual(['id', 'city', 'amount', 'day', 'big'])
    expect(first.rows).toEqual([
      [0, null, 0, '2020-01-01', '9007199254740992'],
      [1, '東京', 79.19, '2020-01-02', '9007199254745718'],
      [2, 'Oslo', 158.38, '2020-01-03', '9007199254750444'],
    ])
    expect((await rows({ offset: 54_321, limit: 2 })).rows).toEqual([
      [54_321, '東京', 550.96, '2020-11-17', '9007199254754337'],
      [54_322, 'Oslo', 630.15, '2020-11-18', '9007199254759063'],
    ])
    expect((await rows({ offset: 99_998, limit: 200 })).rows).toEqual([
      [99_998, 'Łódź', 604.08, '2022-09-25', '9007199254817365'],
      [99_999, 'istanbul', 683.27, '2022-09-26', '9007199254822091'],
    ])
    expect((await rows({ offset: 100_000 })).rows).toEqual([])
    expect((await rows({})).rows).toHaveLength(100)
    expectRefused(await member.get(at(`/tables/${table.id}/rows${query({ limit: 201 })}`)), 300001)
    expectRefused(await member.get(at(`/tables/${table.id}/rows${query({ offset: -1 })}`)), 300001)
  })

  it('[PV-03] is sorted by a column, what is the same as in the file, what is empty last', async () => {
    const ids = async (fields: { readonly [name: string]: string | number }) =>
      (await rows(fields)).rows.map(([id]) => id)
    const descending = { order: 'descending' }
    expect(await ids({ sort: 'amount', offset: 50, limit: 3 })).toEqual([65_831, 13_146, 60_464])
    expect(await ids({ sort: 'amount', ...descending, limit: 3 })).toEqual([52_685, 5_367, 58_052])
    expect(await ids({ sort: 'city', limit: 3 })).toEqual([7, 14, 21])
    expect(await ids({ sort: 'city', offset: 60_000, limit: 3 })).toEqual([24_392, 24_399, 24_406])
    expect(await ids({ sort: 'city', ...descending, limit: 3 })).toEqual([1, 8, 15])
    const empty = await rows({ sort: 'city', offset: 99_997 })
    expect(empty.rows.map(([id, city]) => [id, city])).toEqual([
      [99_716, null],
      [99_813, null],
      [99_910, null],
    ])
    expect((await rows({ sort: 'city', ...descending, offset: 99_997 })).rows).toEqual(empty.rows)
    expect(await ids({ sort: 'big', ...descending, limit: 2 })).toEqual([80_980, 61_957])
    expectRefused(await member.get(at(`/tables/${table.id}/rows${query({ sort: 'nowhere' })}`)), 300001)
  })

  it('[PV-04] keeps the rows of which a cell contains what is looked for, whatever its case', async () => {
    const found = async (search: string) => {
      const { total, rows: some } = await rows({ search, offset: 2, limit: 2 })
      return [total, ...some.map(([id]) => id)]
    }
    expect(await found('ŁÓD')).toEqual([14_139, 17, 24])
    expect(await found('2020-02-1')).toEqual([1_000, 42, 43])
    expect(await found('54741')).toEqual([1_002, 254, 381])
    expect(await found('são p')).toEqual([14_137, 20, 27])
    expect(await found('ISTAN')).toEqual([14_139, 18, 25])
    expect(await found('%')).toEqual([0])
    expect(await found("'; DROP TABLE many; --")).toEqual([0])
    const sorted = await rows({ search: 'łódź', sort: 'amount', order: 'descending', offset: 5, limit: 2 })
    expect(sorted.rows.map(([id]) => id)).toEqual([85_872, 43_921])
  })

  it('[PV-05] is profiled: what is missing, how many are different, the ends, the mean, and how they lie', async () => {
    const profile = dataOf<{ row_count: number; columns: ColumnProfile[] }>(
      await member.get(at(`/tables/${table.id}/profile`)),
    )
    expect(profile.row_count).toBe(100_000)
    const told = profile.columns.map(({ name, missing, distinct, smallest, largest }) => [
      name,
      missing,
      distinct,
      smallest,
      largest,
    ])
    expect(told).toEqual([
      ['id', 0, 100_000, 0, 99_999],
      ['city', 1_031, 7, 'Berlin', '東京'],
      ['amount', 0, 100_000, 0, 1_000.02],
      ['day', 0, 1_000, '2020-01-01', '2022-09-26'],
      ['big', 0, 100_000, '9007199254740992', '9007199254840994'],
    ])
    const [id, city, amount, day] = profile.columns
    expect(profile.columns.map(({ mean }) => mean === null)).toEqual([false, true, false, true, false])
    expect(id?.mean).toBe(49_999.5)
    expect(amount?.mean).toBeCloseTo(499.9997508, 9)
    expect(id?.bins).toHaveLength(20)
    expect(id?.bins[3]).toEqual({ from: 15_000, to: 20_000, count: 5_000 })
    expect(amount?.bins.map(({ count }) => count)).toEqual([
      ...[5_001, 5_000, 5_000, 5_000, 5_000, 5_000, 5_000, 5_000, 5_000, 5_000],
      ...[5_001, 5_000, 5_000, 5_000, 5_000, 4_999, 4_999, 5_000, 4_999, 5_001],
    ])
    expect(amount?.bins[1]).toEqual({ from: 50.001, to: 100.002, count: 5_000 })
    expect(day?.bins).toHaveLength(20)
    expect(day?.bins[1]).toEqual({ from: '2020-02-20', to: '2020-04-10', count: 5_000 })
    expect(city?.bins).toEqual([])
    expect(city?.values).toEqual([
      { value: 'Oslo', count: 14_139 },
      { value: 'istanbul', count: 14_139 },
      { value: 'Łódź', count: 14_139 },
      { value: '東京', count: 14_139 },
      { value: 'Berlin', count: 14_138 },
      { value: 'Porto', count: 14_138 },
      { value: 'São Paulo', count: 14_137 },
    ])
    expect(amount?.values).toEqual([])
  })
})

describe('previews', () => {
  it('[PV-05] of few, equal, negative, missing and hostile values are profiled, too', async () => {
    const { sourceId } = await put(
      'few.csv',
      'a "b"; --,at,flag,none\n-2,2024-01-01 00:00:00,true,\n3,2024-01-01 00:00:01,false,\n3,,true,\n',
    )
    const [table] = await tablesOf(sourceId)
    const { columns } = dataOf<{ columns: ColumnProfile[] }>(
      await member.get(at(`/tables/${table?.id}/profile`)),
    )
    // −2 … 3 are six whole numbers; (−2 + 3 + 3) / 3 is 4/3.
    expect(columns[0]).toMatchObject({ missing: 0, distinct: 2, smallest: -2, largest: 3 })
    expect(columns[0]?.mean).toBeCloseTo(4 / 3, 12)
    expect(columns[0]?.bins.map(({ from, to, count }) => [from, to, count])).toEqual([
      [-2, -1, 1],
      [-1, 0, 0],
      [0, 1, 0],
      [1, 2, 0],
      [2, 3, 0],
      [3, 4, 2],
    ])
    // 1,001 milliseconds in steps of 51: the first has one time, the last the other.
    expect(columns[1]).toMatchObject({ missing: 1, mean: null })
    expect(columns[1]?.bins).toHaveLength(20)
    expect(columns[1]?.bins[0]).toEqual({
      from: '2024-01-01 00:00:00',
      to: '2024-01-01 00:00:00.051',
      count: 1,
    })
    expect(columns[1]?.bins.at(-1)?.count).toBe(1)
    expect(columns[2]?.values).toEqual([
      { value: true, count: 2 },
      { value: false, count: 1 },
    ])
    expect(columns[3]).toMatchObject({ missing: 3, distinct: 0, smallest: null, bins: [], values: [] })
  })

  it('[PV-06] list the passages of a document in its order, with headings', async () => {
    const text = `# Rules\n\nNo shoes inside.\n\n## Nights\n\nQuiet after ten.\n\n# Fees\n\nTen euros a month.\n`
    const { sourceId } = await put('house.md', text)
    const pageOf = async (number: number, size: number) =>
      dataOf<{ total_items: number; records: DocumentPassage[] }>(
        await member.get(
          at(`/datasources/${sourceId}/passages${query({ page_number: number, page_size: size })}`),
        ),
      )
    const all = await pageOf(1, 100)
    expect(all.total_items).toBe(all.records.length)
    expect(all.records.map(({ content }) => content.trim()).join('\n')).toMatch(
      /No shoes inside\.[^]*Quiet after ten\.[^]*Ten euros a month\./,
    )
    expect(all.records.at(-1)).toMatchObject({ heading: 'Fees', page_no: null })
    expect(new Set(all.records.map(({ id }) => id)).size).toBe(all.records.length)
    expect((await pageOf(2, 1)).records).toEqual(all.records.slice(1, 2))
    expect((await pageOf(9, 100)).records).toEqual([])
    const { sourceId: csv } = await put('plain.csv', 'a,b\n1,2\n')
    expect(dataOf<object>(await member.get(at(`/datasources/${csv}/passages`)))).toMatchObject({
      total_items: 0,
      records: [],
    })
  })

  it('[PV-07] of another project are not found, nor what there is not', async () => {
    const { sourceId } = await put('mine.csv', 'a,b\n1,2\n')
    const [table] = await tablesOf(sourceId)
    const other = await createProject(service().local)
    const elsewhere = (path: string) => owner.get(`/page/projects/${other.id}${path}`)
    for (const path of [
      `/datasources/${sourceId}/tables`,
      `/datasources/${sourceId}/passages`,
      `/tables/${table?.id}/rows`,
      `/tables/${table?.id}/profile`,
    ]) {
      dataOf(await owner.get(at(path)))
      expectRefused(await elsewhere(path), 300003)
      expectRefused(await member.get(`/page/projects/${other.id}${path}`), 300003)
    }
    for (const path of ['/datasources/ds-x/tables', '/tables/x/rows', `/tables/${table?.id}9/profile`])
      expectRefused(await member.get(at(path)), 300003)
  })
})

interface Asked {
  readonly dataset_id: string
  readonly session_id: string
  readonly job_id: string
}

const ended = async (by: Browser, jobId: string) => {
  for (;;) {
    const job = dataOf<{ state: string; status: string | null }>(
      await by.get(wire(projectId, `/jobs/${jobId}`)),
    )
    if (job.state !== 'queued' && job.state !== 'running') return job
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
}

describe('the sample', () => {
  it('[PV-08] is put into a project once and asked once an account, however many ask at the same time', async () => {
    const [one, other] = await Promise.all([
      newMember(service(), owner, projectId),
      newMember(service(), owner, projectId),
    ])
    const ask = async (by: Browser) => dataOf<Asked>(await by.post(at('/sample')))
    const asked = await Promise.all([ask(one), ask(one), ask(other), ask(one)])
    const [first, second, others, third] = asked
    expect(second).toEqual(first)
    expect(third).toEqual(first)
    expect(others?.dataset_id).toBe(first?.dataset_id)
    expect(others?.job_id).not.toBe(first?.job_id)
    expect(others?.session_id).not.toBe(first?.session_id)
    expect(await ended(one, first?.job_id ?? '')).toMatchObject({ state: 'done', status: 'answered' })
    expect(await ask(one)).toEqual(first)
    const datasets = dataOf<{ records: { id: string }[] }>(
      await one.get(`${wire(projectId, '/datasets')}${query({ page_size: 100, search: 'cafe-sales' })}`),
    )
    expect(datasets.records.map(({ id }) => id)).toEqual([first?.dataset_id])
    // Deleted, it comes again.
    dataOf(await one.remove(wire(projectId, `/sessions/${first?.session_id}`)))
    const again = await ask(one)
    expect(again.job_id).not.toBe(first?.job_id)
    expect(await ended(one, again.job_id)).toMatchObject({ state: 'done' })
  })
})

describe('questions', () => {
  it('[PV-09] are found across sessions, newest first, by their owner alone', async () => {
    const asker = await newMember(service(), owner, projectId)
    const { datasetId } = await put('orchard.csv', 'Orchard,Crates\nNorth,3\nSouth,5\n')
    const questions = ['What is the total Crates?', 'Wie viele CRATES je Orchard?', '100% of what_is asked?']
    for (const [index, question] of questions.entries()) {
      const { id } = dataOf<{ id: string }>(
        await asker.post(wire(projectId, '/sessions'), { name: `Session ${index}` }),
      )
      const body = { session_id: id, dataset_id: datasetId, question, stream: false }
      dataOf(await asker.post(wire(projectId, '/jobs'), body))
    }
    const find = async (search?: string, by = asker) =>
      dataOf<{ total_items: number; records: FoundQuestion[] }>(
        await by.get(at(`/questions${query(search === undefined ? {} : { search })}`)),
      )
    const all = await find()
    expect(all.total_items).toBe(3)
    expect(all.records.map(({ question, session_name }) => [question, session_name])).toEqual([
      [questions[2], 'Session 2'],
      [questions[1], 'Session 1'],
      [questions[0], 'Session 0'],
    ])
    expect(all.records.at(-1)?.status).toBe('answered')
    expect((await find('crates')).records.map(({ question }) => question)).toEqual([
      questions[1],
      questions[0],
    ])
    expect((await find('0% of what_')).total_items).toBe(1)
    expect((await find('%_')).total_items).toBe(0)
    expect((await find('crates', member)).total_items).toBe(0)
  })
})

describe('an answer as a file', () => {
  const hostile = '=HYPERLINK("http://x")'

  async function answered(question: string, content: string): Promise<{ jobId: string; by: Browser }> {
    const by = await newMember(service(), owner, projectId)
    const { datasetId } = await put(`+sales ${newUser()}.csv`, content)
    const { id } = dataOf<{ id: string }>(await by.post(wire(projectId, '/sessions'), { name: 's' }))
    const body = { session_id: id, dataset_id: datasetId, question, stream: false }
    const job = dataOf<{ job_id: string; state: string }>(await by.post(wire(projectId, '/jobs'), body))
    expect(job.state).toBe('done')
    return { jobId: job.job_id, by }
  }

  const shops = `shop,revenue\n${hostile},10.5\nNorth,1\n${hostile},2\n@South,7\n`

  it('[PV-10] is a workbook: the answer in words, and its tables with numbers that are numbers and texts that stay texts', async () => {
    const { jobId, by } = await answered('What is the total revenue by shop?', shops)
    const answer = await by.get(at(`/jobs/${jobId}/export${query({ format: 'xlsx' })}`))
    expect(answer.status).toBe(200)
    expect(answer.headers['content-type']).toMatch(/spreadsheetml\.sheet/)
    expect(answer.headers['content-disposition']).toBe(
      `attachment; filename="What is the total revenue by shop_.xlsx"; filename*=UTF-8''What%20is%20the%20total%20revenue%20by%20shop_.xlsx`,
    )
    const book = read(answer.body)
    const [told, table, ...others] = book.SheetNames
    expect([told, others]).toEqual(['Answer', []])
    const words = utils.sheet_to_json<string[]>(book.Sheets['Answer'] ?? {}, { header: 1 })
    expect(words[0]).toEqual(['Question', 'What is the total revenue by shop?'])
    expect(words[1]?.[0]).toBe('Conclusion')
    // 10.5 + 2 = 12.5.
    expect(words.map(([, text]) => text).join('\n')).toMatch(/12\.5/)
    expect(words.find(([label]) => label === 'Sources')?.[1]).toMatch(/^\+sales .*\.csv$/)
    const sheet = book.Sheets[table ?? ''] ?? {}
    const rows = utils.sheet_to_json<unknown[]>(sheet, { header: 1 })
    expect(rows[0]?.[0]).toBe('shop')
    expect(new Map(rows.slice(1).map(([shop, revenue]) => [shop, revenue]))).toEqual(
      new Map<unknown, unknown>([
        [hostile, 12.5],
        ['@South', 7],
        ['North', 1],
      ]),
    )
    expect(Object.values(sheet).some((cell: unknown) => Object.hasOwn(Object(cell), 'f'))).toBe(false)
  })

  it('[PV-10] has all rows of a table, not the first thousand', async () => {
    const lines = Array.from({ length: 2_500 }, (_, index) => `item ${index},${index}`)
    const { jobId, by } = await answered(
      'What is the total amount by item?',
      `item,amount\n${lines.join('\n')}\n`,
    )
    const { body } = await by.get(at(`/jobs/${jobId}/export${query({ format: 'xlsx' })}`))
    const book = read(body)
    const rows = utils.sheet_to_json<unknown[]>(book.Sheets[book.SheetNames[1] ?? ''] ?? {}, { header: 1 })
    expect(rows).toHaveLength(2_501)
    // 0 + 1 + … + 2499.
    expect(rows.slice(1).reduce((sum, [, amount]) => sum + Number(amount), 0)).toBe(3_123_750)
    const markdown = (await by.get(at(`/jobs/${jobId}/export${query({ format: 'markdown' })}`))).text
    expect(markdown.split('\n').filter((line) => line.startsWith('| item ')).length).toBeGreaterThanOrEqual(
      1_000,
    )
    expect(markdown.split('\n').filter((line) => /^\| item \d/.test(line))).toHaveLength(1_000)
    expect(markdown).toContain('Only the first 1000 rows are shown here.')
  })

  it('[PV-11] is Markdown: question, conclusion, tables and sources', async () => {
    const { jobId, by } = await answered('What is the total revenue by shop?', shops)
    const answer = await by.get(at(`/jobs/${jobId}/export${query({ format: 'markdown' })}`))
    expect(answer.headers['content-type']).toBe('text/markdown; charset=utf-8')
    const lines = answer.text.split('\n')
    expect(lines[0]).toBe('# What is the total revenue by shop?')
    expect(lines.filter((line) => line.startsWith('| '))).toHaveLength(5)
    expect(lines).toContain('| @South | 7 |')
    expect(lines).toContain('## Sources')
    expect(lines.some((line) => /^- \+sales .*\.csv$/.test(line))).toBe(true)
  })

  it('[PV-12] is for whoever asked, once it is done', async () => {
    const { jobId, by } = await answered('What is the total revenue?', shops)
    const path = at(`/jobs/${jobId}/export${query({ format: 'xlsx' })}`)
    expect((await by.get(path)).status).toBe(200)
    for (const other of [member, owner]) expectRefused(await other.get(path), 300003)
    expectRefused(await by.get(at(`/jobs/job-x/export${query({ format: 'xlsx' })}`)), 300003)
    expectRefused(await by.get(at(`/jobs/${jobId}/export${query({ format: 'docx' })}`)), 300001)
  })
})
