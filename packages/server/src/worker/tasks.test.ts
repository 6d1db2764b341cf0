import { mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { createMemoryBus } from '../adapters/bus/memory.ts'
import { openDiskObjects } from '../adapters/objects/disk.ts'
import { createMemoryQueue } from '../adapters/queue/memory.ts'
import { openEmbeddedStore } from '../adapters/store/embedded.ts'
import { silentTracer } from '../adapters/tracer/silent.ts'
import { noDetails, type Column, type Table } from '../domain/table.ts'
import { aFinding, aTable, anOwner, keptDataset, keptSource } from '../ports/store-samples.contract.ts'
import type { Analyst } from '../ports/analyst.ts'
import type { Store } from '../ports/store.ts'
import { taskHandlers, type WorkerDeps } from './tasks.ts'
import { builtinAnswerer } from '../ask/builtin-answerer.ts'

const id = (name: string): Column => ({
  ...noDetails,
  name,
  type: 'integer',
  role: 'identifier',
  missing: 0,
  distinct: 9,
  minimum: 1,
  maximum: 9,
  frequent: [],
})

const ignore = () => undefined
const broken = () => Promise.reject(new Error('the engine broke'))

async function bench() {
  const folder = await mkdtemp(join(tmpdir(), 'auger-tasks-'))
  const store = await openEmbeddedStore(join(folder, 'auger.db'))
  const analyst: Analyst = {
    hear: () => Promise.resolve({ language: 'EN', spans: [] }),
    quote: () => Promise.resolve([]),
    propose: () => Promise.resolve({ kind: 'done' }),
  }
  const deps: WorkerDeps = {
    store,
    objects: await openDiskObjects(join(folder, 'objects')),
    bus: createMemoryBus(),
    queue: createMemoryQueue({ onError: () => undefined }),
    engine: { isolation: 'process', query: broken, transform: broken, close: () => Promise.resolve() },
    readers: { open: () => ({ perform: broken, close: () => Promise.resolve() }) },
    analyst,
    answerer: builtinAnswerer(analyst),
    clock: { now: () => new Date(), monotonic: () => performance.now() },
    tracer: silentTracer,
    meter: {
      stage: ignore,
      jobEnded: ignore,
      modelUse: () => undefined,
      jobCost: ignore,
      engineFailed: ignore,
      webhookTried: ignore,
    },
    settings: { jobSeconds: 1, maxUpload: 1, urlSources: 'off', webhookRetrySeconds: [] },
  }
  const dataset = await keptDataset(store, await anOwner(store))
  onTestFinished(() => store.close())
  return { store, dataset, deps }
}

const never = new AbortController().signal

test('a file that is read while the disk is full is invalid and says why, as soon as that can be kept', async () => {
  const { store, dataset, deps } = await bench()
  const source = await keptSource(store, dataset)
  const full = (code: string) => Promise.reject(Object.assign(new Error('full'), { code }))
  let refused = 0
  const sources: Store['sources'] = {
    ...store.sources,
    markInvalid: (...asked) => (refused++ < 2 ? full('SQLITE_FULL') : store.sources.markInvalid(...asked)),
  }
  const handlers = taskHandlers({
    ...deps,
    store: { ...store, sources },
    objects: { ...deps.objects, workFolder: () => full('ENOSPC') },
  })
  await expect(handlers.ingest(source.id, never, { kind: 'ingest', ...source })).rejects.toThrow('full')

  expect(await store.sources.find(source.id)).toMatchObject({
    status: 'invalid',
    error: 'There was no storage space left to read the file. Free some, then have it read anew.',
  })
  expect(refused).toBe(3)
})

test('an overview that finds no room is kept as soon as there is some', async () => {
  const { store, dataset, deps } = await bench()
  const source = await keptSource(store, dataset)
  await store.sources.saveTables(source.id, aFinding({ tables: [aTable(source, 1)] }))
  let refused = 0
  const datasets: Store['datasets'] = {
    ...store.datasets,
    saveOverview: (...asked) =>
      refused++ < 1
        ? Promise.reject(Object.assign(new Error('full'), { code: 'SQLITE_FULL' }))
        : store.datasets.saveOverview(...asked),
  }
  await taskHandlers({ ...deps, store: { ...store, datasets } })
    .overview(dataset.id, never, { kind: 'overview', ...dataset })
    .catch(() => undefined)
  expect((await store.sources.find(source.id))?.status).toBe('synched')
})

test('a source counts as synched even when no relations can be looked for', async () => {
  const { store, dataset, deps } = await bench()
  const sources = [await keptSource(store, dataset), await keptSource(store, dataset)] as const
  const tables: readonly Table[] = [
    aTable(sources[0], 1, { title: 'customers', rowCount: 9, columns: [id('id')], keys: [['id']] }),
    aTable(sources[1], 1, { title: 'orders', rowCount: 20, columns: [id('customer_id')], keys: [] }),
  ]
  for (const [index, source] of sources.entries())
    await store.sources.saveTables(source.id, aFinding({ tables: tables.slice(index, index + 1) }))

  const handlers = taskHandlers(deps)
  await expect(handlers.overview(dataset.id, never, { kind: 'overview', ...dataset })).rejects.toThrow()

  expect((await store.sources.find(sources[1].id))?.status).toBe('synched')
  expect((await store.datasets.unrelated(dataset.id)).fresh).toHaveLength(2)
})
