import { Readable } from 'node:stream'
import { expect, test } from 'vitest'
import { createMemoryBus } from '../adapters/bus/memory.ts'
import { emptyOverview } from '../domain/dataset.ts'
import { objectKeys } from '../domain/file.ts'
import type { Job } from '../domain/job.ts'
import type { Step } from '@auger/contract/plan'
import type { Source } from '../domain/source.ts'
import { ingest } from '../ingest/ingest.ts'
import { ingestBench, never } from '../ingest/ingest-bench.contract.ts'
import { aRequest, keptJob, keptSession } from '../ports/store-samples.contract.ts'
import { answer } from './answer.ts'
import { replay } from './replay.ts'
import { builtinAnswerer } from './builtin-answerer.ts'

const bench = ingestBench()
const settings = { jobSeconds: 30 }
const replayed = (job: Job) => replay(job, { ...bench.deps, settings }, never)

type Draft = Pick<Step, 'id' | 'verbs' | 'analysis'>

const listing: Draft = { id: 'all', verbs: [] }
const richest: Draft = {
  id: 'top',
  verbs: [
    { kind: 'order', by: [{ column: 'amount', direction: 'descending' }] },
    { kind: 'limit', count: 1 },
  ],
}

/** A job that has run these steps, the first over the table of a file and each other over the step before it. */
async function answeredJob(text: string, drafts: readonly Draft[], change: Partial<Job['request']> = {}) {
  const { store } = bench.deps
  const { source } = await bench.ingested('sales.csv', Buffer.from(text))
  await synched(source)
  const owner = { projectId: source.projectId, userId: 'ada' }
  const readings = { [source.id]: 0 }
  const request = aRequest({ datasetId: source.datasetId, sourceIds: [source.id], readings, ...change })
  const { id } = await keptJob(store, await keptSession(store, owner), { request })
  const steps = drafts.map(({ id, verbs, analysis }, index): Step => {
    const before = drafts[index - 1]
    const input =
      before === undefined
        ? ({ kind: 'table', tableId: `${source.id}-t1` } as const)
        : ({ kind: 'step', stepId: before.id } as const)
    return { id, input, verbs, ...(analysis === undefined ? {} : { analysis }), chart: 'none', answer: [] }
  })
  const analyst = {
    hear: async () => ({ language: 'EN', spans: [] }) as const,
    quote: async () => [],
    propose: async (_question: unknown, _context: unknown, observations: readonly unknown[]) =>
      observations.length === 0
        ? ({ kind: 'steps', steps, assumptions: [] } as const)
        : ({ kind: 'done' } as const),
  }
  const deps = {
    ...bench.deps,
    settings,
    bus: createMemoryBus(),
    clock: { now: () => new Date(), monotonic: () => performance.now() },
    meter: { stage() {}, jobCost() {}, modelUse() {}, jobEnded() {}, engineFailed() {} },
    analyst,
    answerer: builtinAnswerer(analyst),
  }
  await answer(id, deps, never)
  const job = await store.jobs.find(id, owner)
  if (job === undefined) throw new Error('the job is gone')
  return { job, source }
}

const synched = ({ datasetId, id }: Source) =>
  bench.deps.store.datasets.saveOverview(datasetId, emptyOverview, [id])

/** As if someone had put another file in the place of the source's. */
async function changeFile(source: Source, text: string): Promise<void> {
  await bench.deps.objects.put(objectKeys.file(source.fileId), Readable.from([Buffer.from(text)]))
  await bench.deps.store.sources.reread(source.id, {})
  await ingest(source.id, bench.deps, never)
  await synched(source)
}

const small = 'city,amount\nOslo,35\nRome,20\n'

test('an analysis gives the same bytes again, and tells when its figures change', async () => {
  const figures: Draft = {
    id: 'figures',
    verbs: [],
    analysis: { kind: 'describe', figures: [{ figure: 'mean', column: 'amount', as: 'mean of amount' }] },
  }
  const { job, source } = await answeredJob(small, [figures])
  expect(job.result?.rows).toEqual([['mean of amount', 27.5]])
  expect(await replayed(job)).toMatchObject({ same: true, steps: [{ rows_before: 1, rows_after: 1 }] })
  await changeFile(source, 'city,amount\nOslo,35\nRome,21\n')
  expect(await replayed(job)).toMatchObject({
    same: false,
    differences: [{ step: 'figures', row: 0, column: 'value', before: 27.5, after: 28 }],
  })
})

test('a job whose sources are as they were gives the same', async () => {
  const { job, source } = await answeredJob(small, [listing])
  expect(await replayed(job)).toEqual({
    job_id: job.id,
    same: true,
    steps: [{ id: 'all', sql: expect.stringContaining('sales'), rows_before: 2, rows_after: 2, same: true }],
    differences: [],
    more_differences: false,
    sources: [{ source: 'sales.csv', datasource_id: source.id, change: 'none' }],
  })
})

test('a file that was read anew and holds the same gives the same', async () => {
  const { job, source } = await answeredJob(small, [listing])
  await changeFile(source, small)
  expect(await replayed(job)).toMatchObject({ same: true, sources: [{ change: 'reread' }] })
})

test('rows that changed, that were added and that are gone are told cell by cell', async () => {
  const { job, source } = await answeredJob(small, [listing])
  await changeFile(source, 'city,amount\nOslo,36\nRome,20\nBonn,1\n')
  expect(await replayed(job)).toMatchObject({
    same: false,
    steps: [{ rows_before: 2, rows_after: 3, same: false }],
    differences: [
      { step: 'all', row: 0, column: 'amount', before: 35, after: 36 },
      { step: 'all', row: 2, column: 'city', after: 'Bonn' },
      { step: 'all', row: 2, column: 'amount', after: 1 },
    ],
    more_differences: false,
    reason: 'Read anew since the job was asked: "sales.csv"',
  })
})

test('columns that are gone or new are named', async () => {
  const { job, source } = await answeredJob(small, [listing])
  await changeFile(source, 'city,price\nOslo,35\nRome,20\n')
  const { reason, differences } = await replayed(job)
  expect(reason).toContain('no longer: "amount". The result has new: "price"')
  expect(differences[0]).toEqual({ step: 'all', row: 0, column: 'amount', before: 35 })
})

test('steps before the last are compared, too', async () => {
  const { job, source } = await answeredJob(small, [listing, richest])
  await changeFile(source, 'city,amount\nOslo,35\nRome,21\n')
  expect(await replayed(job)).toMatchObject({
    same: false,
    steps: [
      { id: 'all', rows_before: 2, rows_after: 2, same: false },
      { id: 'top', rows_before: 1, rows_after: 1, same: true },
    ],
    differences: [],
    more_differences: false,
    reason: expect.stringContaining('The last step gives the same'),
  })
})

test('what differs behind the rows that are kept as cells is told to be there', async () => {
  const lines = Array.from({ length: 1_500 }, (_, index) => `c${index},${index}`)
  const { job, source } = await answeredJob(`city,amount\n${lines.join('\n')}\n`, [listing])
  await changeFile(source, `city,amount\n${lines.with(1_200, 'c1200,7').join('\n')}\n`)
  expect(await replayed(job)).toMatchObject({
    same: false,
    steps: [{ rows_before: 1_500, rows_after: 1_500 }],
    differences: [],
    more_differences: true,
    reason: expect.stringContaining('The first 1,000 rows are equal'),
  })
})

test('of a job from before readings were kept it is not known whether its source was read anew', async () => {
  const { job, source } = await answeredJob(small, [listing])
  const { readings: _, ...request } = job.request
  const older: Job = { ...job, request }
  expect(await replayed(older)).toMatchObject({ sources: [{ change: 'none' }] })
  await changeFile(source, 'city,amount\nOslo,1\nRome,20\n')
  expect(await replayed(older)).toMatchObject({
    sources: [{ change: 'unknown' }],
    reason: expect.stringContaining('Perhaps read anew'),
  })
})

test('a source that cannot be read any more says why', async () => {
  const { job, source } = await answeredJob(small, [listing])
  await bench.deps.store.sources.markInvalid(source.id, 'The file is damaged.', null)
  expect(await replayed(job)).toMatchObject({
    same: false,
    steps: [{ sql: null, rows_before: 2, rows_after: null, same: false }],
    sources: [{ change: 'invalid' }],
    reason: expect.stringContaining('"sales.csv" cannot be read any more: The file is damaged.'),
  })
})

test('while its source is being read a job cannot be replayed', async () => {
  const { job, source } = await answeredJob(small, [listing])
  await bench.deps.store.sources.reread(source.id, {})
  await expect(replayed(job)).rejects.toMatchObject({ code: 210023 })
})

test('a caller who goes away stops the engine', async () => {
  const { job } = await answeredJob(small, [listing])
  const gone = new AbortController()
  const engine = {
    ...bench.deps.engine,
    query: (...[request, signal]: Parameters<typeof bench.deps.engine.query>) => {
      const answer = bench.deps.engine.query(request, signal)
      gone.abort()
      return answer
    },
  }
  await expect(replay(job, { ...bench.deps, engine, settings }, gone.signal)).rejects.toMatchObject({
    code: 210020,
    cause: { reason: 'aborted' },
  })
})

test('the time of a job is the time of its replay', async () => {
  const { job } = await answeredJob(small, [listing])
  const late = { ...bench.deps, settings: { jobSeconds: 0 } }
  await expect(replay(job, late, never)).rejects.toMatchObject({ code: 210020 })
})

test('a job stays as it is, and nothing is left behind', async () => {
  const { job, source } = await answeredJob(small, [listing])
  const { store, objects } = bench.deps
  const kept = async () => {
    const keys: string[] = []
    for await (const { key } of objects.list(objectKeys.results(job.id))) keys.push(key)
    return { job: await store.jobs.find(job.id, job), events: await store.jobs.events(job.id, 0), keys }
  }
  const before = await kept()
  await changeFile(source, 'city,amount\nOslo,1\n')
  await replayed(job)
  expect(await kept()).toEqual(before)
})
