import { mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { createMemoryBus } from '../adapters/bus/memory.ts'
import { openDiskObjects } from '../adapters/objects/disk.ts'
import { createMemoryQueue } from '../adapters/queue/memory.ts'
import { openEmbeddedStore } from '../adapters/store/embedded.ts'
import { noDetails, type Column, type Table } from '../domain/table.ts'
import { aFinding, aTable, anOwner, keptDataset, keptSource } from '../ports/store-samples.contract.ts'
import { taskHandlers } from './tasks.ts'

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

test('a source counts as synched even when no relations can be looked for', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'auger-tasks-'))
  const store = await openEmbeddedStore(join(folder, 'auger.db'))
  const dataset = await keptDataset(store, await anOwner(store))
  const sources = [await keptSource(store, dataset), await keptSource(store, dataset)] as const
  const tables: readonly Table[] = [
    aTable(sources[0], 1, { title: 'customers', rowCount: 9, columns: [id('id')], keys: [['id']] }),
    aTable(sources[1], 1, { title: 'orders', rowCount: 20, columns: [id('customer_id')], keys: [] }),
  ]
  for (const [index, source] of sources.entries())
    await store.sources.saveTables(source.id, aFinding({ tables: tables.slice(index, index + 1) }))

  const ignore = () => undefined
  const broken = () => Promise.reject(new Error('the engine broke'))
  const handlers = taskHandlers({
    store,
    objects: await openDiskObjects(join(folder, 'objects')),
    bus: createMemoryBus(),
    queue: createMemoryQueue({ onError: () => undefined }),
    engine: { isolation: 'process', query: broken, transform: broken, close: () => Promise.resolve() },
    workshop: { open: () => ({ perform: broken, close: () => Promise.resolve() }) },
    analyst: { propose: () => Promise.resolve({ kind: 'done' }) },
    clock: { now: () => new Date() },
    meter: { stage: ignore, jobEnded: ignore, jobCost: ignore, engineFailed: ignore },
    settings: { jobSeconds: 1, maxUpload: 1, urlSources: 'off' },
  })
  await expect(handlers.overview(dataset.id, new AbortController().signal)).rejects.toThrow()

  expect((await store.sources.find(sources[1].id))?.status).toBe('synched')
  expect((await store.datasets.unrelated(dataset.id)).fresh).toHaveLength(2)
  await store.close()
})
