import { mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createMemoryBus } from '../adapters/bus/memory.ts'
import { createDuckdbEngine } from '../adapters/engine/duckdb/index.ts'
import { silentTracer } from '../adapters/tracer/silent.ts'
import { compileFrame } from '../analyst/frame/compile.ts'
import { refOf } from '../domain/column-ref.ts'
import { emptyFrame, type Frame } from '../domain/frame.ts'
import { ingestBench, never } from '../ingest/ingest-bench.contract.ts'
import type { Analyst, AnalystQuestion, EarlierJob, Proposal } from '../ports/analyst.ts'
import type { Engine } from '../ports/engine.ts'
import { aRequest, keptJob, keptSession } from '../ports/store-samples.contract.ts'
import { answer } from './answer.ts'
import { builtinAnswerer } from './builtin-answerer.ts'

const bench = ingestBench()
const rows = 'city,amount\nOslo,35\nOslo,5\nBergen,20\n'

let engine: Engine
beforeAll(async () => {
  engine = createDuckdbEngine({
    engines: 1,
    memoryMegabytes: 256,
    temporaryFolder: await mkdtemp(join(tmpdir(), 'frames-')),
    isolation: 'process',
  })
})
afterAll(() => engine.close())

const byCity = (tableId: string): Frame => ({
  ...emptyFrame(tableId),
  task: 'figures',
  metrics: [
    {
      as: 'total',
      metric: {
        kind: 'aggregate',
        function: 'sum',
        of: { kind: 'column', column: refOf(tableId, 'amount') },
      },
    },
  ],
  dimensions: [{ column: refOf(tableId, 'city'), as: 'city' }],
})

interface Heard {
  readonly text: string
  readonly tableId: string | undefined
  readonly context: readonly EarlierJob[]
}

const refused = 'refused'

/** Reads every question but one as the same one, and notes after which jobs each is read. */
function analystOf(withFrame: boolean) {
  const heard: Heard[] = []
  const stepsOf = (question: AnalystQuestion): Proposal => {
    const frame = byCity(question.tables[0]?.id ?? '')
    const compiled = compileFrame(frame, question)
    if ('problem' in compiled) throw new Error(compiled.problem)
    return {
      kind: 'steps',
      steps: compiled.steps,
      assumptions: [],
      ...(withFrame ? { frame } : {}),
    }
  }
  const analyst: Analyst = {
    hear: () => Promise.resolve({ language: 'EN', spans: [] }),
    quote: () => Promise.resolve([]),
    propose: (question, context, observations) => {
      if (observations.length === 0)
        heard.push({ text: question.text, tableId: question.tables[0]?.id, context })
      if (question.text === refused)
        return Promise.resolve({
          kind: 'refuse',
          refusal: { reason: 'not-understood', understood: [], missing: [] },
        })
      return Promise.resolve(observations.length === 0 ? stepsOf(question) : { kind: 'done' })
    },
  }
  return { analyst, heard }
}

/** Questions of one session, one after the other. */
async function askedInTurn(withFrame: boolean, questions: readonly string[]) {
  const { store, objects } = bench.deps
  const { source } = await bench.ingested('sales.csv', Buffer.from(rows))
  const owner = { projectId: source.projectId, userId: 'ada' }
  const session = await keptSession(store, owner)
  const { analyst, heard } = analystOf(withFrame)
  const deps = {
    store,
    objects,
    engine,
    bus: createMemoryBus(),
    analyst,
    answerer: builtinAnswerer(analyst),
    clock: { now: () => new Date(), monotonic: () => performance.now() },
    tracer: silentTracer,
    meter: {
      stage: () => undefined,
      modelUse: () => undefined,
      jobCost: () => undefined,
      jobEnded: () => undefined,
      engineFailed: () => undefined,
    },
    settings: { jobSeconds: 30 },
  }
  const jobs = []
  for (const question of questions) {
    const request = aRequest({ question, datasetId: source.datasetId, sourceIds: [source.id] })
    const job = await keptJob(store, session, { request, createdAt: new Date().toISOString() })
    await answer(job.id, deps, never)
    jobs.push(await store.jobs.find(job.id, owner))
  }
  return { jobs, heard }
}

test('a job keeps its frame, and the next question is read after it and the rows it found', async () => {
  const { jobs, heard } = await askedInTurn(true, ['first', 'second'])
  const [first] = jobs
  expect(first?.frame).toEqual(byCity(heard[0]?.tableId ?? ''))
  expect(heard.find(({ text }) => text === 'first')?.context).toEqual([])
  expect(heard.find(({ text }) => text === 'second')?.context).toEqual([
    {
      question: 'first',
      plan: first?.plan,
      planBy: 'builtin',
      frame: first?.frame,
      // By hand: 35 + 5, and 20.
      result: {
        columns: [
          { name: 'city', type: 'text' },
          { name: 'total', type: 'integer' },
        ],
        rows: [
          ['Oslo', 40],
          ['Bergen', 20],
        ],
      },
    },
  ])
  const offered = heard.filter(({ text }) => text !== 'first' && text !== 'second')
  expect(offered.length).toBeGreaterThan(0)
  expect(offered[0]?.context).toEqual([{ question: 'first', plan: first?.plan, frame: first?.frame }])
})

test('a plan of the second version without a frame is told to whoever answers the next question', async () => {
  const { jobs, heard } = await askedInTurn(false, ['first', 'second'])
  expect(jobs[0]).toMatchObject({ plan: { version: 2 }, frame: null })
  expect(heard.length).toBeGreaterThan(2)
  const second = heard.find(({ text }) => text === 'second')
  expect(second?.context).toEqual([{ question: 'first', plan: jobs[0]?.plan, planBy: 'builtin' }])
})

test('a question goes on from nothing that was answered before one that was not', async () => {
  const { heard } = await askedInTurn(true, ['first', refused, 'third', 'fourth'])
  const contextOf = (asked: string) => heard.find(({ text }) => text === asked)?.context
  expect(contextOf(refused)).toMatchObject([{ question: 'first' }])
  expect(contextOf('third')).toEqual([])
  expect(contextOf('fourth')).toMatchObject([{ question: 'third' }])
})
