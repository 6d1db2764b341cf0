import { mkdtemp, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { Cell } from '@auger/contract'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { createAnalyst } from '../analyst/index.ts'
import { openDiskObjects } from '../adapters/objects/disk.ts'
import { openEmbeddedStore } from '../adapters/store/embedded.ts'
import { noCost } from '../domain/cost.ts'
import type { Dataset } from '../domain/dataset.ts'
import type { Owner } from '../domain/owner.ts'
import { noDetails, type Column, type Table } from '../domain/table.ts'
import { EngineFailure, type Engine } from '../ports/engine.ts'
import type { Objects } from '../ports/objects.ts'
import {
  aFile,
  aFinding,
  anOwner,
  aReport,
  aSource,
  aTable,
  keptDataset,
} from '../ports/store-samples.contract.ts'
import type { Store } from '../ports/store.ts'
import { overview } from './overview.ts'

const never = new AbortController().signal
let store: Store
let objects: Objects
let owner: Owner
let dataset: Dataset

beforeEach(async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'auger-overview-'))
  store = await openEmbeddedStore(path.join(folder, 'auger.db'))
  objects = await openDiskObjects(path.join(folder, 'objects'))
  owner = await anOwner(store)
  dataset = await keptDataset(store, owner)
  await writeFile(path.join(folder, 'table.parquet'), '')
})
afterEach(() => store.close())

async function sourceWith(finding: Parameters<typeof aFinding>[0], name = 'orders.csv') {
  const file = aFile(owner, { name })
  await store.files.create(file)
  const source = aSource(dataset, file)
  await store.sources.create(source)
  const tables = (finding?.tables ?? []).map((table, index): Table => ({
    ...table,
    id: `${source.id}-t${index + 1}`,
    sourceId: source.id,
  }))
  for (const { objectKey } of tables) {
    const folder = await objects.workFolder()
    await writeFile(path.join(folder, 'table.parquet'), '')
    await objects.adopt(objectKey, path.join(folder, 'table.parquet'))
  }
  await store.sources.saveTables(source.id, aFinding({ ...finding, tables }))
  return source
}

const column = (name: string, change: Partial<Column>): Column => ({
  name,
  type: 'text',
  role: 'category',
  missing: 0,
  distinct: 3,
  minimum: 'a',
  maximum: 'c',
  frequent: [
    { value: 'a', count: 3 },
    { value: 'b', count: 2 },
  ],
  ...noDetails,
  ...change,
})

const orders = (): Table =>
  aTable(aSource(dataset, aFile(owner)), 1, {
    name: 'orders',
    rowCount: 7,
    columns: [
      column('city', {}),
      column('amount', { type: 'integer', role: 'measure', minimum: 1, maximum: 9 }),
    ],
  })

/** Answers every query with the same rows. */
const answering = (rows: readonly (readonly Cell[])[], asked: string[] = []): Engine => ({
  isolation: 'process',
  query: ({ sql }) => {
    asked.push(sql)
    return Promise.resolve({ columns: [], rows, rowCount: rows.length, cost: noCost })
  },
  transform: () => Promise.resolve([]),
  close: () => Promise.resolve(),
})

const describeWith = (engine: Engine, analyst = createAnalyst()) =>
  overview(
    dataset.id,
    {
      store,
      objects,
      analyst,
      engine,
      clock: { now: () => new Date(), monotonic: () => performance.now() },
      settings: { jobSeconds: 5 },
    },
    never,
  )
const found = async () => (await store.datasets.find(dataset.id, owner.projectId))?.overview

test('a source counts as synched, with a summary, even when no question can be made of it', async () => {
  const source = await sourceWith({ tables: [orders()] })
  const broken = {
    hear: () => Promise.reject(new Error('the analyst broke')),
    quote: () => Promise.reject(new Error('the analyst broke')),
    propose: () => Promise.reject(new Error('the analyst broke')),
  }
  await expect(describeWith(answering([]), broken)).rejects.toThrow('the analyst broke')
  expect((await store.sources.find(source.id))?.status).toBe('synched')
  expect((await found())?.summary).toContain('7')
})

test('what a table holds once more, with a row for each time, is not told again', async () => {
  const again = { ...orders(), title: 'again', longOf: 'the other one' }
  await sourceWith({ tables: [orders(), again] })
  const asked: string[] = []
  await describeWith(answering([['a', 1]], asked))
  expect((await found())?.summary).not.toContain('again')
  expect(asked.length).toBeGreaterThan(0)
  expect(asked.join()).not.toContain('orders_2')
})

test('a document without a table counts, too, and is described', async () => {
  const source = await sourceWith({ report: aReport({ pages: 4, characters: 900 }) }, 'letter.pdf')
  await describeWith(answering([]))
  expect((await store.sources.find(source.id))?.status).toBe('synched')
  expect(await found()).toMatchObject({ summary: 'letter.pdf: a text of 4 pages.', keywords: ['letter'] })
})

test('a question is offered only when it was run and found something', async () => {
  await sourceWith({ tables: [orders()] })
  const asked: string[] = []
  await describeWith(answering([['Oslo', 5]], asked))
  expect((await found())?.questions).toHaveLength(3)
  expect(asked.length).toBeGreaterThanOrEqual(3)

  await describeWith(answering([[null, null]]))
  expect((await found())?.questions).toEqual([])
  await describeWith(answering([]))
  expect((await found())?.questions).toEqual([])
  const weak = { ...answering([]), query: () => Promise.reject(new EngineFailure('timeout', 'too long')) }
  await describeWith(weak)
  expect((await found())?.questions).toEqual([])
})

test('what is gone is no longer described', async () => {
  const source = await sourceWith({ tables: [orders()] })
  await describeWith(answering([['Oslo', 5]]))
  expect((await found())?.summary).not.toBe('')
  await store.sources.remove(source.id)
  await describeWith(answering([['Oslo', 5]]))
  expect(await found()).toEqual({ summary: '', questions: [], keywords: [] })
})
