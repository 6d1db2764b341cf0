import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { csvTable } from './csv-table.ts'
import { fixture } from './dataset-of.ts'
import {
  agentOver,
  httpTransport,
  servedFiles,
  stdioTransport,
  type Agent,
  type Called,
  type Told,
} from './mcp-agent.ts'
import { isRemote, useOwnService } from './service.ts'

const service = useOwnService({ AUGER_URL_SOURCES: 'private' })

/** By pandas, in the files beside them; the table of the PDF as it is printed there. */
const orders = join(import.meta.dirname, 'fixtures/bike-orders.csv')
const expected = JSON.parse(await readFile(orders.replace('.csv', '.json'), 'utf8')) as {
  readonly rows: number
  readonly revenue: number
  readonly region: { readonly first: string; readonly value: number }
}
const clinics = fixture('sheets/clinic_figures_2023.xlsx')
const { byTown } = JSON.parse(await readFile(fixture('sheets/sheets.json'), 'utf8')) as {
  readonly byTown: readonly (readonly [string, number])[]
}
const quarterly = join(
  import.meta.dirname,
  '../../packages/server/src/ingest/fixtures/documents/quarterly.pdf',
)
const deliveredInFirstQuarter = 1204 + 987 + 455 + 1310

const everywhere = [
  'list_datasets',
  'describe_dataset',
  'add_file_by_url',
  'ask',
  'search_passages',
  'run_plan',
  'plan_language',
  'replay',
  'define',
]
const ways = ['stdio', 'stdio with --url', 'http'] as const

describe.skipIf(isRemote).each(ways)('an agent over %s', (way) => {
  let agent: Agent
  let folder: string
  let files: Awaited<ReturnType<typeof servedFiles>>
  const datasets = new Map<string, string>()
  const added = new Map<string, Called>()

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'auger-mcp-'))
    files = await servedFiles(orders, clinics, quarterly)
    agent = await agentOver(transport())
    for (const file of [orders, clinics, quarterly]) {
      const call =
        way === 'http'
          ? await agent.call('add_file_by_url', { url: `${files.base}/${basename(file)}` })
          : await agent.call('add_file_by_path', { path: file })
      expect(call.isError, call.text).toBe(false)
      added.set(basename(file), call)
      datasets.set(basename(file), call.data.dataset_id)
    }
  })
  afterAll(async () => {
    await agent.close()
    await files.close()
    await rm(folder, { recursive: true, force: true })
  })

  function transport() {
    const { url, key } = service()
    if (way === 'http') return httpTransport(url, { Authorization: `Bearer ${key}`, 'x-auger-user': 'http' })
    if (way === 'stdio') return stdioTransport(['--data', folder], { AUGER_URL_SOURCES: 'private' })
    return stdioTransport(['--url', url, '--user', 'remote'], { AUGER_KEY: key })
  }
  const ask = (file: string, question: string, more: object = {}) =>
    agent.call('ask', { dataset_id: datasets.get(basename(file)), question, ...more })
  const answered = async (file: string, question: string, more?: object) => {
    const call = await ask(file, question, more)
    expect(call.isError, call.text).toBe(false)
    expect(['answered', 'assumed']).toContain(call.data.status)
    return call
  }
  const sorted = (rows: readonly (readonly Told[])[]) => rows.map((row) => row.join(' ')).sort()

  it('[MCP-01] finds every tool, with what it takes, what it gives and when to use it', async () => {
    const { tools } = await agent.client.listTools()
    const names = way === 'http' ? everywhere : [...everywhere, 'add_file_by_path']
    expect(tools.map(({ name }) => name).sort()).toEqual(names.toSorted())
    for (const { name, title, description, inputSchema, outputSchema, annotations } of tools) {
      expect(description?.length, name).toBeGreaterThan(60)
      expect({ title, annotations }, name).toEqual({
        title: expect.any(String),
        annotations: expect.any(Object),
      })
      expect([inputSchema.type, outputSchema?.type], name).toEqual(['object', 'object'])
    }
    const looking = tools.filter(({ annotations }) => annotations?.readOnlyHint === true)
    expect(looking.map(({ name }) => name).sort()).toEqual([
      'describe_dataset',
      'list_datasets',
      'plan_language',
      'replay',
      'search_passages',
    ])
    expect(agent.client.getInstructions()).toContain('describe_dataset')
  })

  it('[MCP-02] adds a CSV, an Excel and a PDF file, and is told what is in them and how far that is', async () => {
    expect(added.get('bike-orders.csv')?.data).toMatchObject({
      status: 'synched',
      tables: [{ name: 'bike_orders', rows: expected.rows }],
      rejected_rows: 0,
    })
    const sheets = added.get('clinic_figures_2023.xlsx')?.data.tables
    expect(sheets).toContainEqual({
      name: 'clinic_figures_2023',
      rows: 20,
      columns: ['month', 'Clinic', 'Town', 'Fees', 'Visits'],
    })
    expect(added.get('quarterly.pdf')?.data).toMatchObject({ passages: 1 })
    for (const { progress } of added.values()) {
      expect(progress.length).toBeGreaterThan(0)
      const told = progress.map(({ progress: far }) => far)
      expect(told).toEqual([...new Set(told)].sort((one, other) => one - other))
    }
  })

  it('[MCP-02] may add a file to a dataset that is there', async () => {
    const { data } = await agent.call('add_file_by_url', {
      url: `${files.base}/bike-orders.csv`,
      name: 'orders-again.csv',
    })
    const { dataset_id } = data
    const url = `${files.base}/quarterly.pdf`
    expect((await agent.call('add_file_by_url', { url, dataset_id })).data).toMatchObject({ dataset_id })
    const { sources } = (await agent.call('describe_dataset', { dataset_id })).data
    expect(sources.map(({ name }: Told) => name).sort()).toEqual(['orders-again.csv', 'quarterly.pdf'])
  })

  it('[MCP-02] is told why a file cannot be had or read, and nothing is left of it', async () => {
    const { total } = (await agent.call('list_datasets')).data
    const gone = await agent.call('add_file_by_url', { url: `${files.base}/nowhere.csv` })
    expect([gone.isError, gone.text]).toEqual([true, expect.stringMatching(/^url: .*404/)])
    const nameless = await agent.call('add_file_by_url', { url: `${files.base}/` })
    expect([nameless.isError, nameless.text]).toEqual([true, expect.stringMatching(/^name: /)])
    const other = await agent.call('add_file_by_url', { url: `${files.base}/bike-orders.csv`, name: 'a.exe' })
    expect([other.isError, other.text]).toEqual([true, expect.stringMatching(/^name: .*csv/)])
    const broken = await agent.call('add_file_by_url', {
      url: `${files.base}/bike-orders.csv`,
      name: 'a.pdf',
    })
    expect([broken.isError, broken.text]).toEqual([true, expect.stringContaining('was not added')])
    expect((await agent.call('list_datasets')).data.total).toBe(total)
  })

  it('[MCP-02] waits for a file as long as it is told, and takes it back when the request is', async () => {
    const { total } = (await agent.call('list_datasets')).data
    const url = `${files.base}/endless.csv`
    const { data } = await agent.call('add_file_by_url', { url, wait_seconds: 1 })
    expect(data).toMatchObject({ status: 'synching', tables: [] })
    expect((await agent.call('list_datasets')).data).toMatchObject({
      total: total + 1,
      datasets: [{ id: data.dataset_id, ready: 0, being_read: 1, unusable: 0 }, ...Array(total).fill({})],
    })
    const stop = new AbortController()
    setTimeout(() => stop.abort('enough'), 1_000)
    await expect(agent.call('add_file_by_url', { url }, stop.signal)).rejects.toThrow(/enough/)
    for (const end = Date.now() + 20_000; Date.now() < end;) {
      if ((await agent.call('list_datasets')).data.total === total + 1) break
      await wait(100)
    }
    expect((await agent.call('list_datasets')).data.total).toBe(total + 1)
  })

  it('[MCP-03] lists datasets with what is ready, and describes one', async () => {
    const { data } = await agent.call('list_datasets', { search: 'bike-orders' })
    expect(data.datasets).toContainEqual({
      id: datasets.get('bike-orders.csv'),
      name: 'bike-orders.csv',
      description: '',
      ready: 1,
      being_read: 0,
      unusable: 0,
    })
    const described = await agent.call('describe_dataset', { dataset_id: datasets.get('bike-orders.csv') })
    expect(described.data).toMatchObject({
      sources: [{ name: 'bike-orders.csv', status: 'synched' }],
      tables: [{ name: 'bike_orders', source: 'bike-orders.csv', rows: expected.rows, columns_left_out: 0 }],
    })
    const columns = described.data.tables[0].columns
    expect(columns).toHaveLength(12)
    expect(columns).toContainEqual({ name: 'revenue', type: 'number', role: 'measure', nature: 'amount' })
    expect(described.data.summary).toBe('')
    expect(described.data.left_out).toEqual([expect.stringContaining('the summary')])
    expect(described.data.example_questions.length).toBeGreaterThan(0)
    expect(described.text).toContain('revenue (number, amount)')
  })

  it('[MCP-04] asks, and gets the figures with where each comes from, the table, the chart and what to ask next', async () => {
    const call = await answered(orders, 'What is the total revenue by region?')
    const { data } = call
    const { columns, rows } = data.results[0]
    expect(columns.map(({ name }: Told) => name)).toEqual(['region', 'total revenue'])
    expect(rows[0]).toEqual([expected.region.first, expected.region.value])
    const total = rows.reduce((sum: number, row: Told[]) => sum + row[1], 0)
    expect(total).toBeCloseTo(expected.revenue, 6)
    for (const { text, table, row, column } of data.numbers) {
      expect(data.conclusion).toContain(text)
      if (table !== undefined)
        expect(rows[row][columns.findIndex(({ name }: Told) => name === column)]).toBeDefined()
    }
    expect(data.numbers).toContainEqual({
      text: '208,930',
      table: data.tables[0].name,
      row: 0,
      column: 'total revenue',
    })
    const whole = csvTable(await (await fetch(data.tables[0].csv_url)).text())
    expect(sorted(whole.rows)).toEqual(sorted(rows))
    expect(data.sources).toMatchObject([{ source: 'bike-orders.csv' }])
    expect(data.sql[0]).toMatch(/^SELECT .*sum\("revenue"\)/)
    expect(data.next_questions).toHaveLength(3)
    expect(data.left_out).toEqual([])
    expect(call.text).toContain(data.conclusion)
    expect(call.text).toContain(data.session_id)
  })

  it('[MCP-05] sees the chart as a PNG, and gets its specification', async () => {
    const { data, images } = await answered(orders, 'What is the total revenue by region?')
    expect(images).toHaveLength(1)
    expect(images[0]?.subarray(0, 8)).toEqual(Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]))
    expect(images[0]?.readUInt32BE(16)).toBeGreaterThan(200)
    expect(data.charts).toMatchObject([{ attached: true }])
    const served = Buffer.from(await (await fetch(data.charts[0].png_url)).arrayBuffer())
    expect(served.equals(images[0] ?? Buffer.alloc(0))).toBe(true)
    const spec = (await (await fetch(data.charts[0].spec_url)).json()) as { readonly $schema: string }
    expect(spec.$schema).toContain('vega-lite')
  })

  it('[MCP-06] goes on from an answer in its session, and begins anew without one', async () => {
    const { data } = await answered(orders, 'What is the total revenue by region?')
    const next = await answered(orders, 'and by channel?', { session_id: data.session_id })
    expect(next.data.session_id).toBe(data.session_id)
    expect(next.data.results[0].columns.map(({ name }: Told) => name)).toEqual(['channel', 'total revenue'])
    const alone = await answered(orders, 'How many rows are there?')
    expect(alone.data.session_id).not.toBe(data.session_id)
    expect(alone.data.results[0].rows).toEqual([[expected.rows]])
  })

  it('[MCP-04] asks workbooks and PDF files as well, and is answered in the language named', async () => {
    const fees = await answered(clinics, 'fees by town', { language: 'DE' })
    expect(sorted(fees.data.results[0].rows)).toEqual(sorted(byTown))
    expect(fees.data.conclusion).toMatch(/am höchsten/)
    const delivered = await answered(quarterly, 'What is the total Q1?')
    expect(delivered.data.results[0].rows).toEqual([[deliveredInFirstQuarter]])
  })

  it('[MCP-07] is refused what the data cannot answer, with what is missing and questions that do work', async () => {
    const { data, isError, text } = await ask(orders, 'What is the moon made of?')
    expect(isError).toBe(false)
    expect(data).toMatchObject({
      status: 'not_in_data',
      refusal: { reason: 'no_such_data', missing: ['moon'] },
    })
    expect(data.results).toEqual([])
    expect(text).toContain('moon')
    await answered(orders, data.next_questions[0])
  })

  it('[MCP-08] hears how far a question is', async () => {
    const { progress } = await answered(orders, 'What is the total cost by region?')
    expect(progress.map(({ message }) => message)).toEqual([
      'the question is taken',
      'computing: Total cost by region',
      'writing the answer',
    ])
    const far = progress.map(({ progress: told }) => told)
    expect(far).toEqual([...new Set(far)].sort((one, other) => one - other))
  })

  it('[MCP-09] runs a plan, which it can look up, and is told what is wrong with one', async () => {
    const whole = (await agent.call('plan_language')).data
    expect(whole.parts).toContainEqual(expect.objectContaining({ name: 'metrics', of: 'Verb' }))
    const { schemas } = (await agent.call('plan_language', { part: 'aggregate' })).data
    expect(schemas[0].json_schema.properties.function.enum).toContain('sum')
    const planOf = (column: string) => ({
      dataset_id: datasets.get('bike-orders.csv'),
      title: 'Revenue of the channels',
      plan: {
        version: 2,
        steps: [
          {
            id: 'a',
            input: { kind: 'table', tableId: 'bike_orders' },
            verbs: [
              {
                kind: 'metrics',
                by: [],
                metrics: [
                  {
                    as: 'revenue',
                    metric: { kind: 'aggregate', function: 'sum', of: { kind: 'column', column } },
                  },
                ],
              },
            ],
            chart: 'auto',
            answer: [],
          },
        ],
      },
    })
    const ran = await agent.call('run_plan', planOf('revenue'))
    expect(ran.isError, ran.text).toBe(false)
    expect(ran.data.results[0].rows).toEqual([[expected.revenue]])
    expect(ran.progress.length).toBeGreaterThan(0)
    const wrong = await agent.call('run_plan', planOf('revenu'))
    expect(wrong.isError).toBe(true)
    expect(wrong.text).toMatch(/plan: step a: verb 1 .*there is no column "revenu"; there is .*"revenue"/)
  })

  it('[MCP-10] checks an answer again', async () => {
    const { data } = await answered(orders, 'What is the total revenue by region?')
    const again = await agent.call('replay', { job_id: data.job_id })
    expect(again.data).toMatchObject({ same: true, differences: [], sources: [{ change: 'none' }] })
    const unknown = await agent.call('replay', { job_id: 'job-unknown' })
    expect([unknown.isError, unknown.text]).toEqual([
      true,
      expect.stringMatching(/^job_id: there is no job "job-unknown"/),
    ])
  })

  it('[MCP-11] defines a metric that questions then use, and is told what an expression lacks', async () => {
    const dataset_id = datasets.get('bike-orders.csv')
    const metric = { dataset_id, kind: 'metric', name: 'unit yield', expression: 'revenue / units' }
    const made = await agent.call('define', metric)
    expect(made.data).toMatchObject({
      outcome: 'created',
      definition: expect.stringContaining('revenue / units'),
    })
    expect((await agent.call('define', metric)).data.outcome).toBe('unchanged')
    const { definitions } = (await agent.call('describe_dataset', { dataset_id })).data
    expect(definitions).toEqual([made.data.definition])
    const { data } = await answered(orders, 'What is the unit yield?')
    // 428,880 of revenue over 2,324 units, by bike_orders.py.
    expect(data.results[0].rows[0][0]).toBeCloseTo(428_880 / 2_324, 9)
    const wrong = await agent.call('define', { ...metric, expression: 'revenue / pieces' })
    expect([wrong.isError, wrong.text]).toEqual([
      true,
      expect.stringMatching(/expression: at character 11: .*"pieces"/),
    ])
  })

  it('[MCP-12] finds passages of documents with file and page', async () => {
    const { data } = await agent.call('search_passages', {
      dataset_id: datasets.get('quarterly.pdf'),
      query: 'crates delivered',
    })
    expect(data.passages).toMatchObject([
      { source: 'quarterly.pdf', page: 1, headings: ['Quarterly deliveries'] },
    ])
    expect(data.passages[0].content).toContain('Crates delivered in each region')
  })

  it.each([
    ['ask', { question: 'How many rows?' }, /dataset_id/],
    ['ask', { question: 7, dataset_id: 'x' }, /question/],
    ['ask', { question: 'How many?', dataset_id: 'x', sesion_id: 'y' }, /sesion_id/],
    ['ask', { question: 'How many?', dataset_id: 'x', language: 'Klingon' }, /language/],
    [
      'ask',
      { question: 'How many rows?', dataset_id: 'dset-unknown' },
      /^dataset_id: .*"dset-unknown".*list_datasets/,
    ],
    ['describe_dataset', { dataset_id: 'dset-unknown' }, /^dataset_id: .*list_datasets/],
    ['list_datasets', { page_size: 0 }, /page_size/],
    ['add_file_by_url', { url: 'file:///etc/passwd' }, /url/],
    ['add_file_by_url', { url: 'http://a.example/a.csv', dataset_id: 'dset-unknown' }, /^(dataset_id|url): /],
    ['run_plan', { dataset_id: 'x', plan: 'sum' }, /plan/],
    ['plan_language', { part: 'pivott' }, /^part: .*pivot/],
    ['search_passages', { dataset_id: 'x', query: 'a', limit: 1_000 }, /limit/],
    ['replay', {}, /job_id/],
    ['define', { dataset_id: 'x', kind: 'wish' }, /kind/],
  ])('[MCP-13] %s is told which argument of %j is wrong', async (tool, input, message) => {
    const { isError, text } = await agent.call(tool, input)
    expect([isError, text]).toEqual([true, expect.stringMatching(message)])
  })

  it('[MCP-13] is told which session or table there is not', async () => {
    const dataset_id = datasets.get('bike-orders.csv')
    const session = await ask(orders, 'How many rows?', { session_id: 'session-unknown' })
    expect([session.isError, session.text]).toEqual([
      true,
      expect.stringMatching(/^session_id: there is no session/),
    ])
    const table = await agent.call('describe_dataset', { dataset_id, table: 'orders' })
    expect([table.isError, table.text]).toEqual([true, expect.stringMatching(/^table: .*bike_orders/)])
  })

  it('[MCP-14] reads every table as a resource', async () => {
    const { resources } = await agent.client.listResources()
    const uri = `auger://datasets/${datasets.get('bike-orders.csv')}/tables/bike_orders`
    expect(resources).toContainEqual(expect.objectContaining({ uri, mimeType: 'application/json' }))
    const { contents } = await agent.client.readResource({ uri })
    const [content] = contents as readonly { readonly text: string }[]
    const table = JSON.parse(content?.text ?? '')
    expect(table).toMatchObject({ name: 'bike_orders', rows: expected.rows })
    expect(table.columns).toContainEqual({ name: 'cost', type: 'number', role: 'measure', nature: 'amount' })
    const { resourceTemplates } = await agent.client.listResourceTemplates()
    expect(resourceTemplates).toMatchObject([{ uriTemplate: 'auger://datasets/{dataset_id}/tables/{table}' }])
    await expect(agent.client.readResource({ uri: `${uri}_2` })).rejects.toThrow(/no table "bike_orders_2"/)
  })

  it('[MCP-15] has a prompt that guides through a first look, and completes the name of a dataset', async () => {
    const { prompts } = await agent.client.listPrompts()
    expect(prompts).toMatchObject([{ name: 'first_look', arguments: [{ name: 'dataset', required: true }] }])
    const { messages } = await agent.client.getPrompt({
      name: 'first_look',
      arguments: { dataset: 'Café "x"' },
    })
    expect(messages).toHaveLength(1)
    const text = (messages[0]?.content as { readonly text: string }).text
    expect(text).toContain('"Café \\"x\\""')
    for (const tool of ['describe_dataset', 'ask']) expect(text).toContain(tool)
    const ref = { type: 'ref/prompt', name: 'first_look' } as const
    const { completion } = await agent.client.complete({
      ref,
      argument: { name: 'dataset', value: 'clinic' },
    })
    expect(completion.values).toContain('clinic_figures_2023.xlsx')
  })
})
