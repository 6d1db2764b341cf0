import { mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { createAnalyst } from '../analyst/index.ts'
import { createMemoryBus } from '../adapters/bus/memory.ts'
import { createDuckdbEngine, type DuckdbEngineOptions } from '../adapters/engine/duckdb/index.ts'
import { silentTracer } from '../adapters/tracer/silent.ts'
import type { Cost } from '../domain/cost.ts'
import type { JobEvent } from '../domain/event.ts'
import { ingestBench, never } from '../ingest/ingest-bench.contract.ts'
import { freeNumbers } from '../locales/index.ts'
import { EngineFailure, type Engine } from '../ports/engine.ts'
import type { Meter } from '../ports/meter.ts'
import { aRequest, keptJob, keptSession } from '../ports/store-samples.contract.ts'
import { answer } from './answer.ts'
import { failedGroup } from './end-job.ts'
import { builtinAnswerer } from './builtin-answerer.ts'

const bench = ingestBench()
const rows = 'city,amount\nOslo,35\nOslo,5\nBergen,20\n'

/** Remembers what it is told. */
function notebook() {
  const stages = new Map<string, number>()
  const costs: Cost[] = []
  const endings: string[] = []
  const meter: Meter = {
    stage: (stage, seconds) => void stages.set(stage, (stages.get(stage) ?? 0) + seconds),
    modelUse: () => undefined,
    jobCost: (cost) => void costs.push(cost),
    jobEnded: (as) => void endings.push(as),
    engineFailed: () => undefined,
  }
  return { meter, stages, costs, endings }
}

/** Where a question is asked: of which source, in which session. */
async function openPlace(file: string, text: string) {
  const { source } = await bench.ingested(file, Buffer.from(text))
  const session = await keptSession(bench.deps.store, { projectId: source.projectId, userId: 'ada' })
  return { source, session }
}

/** Answers one question over the rows with an engine of its own. */
async function answered(
  question: string,
  circumstances: {
    readonly caps?: NonNullable<DuckdbEngineOptions['caps']>
    readonly jobSeconds?: number
    readonly text?: string
    readonly file?: string
    readonly mode?: 'AUTO' | 'DATA_ANALYTICS'
    /** Of an earlier question; absent: a place of its own. */
    readonly place?: Awaited<ReturnType<typeof openPlace>>
    /** What stands before the engine. */
    readonly before?: (engine: Engine) => Engine
  } = {},
) {
  const { caps = {}, jobSeconds = 30, text = rows, before = (engine) => engine } = circumstances
  const { file = 'sales.csv', mode = 'AUTO' } = circumstances
  const { store, objects } = bench.deps
  const place = circumstances.place ?? (await openPlace(file, text))
  const { source, session } = place
  const owner = { projectId: source.projectId, userId: 'ada' }
  const request = aRequest({ question, datasetId: source.datasetId, sourceIds: [source.id], mode })
  const job = await keptJob(store, session, { request, createdAt: new Date().toISOString() })
  const engine = createDuckdbEngine({
    engines: 1,
    memoryMegabytes: 256,
    temporaryFolder: await mkdtemp(join(tmpdir(), 'answer-')),
    isolation: 'process',
    caps,
  })
  onTestFinished(() => engine.close())
  const notes = notebook()
  const analyst = createAnalyst()
  const deps = {
    store,
    objects,
    engine: before(engine),
    bus: createMemoryBus(),
    analyst,
    answerer: builtinAnswerer(analyst),
    clock: { now: () => new Date(), monotonic: () => performance.now() },
    meter: notes.meter,
    tracer: silentTracer,
    settings: { jobSeconds },
  }
  const failure = await answer(job.id, deps, never).then(
    () => undefined,
    (error: unknown) => error,
  )
  return {
    place,
    ...notes,
    failure,
    job: await store.jobs.find(job.id, owner),
    events: await store.jobs.events(job.id, 0),
  }
}

test('an answered job keeps what its queries took, and the meter hears of it and of every stage', async () => {
  const { job, stages, costs, endings } = await answered('What is the total amount by city?')
  expect(job).toMatchObject({ state: 'done', status: 'answered', cost: { rowsRead: 3 } })
  expect(job?.cost?.milliseconds).toBeGreaterThan(0)
  expect(costs).toEqual([job?.cost])
  expect(endings).toEqual(['answered'])
  const { whole = 0, ...parts } = Object.fromEntries(stages)
  expect(Object.keys(parts).sort()).toEqual(
    ['finish', 'follow-ups', 'gather', 'keep', 'propose', 'query', 'rest', 'say', 'try', 'wait'].sort(),
  )
  expect(Object.values(parts).reduce((sum, seconds) => sum + seconds, 0)).toBeCloseTo(whole, 6)
})

test('a refusal costs nothing', async () => {
  const { job, stages, costs, endings } = await answered('Who will win the next election?')
  expect(job).toMatchObject({ state: 'done', status: 'not_in_data', cost: { milliseconds: 0, rowsRead: 0 } })
  expect(costs).toEqual([])
  expect(endings).toEqual(['not_in_data'])
  expect(stages.has('query')).toBe(false)
})

test('a greeting gets a friendly line and questions to begin with, and costs no quota', async () => {
  const first = await answered('Danke!')
  const used = async () => (await bench.deps.store.projects.find(first.job?.projectId ?? ''))?.jobsUsed
  const before = await used()
  const { job, events, costs } = await answered('Danke!')
  expect(job).toMatchObject({ state: 'done', status: 'answered', language: 'DE', plan: null, result: null })
  expect(messageIn(events).map(({ content }) => content)).toEqual(['Gern geschehen! Frag jederzeit weiter.'])
  expect(events.flatMap(({ said }) => (said.kind === 'questions' ? said.questions : []))).toHaveLength(3)
  expect(costs).toEqual([])
  expect(before).toBeTypeOf('number')
  expect(await used()).toBe(before)
})

const handbook = `Travel rules

Flights are booked by the office. Trains may be booked by anyone, up to 180 euros a ticket.

Receipts

Receipts are handed in within 30 days. Without a receipt nothing is paid back.
`

test('what a document says is quoted word for word, with its source', async () => {
  const { job, events } = await answered('Within how many days are receipts handed in?', {
    file: 'handbook.txt',
    text: handbook,
  })
  expect(job).toMatchObject({ state: 'done', status: 'answered', plan: null, result: null })
  const [said] = messageIn(events)
  expect(said?.content).toBe(
    '“Receipts are handed in within 30 days. Without a receipt nothing is paid back.” — handbook.txt',
  )
  const bound = events.flatMap((event) => (event.said.kind === 'message' ? event.said.bindings : []))
  expect(freeNumbers(said?.content ?? '', bound)).toEqual([])
  expect(events.flatMap((event) => (event.said.kind === 'sources' ? event.said.sources : []))).toMatchObject([
    { source: 'handbook.txt', content: expect.stringContaining('Receipts are handed in') as string },
  ])
})

test.each([
  ['Who won the cup final of 1987 in Lisbon?', 'AUTO'],
  ['Within how many days are receipts handed in?', 'DATA_ANALYTICS'],
] as const)('no document answers %s in %s', async (question, mode) => {
  const { job } = await answered(question, { file: 'handbook.txt', text: handbook, mode })
  expect(job).toMatchObject({ state: 'done', status: 'not_in_data' })
})

test('each question that is offered leads somewhere', async () => {
  const text = 'city,amount,level\nOslo,35,2\nOslo,5,2\nBergen,20,2\nTromsø,11,2\n'
  const { events, place } = await answered('What is the total amount by city?', { text })
  const offered = events.flatMap(({ said }) => (said.kind === 'questions' ? said.questions : []))
  expect(offered).toHaveLength(3)
  const again = await Promise.all(offered.map((question) => answered(question, { place })))
  const results = again.map(({ job }) => job?.result?.rows ?? [])
  for (const rows of results) {
    const figures = rows.map((row) => row.at(-1))
    expect(figures.some((figure) => figure !== null)).toBe(true)
    expect(figures.length === 1 || new Set(figures).size > 1, JSON.stringify(rows)).toBe(true)
  }
  expect(
    new Set(again.map(({ job }) => JSON.stringify(job?.plan?.steps.map(({ verbs }) => verbs)))).size,
  ).toBe(3)
})

const messageIn = (events: readonly JobEvent[]) =>
  events.flatMap(({ group, said }) => (said.kind === 'message' ? [{ group, content: said.content }] : []))

test.each([
  ['What is the total amount by city?', 'more than a question may'],
  ['每个city的amount总和是多少？', '超过了允许的上限'],
])('a job that would read too much says so before it fails: %s', async (question, words) => {
  const { job, events, failure, costs, endings } = await answered(question, { caps: { rowsRead: 2 } })
  expect(failure).toMatchObject({ reason: 'too-large' })
  expect(job).toMatchObject({ state: 'failed', cost: { rowsRead: 0 } })
  expect(job?.cost?.milliseconds).toBeGreaterThan(0)
  expect(costs).toEqual([job?.cost])
  expect(endings).toEqual(['failed'])

  const tasks = events.flatMap(({ said }) => (said.kind === 'task' ? [`${said.id} ${said.status}`] : []))
  const failed = failedGroup(job?.id ?? '')
  expect(tasks).toEqual([
    `${job?.id}-1 running`,
    `${job?.id}-1 error`,
    `${failed.id} running`,
    `${failed.id} error`,
  ])
  expect(messageIn(events)).toEqual([{ group: failed, content: expect.stringContaining(words) }])
  expect(events.slice(-2).map(({ said }) => said)).toEqual([
    {
      kind: 'error',
      code: '210020',
      message: 'Something went wrong during job execution. Please try again.',
    },
    { kind: 'end', ok: false },
  ])
})

test('a job whose time is up says so before it fails', async () => {
  const { job, events } = await answered('What is the total amount by city?', { jobSeconds: 0.01 })
  expect(job?.state).toBe('failed')
  expect(messageIn(events)).toMatchObject([
    { content: expect.stringContaining('longer than a question may') },
  ])
})

const films = [
  'Film,Opened,Gross,Score',
  'Harbour,"October 14, 1990","$3,634,431",7',
  'Meadow,"May 2, 1991","$6,900",-',
  'Quarry,"June 30, 1992","$3,634,431",9',
  '',
].join('\n')

test('an answer quotes what it looked up as the file has it; its rows are values', async () => {
  const { job } = await answered('What is the Opened of Meadow?', { text: films })
  expect(job?.result?.answer).toEqual([['May 2, 1991']])
  expect(job?.result?.rows.flat()).toContain('1991-05-02')
  expect(job?.cost?.rowsRead).toBe(6)
})

test('what was computed is not in the file and stays a number', async () => {
  const { job } = await answered('What is the total Gross?', { text: films })
  expect(job?.result?.answer).toEqual([[7_275_762]])
  expect(job?.cost?.rowsRead).toBe(3)
})

test('where the cells cannot be looked up the values answer', async () => {
  const refused: string[] = []
  const before = (engine: Engine): Engine => ({
    ...engine,
    query: (request, signal) => {
      if (!request.sql.includes('(as written)')) return engine.query(request, signal)
      refused.push(request.sql)
      return Promise.reject(new EngineFailure('memory', 'no more'))
    },
  })
  const { job } = await answered('What is the Opened of Meadow?', { text: films, before })
  expect(refused).toHaveLength(1)
  expect(job).toMatchObject({ state: 'done', status: 'answered', result: { answer: [['1991-05-02']] } })
})
