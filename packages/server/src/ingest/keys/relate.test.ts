import { Readable } from 'node:stream'
import { expect, test } from 'vitest'
import type { Dataset } from '../../domain/dataset.ts'
import { objectKeys } from '../../domain/file.ts'
import type { Owner } from '../../domain/owner.ts'
import { aFile, aSource, anOwner, keptDataset } from '../../ports/store-samples.contract.ts'
import { ingestBench, never } from '../ingest-bench.contract.ts'
import { ingest } from '../ingest.ts'
import { relate } from './relate.ts'

const bench = ingestBench()
const clock = { now: () => new Date(), monotonic: () => performance.now() }

async function add(dataset: Dataset, owner: Owner, name: string, rows: readonly string[]): Promise<string> {
  const { store, objects } = bench.deps
  const bytes = Buffer.from(rows.join('\n'))
  const file = aFile(owner, { name, size: bytes.length })
  await store.files.create(file)
  await objects.put(objectKeys.file(file.id), Readable.from([bytes]))
  const source = aSource(dataset, file)
  await store.sources.create(source)
  await ingest(source.id, bench.deps, never)
  return source.id
}

const times = <Item>(count: number, make: (index: number) => Item) =>
  Array.from({ length: count }, (_, index) => make(index))

async function aShop() {
  const owner = await anOwner(bench.deps.store)
  const dataset = await keptDataset(bench.deps.store, owner)
  const sources = [
    await add(dataset, owner, 'customers.csv', [
      'id,name,country',
      ...times(50, (n) => `${n + 1},Name ${n},C${n % 5}`),
    ]),
    await add(dataset, owner, 'orders.csv', [
      'order_id,customer_id,amount,land',
      ...times(200, (n) => `${n + 1000},${n % 50 === 0 ? 900 + n : (n % 50) + 1},${n}.5,C${n % 5}`),
    ]),
    await add(dataset, owner, 'countries.csv', ['code,label', ...times(6, (n) => `C${n},Country ${n}`)]),
  ]
  return { owner, dataset, sources }
}

const shown = async (sources: readonly string[]) => {
  const { store } = bench.deps
  const tables = await store.sources.tables(sources)
  const title = (id: string) => tables.find((table) => table.id === id)?.title
  return (await store.sources.relations(sources)).map(({ from, to, contained, confidence }) => [
    `${title(from.tableId)}.${from.column} → ${title(to.tableId)}.${to.column}`,
    contained,
    confidence,
  ])
}

test('columns that point to keys are found by name and by value, and how many of their values are there', async () => {
  const { dataset, sources } = await aShop()
  await relate(dataset.id, { ...bench.deps, clock }, never)
  // Of the 53 different customers of the orders, 4 are none of the 50 that there are.
  expect(await shown(sources)).toEqual([
    ['orders.customer_id → customers.id', 49 / 53, 0.92],
    ['customers.country → countries.code', 1, 0.75],
    ['orders.land → countries.code', 1, 0.5],
  ])
})

test('numbers that say they are keys point to the one key that they lie in; those that count from one to none', async () => {
  const owner = await anOwner(bench.deps.store)
  const dataset = await keptDataset(bench.deps.store, owner)
  const sources = [
    await add(dataset, owner, 'rescuers.csv', [
      'rescuer_id,name',
      ...times(15, (n) => `${n + 301},Name ${n}`),
    ]),
    await add(dataset, owner, 'missions.csv', [
      'mission_id,leader_id,pilot_id,hours',
      ...times(30, (n) => `${n + 305},${(n % 9) + 303},${(n % 5) + 1},${n}`),
    ]),
    await add(dataset, owner, 'helicopters.csv', ['id,model', ...times(6, (n) => `${n + 1},Model ${n}`)]),
  ]
  await relate(dataset.id, { ...bench.deps, clock }, never)
  expect(await shown(sources)).toEqual([['missions.leader_id → rescuers.rescuer_id', 1, 0.5]])
})

test('what is mostly not there is no relation, and a dataset of one table has none', async () => {
  const owner = await anOwner(bench.deps.store)
  const dataset = await keptDataset(bench.deps.store, owner)
  const customers = await add(dataset, owner, 'customers.csv', ['id,x', ...times(50, (n) => `${n + 1},y`)])
  await relate(dataset.id, { ...bench.deps, clock }, never)
  const orders = await add(dataset, owner, 'orders.csv', ['customer_id', ...times(60, (n) => `${n + 25}`)])
  await relate(dataset.id, { ...bench.deps, clock }, never)
  expect(await shown([customers, orders])).toEqual([])
  expect((await bench.deps.store.datasets.unrelated(dataset.id)).fresh).toEqual([])
})

test('a table with a row for each time has no relations of its own', async () => {
  const owner = await anOwner(bench.deps.store)
  const dataset = await keptDataset(bench.deps.store, owner)
  const people = await add(dataset, owner, 'people.csv', [
    'person_id,2022,2023',
    ...times(40, (n) => `p${n},${n},${n * 2}`),
  ])
  const visits = await add(dataset, owner, 'visits.csv', [
    'visit,person_id',
    ...times(60, (n) => `v${n},p${n % 40}`),
  ])
  await relate(dataset.id, { ...bench.deps, clock }, never)
  expect((await bench.deps.store.sources.tables([people])).map(({ name }) => name)).toEqual([
    'people',
    'people_long',
  ])
  expect((await shown([people, visits])).map(([relation]) => relation)).toEqual([
    'visits.person_id → people.person_id',
  ])
  expect((await bench.deps.store.datasets.unrelated(dataset.id)).fresh).toEqual([])
})

test('a table that comes later is related to those that were there; a table that goes takes its relations along', async () => {
  const { owner, dataset, sources } = await aShop()
  await relate(dataset.id, { ...bench.deps, clock }, never)
  const before = await shown(sources)
  const later = await add(dataset, owner, 'payments.csv', [
    'payment,order_id',
    ...times(100, (n) => `p${n},${n + 1000}`),
  ])
  await relate(dataset.id, { ...bench.deps, clock }, never)
  expect(await shown([...sources, later])).toEqual([['payments.order_id → orders.order_id', 1, 1], ...before])
  expect((await bench.deps.store.datasets.unrelated(dataset.id)).fresh).toEqual([])

  await bench.deps.store.sources.remove(later)
  expect(await shown([...sources, later])).toEqual(before)
})

test('a shared key comes before a shared address, though more of the addresses are found', async () => {
  const owner = await anOwner(bench.deps.store)
  const dataset = await keptDataset(bench.deps.store, owner)
  const sources = [
    await add(dataset, owner, 'customers.csv', [
      'customer_id,address',
      ...times(40, (n) => `K${n + 100},${n + 1} Long Street`),
    ]),
    await add(dataset, owner, 'parcels.csv', [
      'parcel,customer_id,address',
      ...times(100, (n) => `P-${n},K${(n % 50) + 100},${(n % 40) + 1} Long Street`),
    ]),
  ]
  await relate(dataset.id, { ...bench.deps, clock }, never)
  // 40 of the 50 customers of the parcels are there, and all 40 addresses.
  expect(await shown(sources)).toEqual([
    ['parcels.customer_id → customers.customer_id', 0.8, 0.8],
    ['parcels.address → customers.address', 1, 0.54],
  ])
})
