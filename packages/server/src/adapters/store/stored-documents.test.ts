import { mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import LibsqlDatabase from 'libsql'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import type { Definition } from '../../domain/definition.ts'
import type { JobEvent, Said, Utterance } from '../../domain/event.ts'
import { emptyFrame, type Frame } from '../../domain/frame.ts'
import type { Job } from '../../domain/job.ts'
import type { Owner } from '../../domain/owner.ts'
import type { Plan } from '@auger/contract/plan'
import { UnreadableDocument } from '../../domain/read-document.ts'
import type { Session } from '../../domain/session.ts'
import type { IngestReport } from '../../domain/source.ts'
import type { Table } from '../../domain/table.ts'
import {
  aFinding,
  aReport,
  aRequest,
  aTable,
  aWord,
  anOwner,
  failed,
  keptDataset,
  keptJob,
  keptSession,
  keptSource,
  later,
  noon,
} from '../../ports/store-samples.contract.ts'
import type { Store } from '../../ports/store.ts'
import { openEmbeddedStore } from './embedded.ts'

const plan: Plan = {
  version: 1,
  steps: [
    {
      id: '1',
      input: { kind: 'join', tableId: 't', to: 'u', on: { from: 'a', to: 'b' } },
      verbs: [
        {
          kind: 'filter',
          where: {
            kind: 'and',
            conditions: [
              { kind: 'contains', column: 'a', text: 'x', place: 'start' },
              { kind: 'among', column: 'a', of: { tableId: 'u', verbs: [], column: 'b' } },
            ],
          },
        },
        { kind: 'limit', count: 5, offset: 1 },
      ],
      analysis: { kind: 'describe', figures: [{ figure: 'percentile', column: 'a', share: 0.5, as: 'p' }] },
      chart: 'heat-map',
      answer: ['a'],
      answerRows: 'top',
    },
  ],
  template: { parts: [{ kind: 'text', text: '@a[' }] },
}

const frame: Frame = {
  task: 'analysis',
  tableId: 't',
  filters: [
    { kind: 'not', condition: { kind: 'missing', column: 'u/b' } },
    { kind: 'among', column: 't/a', of: { tableId: 'u', verbs: [], column: 'b' } },
  ],
  shown: ['t/a'],
  distinct: true,
  metrics: [{ as: 'n', metric: { kind: 'aggregate', function: 'count' }, unit: 'kg' }],
  dimensions: [{ column: 't/a', bins: { kind: 'width', width: 5 }, as: 'a' }],
  having: [{ kind: 'compare', column: 'n', operator: '>', value: 1 }],
  ranking: { by: 'n', direction: 'ascending', count: 3, offset: 1, within: ['a'] },
  transform: { kind: 'moving', periods: 3, function: 'mean' },
  comparison: {
    left: { name: 'x', where: { kind: 'missing', column: 't/a' } },
    right: { name: 'y', where: { kind: 'missing', column: 'u/b' } },
    show: 'percent',
  },
  order: { kind: 'beside', where: { kind: 'missing', column: 't/a' }, offset: -1 },
  preparation: [{ kind: 'limit', count: 5 }],
  analysis: { kind: 'describe', figures: [{ figure: 'mean', column: 't/a', as: 'mean' }] },
  chart: 'line',
  template: { parts: [{ kind: 'text', text: '@a[' }] },
  answer: { kind: 'dimensions', rows: 'top' },
}

const margin: Definition = {
  id: 'def-1',
  kind: 'metric',
  table: 'orders',
  tableId: 'ds-1-t1',
  name: 'margin',
  expression: 'profit / sales',
  unit: '%',
}

const words: readonly Said[] = [
  { kind: 'task', name: 'Step', id: '1', status: 'running', files: 'a.csv' },
  { kind: 'code', content: '```sql\nSELECT 1\n```' },
  { kind: 'table', file: 1, name: 'a.csv' },
  { kind: 'image', file: 2, name: 'A' },
  {
    kind: 'message',
    content: 'It is 5 of 10.',
    bindings: [
      { start: 6, end: 7, table: 'a.csv', row: 0, column: 'a' },
      { start: 11, end: 13, expression: '5 + 5' },
    ],
  },
  {
    kind: 'sources',
    sources: [
      { source: 'a.pdf', datasource_id: 'ds-1', dataset_id: 'dset-1', file_type: 'pdf', id: 'p', page_no: 2 },
    ],
  },
  { kind: 'questions', questions: ['What next?'] },
  { kind: 'error', code: '9999', message: 'no' },
  { kind: 'end', ok: false },
]

const report: IngestReport = aReport({
  delimiter: ';',
  header: true,
  above: ['Title'],
  headerLine: 3,
  tables: [
    {
      name: 'orders',
      title: 'Orders',
      rows: 2,
      sheet: 'One',
      longOf: 'wide_orders',
      keys: [['a', 'b']],
      columns: [
        { name: 'a', type: 'date', role: 'time', missing: 0, distinct: 2, grain: 'day', readAs: 'dates' },
      ],
    },
  ],
})

let file: string
let store: Store
let told: UnreadableDocument[]
let owner: Owner
let session: Session

beforeEach(async () => {
  file = join(await mkdtemp(join(tmpdir(), 'auger-documents-')), 'auger.db')
  told = []
  store = await openEmbeddedStore(file, (fault) => told.push(fault))
  owner = await anOwner(store)
  session = await keptSession(store, owner)
})

afterEach(() => store.close())

function run(statement: string, ...values: readonly unknown[]): void {
  const database = new LibsqlDatabase(file)
  try {
    expect(database.prepare(statement).run(...values).changes).toBeGreaterThan(0)
  } finally {
    database.close()
  }
}

const doneJob = (change: Partial<Job> = {}): Promise<Job> =>
  keptJob(store, session, {
    state: 'done',
    status: 'assumed',
    language: 'EN',
    finishedAt: noon,
    assumptions: ['one'],
    plan,
    frame,
    result: { columns: [{ name: 'a', type: 'text' }], rows: [['x', 1.5, null, true]], answer: [['x']] },
    refusal: { reason: 'no_such_data', missing: ['profit'] },
    cost: { milliseconds: 1.5, rowsRead: 2, bytesRead: 3, peakMemoryBytes: 4 },
    ...change,
  })

const said = (...all: readonly Said[]): readonly Utterance[] =>
  all.map((one) => ({ createdAt: noon, group: { id: '1', stage: 'Analyze' }, said: one }))

/** A source that was read, with all that is kept of it. */
async function readSource() {
  const dataset = await keptDataset(store, owner, {
    overview: { summary: 'Orders.', questions: ['How many?'], keywords: ['order'] },
  })
  const source = await keptSource(store, dataset)
  await store.sources.reread(source.id, { headerRow: 2, delimiter: ';', types: { a: 'date' } })
  const table: Table = aTable(source, 0)
  const [column] = table.columns
  if (column === undefined) throw new Error('a table without columns')
  const measured: Table = {
    ...table,
    columns: [
      column,
      {
        ...column,
        name: 'amount',
        type: 'number',
        role: 'measure',
        unit: { kind: 'currency', text: '€' },
        distribution: { mean: 1, deviation: null, quartiles: [1, 2, 3], approximate: true },
        written: 'amount as written',
      },
      { ...column, name: 'day', type: 'date', role: 'time', grain: 'day' },
    ],
  }
  await store.sources.saveTables(source.id, aFinding({ reading: 1, tables: [measured], report }))
  return { dataset, source, table: measured }
}

describe('a document comes back as it was kept', () => {
  test('of a job', async () => {
    const request = aRequest({
      datasetId: 'dset-1',
      sourceIds: ['ds-1'],
      readings: { 'ds-1': 2 },
      definitions: [margin],
    })
    const job = await doneJob({ request })
    expect(await store.jobs.find(job.id, owner)).toEqual(job)
    expect(await store.jobs.planned(session.id, later, 10)).toEqual([
      {
        question: request.question,
        datasetId: 'dset-1',
        status: 'assumed',
        plan,
        planBy: 'builtin',
        frame,
        result: { columns: [{ name: 'a', type: 'text' }], rows: [['x', 1.5, null, true]] },
        offered: [],
      },
    ])
  })

  test.each<[string, Partial<Frame>]>([
    ['no more than it needs', {}],
    ['a share', { transform: { kind: 'share', within: ['a'] } }],
    ['a change', { transform: { kind: 'change', against: 'year', in: 'percent' } }],
    ['a running total', { transform: { kind: 'cumulative' } }],
    ['the last rows', { order: { kind: 'edge', edge: 'last', count: 2 }, answer: { kind: 'whether' } }],
    [
      'a streak',
      { order: { kind: 'streak', where: { kind: 'missing', column: 't/a' } }, answer: { kind: 'figures' } },
    ],
  ])('of a job whose frame has %s', async (_, parts) => {
    const kept = { ...emptyFrame('t'), ...parts }
    const job = await doneJob({ frame: kept })
    expect((await store.jobs.find(job.id, owner))?.frame).toEqual(kept)
  })

  test('of what a job says, of every kind', async () => {
    const job = await keptJob(store, session)
    await store.jobs.claim(job.id)
    await store.jobs.append(job.id, [aWord('hello'), ...said(...words)])
    const events = await store.jobs.events(job.id, 0)
    expect(events.map((event): Said => event.said).slice(1)).toEqual(words)
    expect(events.map((event): JobEvent['group'] => event.group).slice(0, 2)).toEqual([
      { id: '1', name: 'First step', stage: 'Analyze' },
      { id: '1', stage: 'Analyze' },
    ])
  })

  test('of a dataset and a source', async () => {
    const { dataset, source, table } = await readSource()
    expect((await store.datasets.find(dataset.id, owner.projectId))?.overview).toEqual(dataset.overview)
    expect(await store.sources.find(source.id)).toMatchObject({
      report,
      overrides: { headerRow: 2, delimiter: ';', types: { a: 'date' } },
      progress: { stage: 'describing', bytes: 10, rows: 2 },
    })
    expect(await store.sources.tables([source.id])).toEqual([table])
  })

  test('of a source whose report is from before tables had titles, keys and counts', async () => {
    const { source } = await readSource()
    const columns = [{ name: 'a', type: 'date', role: 'time', missing: 0 }]
    const earlier = { ...aReport(), tables: [{ name: 'orders', rows: 2, columns }] }
    run('update sources set report = ?', JSON.stringify(earlier))
    expect((await store.sources.find(source.id))?.report).toEqual(earlier)
  })

  test('without what an earlier or a later version kept beside it', async () => {
    const job = await doneJob()
    run(`update jobs set cost = json_set(cost, '$.heat', 5), request = json_set(request, '$.mood', 'good')`)
    expect(await store.jobs.find(job.id, owner)).toEqual(job)
  })
})

describe('a document that is not of a known form', () => {
  test.each([
    ['plan', '{"version":99,"steps":[]}', 'version: Invalid option: expected one of 1|2'],
    ['plan', '{"version":1,"steps":[{"id":"1"}]}', 'steps.0.input: '],
    ['plan', '{"version":1,"steps":[],"also":1}', 'Unrecognized key: "also"'],
    ['frame', '{"task":"rows"}', 'tableId: '],
    ['frame', JSON.stringify({ ...emptyFrame('t'), also: 1 }), 'Unrecognized key: "also"'],
    ['result', '{"columns":[],"rows":[[{}]],"answer":[]}', 'rows: must be rows of cells'],
    ['result', '[]', 'expected object, received array'],
    ['request', '{"question":7}', 'question: '],
    ['request', '{"question"', 'it is not JSON'],
    ['assumptions', '"one"', 'expected array, received string'],
    ['refusal', '{"reason":"mood","missing":[]}', 'reason: '],
    ['cost', '{"milliseconds":"long"}', 'milliseconds: '],
    ['cost', '{"milliseconds"', 'it is not JSON'],
  ])('in jobs.%s is told with its job: %s', async (column, text, problem) => {
    const job = await doneJob()
    const other = await keptJob(store, session)
    run(`update jobs set ${column} = ? where id = ?`, text, job.id)
    const finding = store.jobs.find(job.id, owner)
    await expect(finding).rejects.toThrow(UnreadableDocument)
    await expect(finding).rejects.toThrow(`jobs.${column} of ${job.id} cannot be read: `)
    await expect(finding).rejects.toThrow(problem)
    expect(await store.jobs.find(other.id, owner)).toEqual(other)
    expect((await store.jobs.list(session.id, { number: 1, size: 10 })).items).toMatchObject([
      { id: job.id, state: 'done' },
    ])
    expect(await store.jobs.state(job.id, owner)).toEqual({ state: 'done', finishedAt: noon })
  })

  test('in an event is told with its job and number', async () => {
    const job = await keptJob(store, session)
    await store.jobs.claim(job.id)
    await store.jobs.append(job.id, [aWord('one'), aWord('two')])
    run(`update job_events set body = json_set(body, '$.said.kind', 'song') where sequence = 2`)
    const reading = store.jobs.events(job.id, 0)
    await expect(reading).rejects.toThrow(UnreadableDocument)
    await expect(reading).rejects.toThrow(`job_events.body of ${job.id}, event 2 cannot be read: said.kind: `)
  })

  test.each([
    ['datasets', 'overview', '{"summary":1}', 'summary: '],
    ['sources', 'report', '{"format":"csv"}', 'encoding: '],
    ['sources', 'progress', '{"stage":"dreaming","bytes":1,"rows":1}', 'stage: '],
    ['sources', 'overrides', '{"types":{"a":"colour"}}', 'types.a: '],
    ['source_tables', 'columns', '[{"name":"a"}]', '0.type: '],
    ['source_tables', 'keys', '[["a",1]]', '0.1: '],
  ])('in %s.%s is told with whose it is: %s', async (table, column, text, problem) => {
    const { dataset, source, table: kept } = await readSource()
    run(`update ${table} set ${column} = ?`, text)
    const reading = {
      datasets: () => store.datasets.find(dataset.id, owner.projectId),
      sources: () => store.sources.find(source.id),
      source_tables: () => store.sources.tables([source.id]),
    }[table]
    const id = { datasets: dataset.id, sources: source.id, source_tables: kept.id }[table]
    const attempt = reading?.() ?? Promise.resolve()
    await expect(attempt).rejects.toThrow(UnreadableDocument)
    await expect(attempt).rejects.toThrow(`${table}.${column} of ${id} cannot be read: ${problem}`)
    expect((await store.datasets.list(owner.projectId, { number: 1, size: 10 })).total).toBe(1)
  })

  test('in a definition is told with its id, and is no part of another dataset', async () => {
    const [dataset, other] = [await keptDataset(store, owner), await keptDataset(store, owner)]
    const kept = (datasetId: string, id: string) => ({
      datasetId,
      definition: { ...margin, id },
      createdBy: 'ada',
      createdAt: noon,
    })
    await store.definitions.save(kept(dataset.id, 'def-2'), 10)
    await store.definitions.save(kept(other.id, 'def-3'), 10)
    run(`update definitions set body = json_set(body, '$.kind', 'riddle') where id = 'def-2'`)
    await expect(store.definitions.all(dataset.id)).rejects.toThrow(
      'definitions.body of def-2 cannot be read: kind: ',
    )
    expect(await store.definitions.all(other.id)).toEqual([{ ...margin, id: 'def-3' }])
  })

  test('is no context for the next question, and is told', async () => {
    const first = await doneJob()
    const second = await doneJob({ request: aRequest({ question: 'And then?' }) })
    run(`update jobs set plan = json_set(plan, '$.version', 99) where id = ?`, first.id)
    expect(await store.jobs.planned(session.id, later, 10)).toEqual([
      expect.objectContaining({ question: second.request.question, datasetId: null, plan }),
    ])
    expect(told.map(({ message }) => message)).toEqual([
      `jobs.plan of ${first.id} cannot be read: version: Invalid option: expected one of 1|2`,
    ])
  })

  test('keeps no job from ending', async () => {
    const job = await keptJob(store, session)
    await store.jobs.claim(job.id)
    await store.jobs.append(job.id, [aWord('one')])
    run('update job_events set body = ?', '{}')
    expect(await store.jobs.finish(job.id, failed, later, () => said({ kind: 'end', ok: false }))).toBe(true)
    expect((await store.jobs.state(job.id, owner))?.state).toBe('failed')
    expect(told).toHaveLength(1)
  })
})
