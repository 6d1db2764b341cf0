import { expect, test } from 'vitest'
import { objectKeys } from '../domain/file.ts'
import {
  type StoreUnderTest,
  aFinding,
  aSource,
  aTable,
  anEntry,
  anOwner,
  keptDataset,
  keptFile,
  keptSource,
  times,
} from './store-samples.contract.ts'

const overview = { summary: 'Zusammenfassung — 要約', questions: ['How many?', 'Why?'], keywords: ['orders'] }

export function datasetsContract(underTest: StoreUnderTest): void {
  const fresh = async () => ({ owner: await anOwner(underTest.store), ...underTest.store })

  test('a dataset is found as it was created, within its project', async () => {
    const { owner, datasets } = await fresh()
    const dataset = await keptDataset(underTest.store, owner, {
      name: 'Ventas',
      description: 'línea\nlínea',
      overview,
    })
    expect(await datasets.find(dataset.id, owner.projectId)).toEqual(dataset)
    expect(await datasets.find(dataset.id, (await anOwner(underTest.store)).projectId)).toBeUndefined()
  })

  test('pages are newest first; search looks into name and description', async () => {
    const { owner, datasets } = await fresh()
    await keptDataset(underTest.store, await anOwner(underTest.store), { name: 'Elsewhere ЗАКАЗЫ' })
    await keptDataset(underTest.store, owner, { name: 'Orders 100%', description: 'of 2025' })
    await keptDataset(
      underTest.store,
      { ...owner, userId: 'grace' },
      { name: 'Staff', description: 'Все ЗАКАЗЫ за год' },
    )
    await keptDataset(underTest.store, owner, { name: 'Заказы_2', description: 'orders' })
    const names = async (search?: string, number = 1, size = 10) => {
      const { total, items } = await datasets.list(owner.projectId, { number, size }, search)
      return [total, ...items.map(({ name }) => name)]
    }

    expect(await names()).toEqual([3, 'Заказы_2', 'Staff', 'Orders 100%'])
    expect(await names(undefined, 2, 2)).toEqual([3, 'Orders 100%'])
    expect(await names(undefined, 3, 2)).toEqual([3])
    expect(await names('заказы')).toEqual([2, 'Заказы_2', 'Staff'])
    expect(await names('ORDERS')).toEqual([2, 'Заказы_2', 'Orders 100%'])
    expect(await names('0%')).toEqual([1, 'Orders 100%'])
    expect(await names('_')).toEqual([1, 'Заказы_2'])
    expect(await names('100% of')).toEqual([0])
  })

  test('an update changes what it names, within its project', async () => {
    const { owner, datasets } = await fresh()
    const dataset = await keptDataset(underTest.store, owner, { description: 'old' })
    expect(await datasets.update(dataset.id, owner.projectId, { name: 'New' })).toBe(true)
    expect(await datasets.update(dataset.id, owner.projectId, {})).toBe(true)
    expect(
      await datasets.update(dataset.id, (await anOwner(underTest.store)).projectId, { name: 'Theirs' }),
    ).toBe(false)
    expect(await datasets.find(dataset.id, owner.projectId)).toEqual({ ...dataset, name: 'New' })
    expect(await datasets.update(dataset.id, owner.projectId, { description: '' })).toBe(true)
    expect((await datasets.list(owner.projectId, { number: 1, size: 10 }, 'new')).total).toBe(1)
    expect((await datasets.list(owner.projectId, { number: 1, size: 10 }, 'old')).total).toBe(0)
  })

  test('an overview marks the sources it counts, if they still wait for it', async () => {
    const { owner, datasets, sources } = await fresh()
    const [dataset, other] = [
      await keptDataset(underTest.store, owner),
      await keptDataset(underTest.store, owner),
    ]
    const counted = await keptSource(underTest.store, dataset)
    const unread = await keptSource(underTest.store, dataset)
    const uncounted = await keptSource(underTest.store, dataset)
    const invalid = await keptSource(underTest.store, dataset, 'invalid')
    const elsewhere = await keptSource(underTest.store, other)
    for (const { id } of [counted, uncounted, elsewhere]) await sources.saveTables(id, aFinding())
    const named = [counted, unread, invalid, elsewhere].map(({ id }) => id)

    expect(await datasets.saveOverview(dataset.id, overview, [...named, 'ds-gone'])).toBe(true)

    expect(await datasets.find(dataset.id, owner.projectId)).toEqual({ ...dataset, overview })
    const status = async (id: string) => (await sources.find(id))?.status
    const all = [counted, unread, uncounted, invalid, elsewhere]
    expect(await Promise.all(all.map(({ id }) => status(id)))).toEqual([
      'synched',
      'synching',
      'synching',
      'invalid',
      'synching',
    ])
    expect(await datasets.saveOverview('dset-unknown', overview, [uncounted.id])).toBe(false)
    expect(await status(uncounted.id)).toBe('synching')
  })

  test('a dataset goes with all it has; a file goes unless another source uses it', async () => {
    const { owner, datasets, sources, files, lexicon, trash } = await fresh()
    const [dataset, other] = [
      await keptDataset(underTest.store, owner),
      await keptDataset(underTest.store, owner),
    ]
    const own = await keptFile(underTest.store, owner, { uploadId: 'upload-own' })
    const shared = await keptFile(underTest.store, owner)
    const sourceOfOwn = aSource(dataset, own)
    const sourceOfShared = aSource(dataset, shared)
    const kept = aSource(other, shared)
    for (const source of [sourceOfOwn, aSource(dataset, own), sourceOfShared, kept])
      await sources.create(source)
    const table = aTable(sourceOfOwn, 0)
    await sources.saveTables(sourceOfOwn.id, aFinding({ tables: [table], lexicon: [anEntry(table, 'Rome')] }))

    expect(await datasets.remove(dataset.id, (await anOwner(underTest.store)).projectId)).toBe(false)
    expect(await datasets.remove(dataset.id, owner.projectId)).toBe(true)
    expect(await datasets.remove(dataset.id, owner.projectId)).toBe(false)

    expect(await datasets.find(dataset.id, owner.projectId)).toBeUndefined()
    expect(await sources.find(sourceOfOwn.id)).toBeUndefined()
    expect(await sources.tables([sourceOfOwn.id])).toEqual([])
    expect(await lexicon.find([table.id], ['rome'])).toEqual([])
    expect(await files.find(own.id)).toBeUndefined()
    expect(await files.find(shared.id)).toEqual(shared)
    expect(await sources.find(kept.id)).toEqual(kept)
    const thrownAway = await trash.list(100_000)
    expect(thrownAway).toEqual(
      expect.arrayContaining([
        objectKeys.source(sourceOfOwn.id),
        objectKeys.source(sourceOfShared.id),
        objectKeys.file(own.id),
        objectKeys.parts('upload-own'),
      ]),
    )
    expect(thrownAway).not.toContain(objectKeys.file(shared.id))
    expect(thrownAway).not.toContain(objectKeys.source(kept.id))
  })

  test('a dataset of many sources goes whole', async () => {
    const { owner, datasets, sources, projects } = await fresh()
    const dataset = await keptDataset(underTest.store, owner)
    const files = await Promise.all(times(20, () => keptFile(underTest.store, owner)))
    const made = files.flatMap((file) => times(21, () => aSource(dataset, file)))
    await Promise.all(made.map((source) => sources.create(source)))
    expect((await sources.count(dataset.id)).synching).toBe(420)
    expect(await datasets.remove(dataset.id, owner.projectId)).toBe(true)
    expect((await sources.count(dataset.id)).synching).toBe(0)
    expect(await projects.storageUsed(owner.projectId)).toBe(0)
  })
}
