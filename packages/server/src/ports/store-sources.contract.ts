import { expect, test } from 'vitest'
import { objectKeys } from '../domain/file.ts'
import {
  type StoreUnderTest,
  aDataset,
  aFinding,
  aReport,
  aSource,
  aTable,
  anEntry,
  anOwner,
  keptDataset,
  keptFile,
  keptSource,
  times,
} from './store-samples.contract.ts'

export function sourcesContract(underTest: StoreUnderTest): void {
  const fresh = async () => {
    const owner = await anOwner(underTest.store)
    return { owner, dataset: await keptDataset(underTest.store, owner), ...underTest.store }
  }

  test('a source is found as it was created', async () => {
    const { owner, dataset, sources } = await fresh()
    const file = await keptFile(underTest.store, owner, { size: 5_000_000_000 })
    const source = aSource(dataset, file, { name: 'Umsätze 2025.csv' })
    expect(await sources.create(source)).toBe(true)
    expect(await sources.find(source.id)).toEqual(source)
    expect(await sources.find('ds-unknown')).toBeUndefined()
  })

  test('a source needs a ready file and a dataset, both of its project', async () => {
    const { owner, dataset, sources, datasets } = await fresh()
    const stranger = await anOwner(underTest.store)
    const ready = await keptFile(underTest.store, owner)
    const unready = await keptFile(underTest.store, owner, { ready: false })
    const theirs = await keptFile(underTest.store, stranger)
    const theirDataset = await keptDataset(underTest.store, stranger)

    expect(await sources.create(aSource(dataset, unready))).toBe(false)
    expect(await sources.create(aSource(dataset, { ...ready, id: 'file-unknown' }))).toBe(false)
    expect(await sources.create(aSource(dataset, theirs))).toBe(false)
    expect(await sources.create(aSource({ ...dataset, id: 'dset-unknown' }, ready))).toBe(false)
    expect(await sources.create(aSource({ ...dataset, id: theirDataset.id }, ready))).toBe(false)
    expect((await sources.list(dataset.id, { number: 1, size: 10 }, [])).total).toBe(0)

    const made = aDataset(owner)
    expect(await sources.create(aSource(made, unready), made)).toBe(false)
    expect(await datasets.find(made.id, owner.projectId)).toBeUndefined()
    const source = aSource(made, ready)
    expect(await sources.create(source, made)).toBe(true)
    expect(await datasets.find(made.id, owner.projectId)).toEqual(made)
    expect(await sources.find(source.id)).toEqual(source)
  })

  test('pages are newest first, of any of the statuses asked for', async () => {
    const { owner, dataset, sources } = await fresh()
    const synching = await keptSource(underTest.store, dataset, 'synching')
    const synched = await keptSource(underTest.store, dataset, 'synched')
    const invalid = await keptSource(underTest.store, dataset, 'invalid')
    const list = async (
      ...[statuses, number = 1, size = 10]: [Parameters<typeof sources.list>[2], number?, number?]
    ) => {
      const { total, items } = await sources.list(dataset.id, { number, size }, statuses)
      return [total, ...items.map(({ id }) => id)]
    }

    expect(await list([])).toEqual([3, invalid.id, synched.id, synching.id])
    expect(await list(['synched'])).toEqual([1, synched.id])
    expect(await list(['synching', 'invalid'])).toEqual([2, invalid.id, synching.id])
    expect(await list([], 2, 2)).toEqual([3, synching.id])
    expect(await list(['invalid'], 2, 2)).toEqual([1])
    expect(await sources.count(dataset.id)).toEqual({ synching: 1, synched: 1, invalid: 1 })
    expect(await sources.count('dset-unknown')).toEqual({ synching: 0, synched: 0, invalid: 0 })
    const empty = await keptDataset(underTest.store, owner)
    expect(await sources.statuses([dataset.id, empty.id, 'dset-unknown'])).toEqual(
      new Map([[dataset.id, new Set(['synching', 'synched', 'invalid'])]]),
    )
    expect(await sources.statuses([])).toEqual(new Map())
  })

  test('saved tables replace earlier ones, and the source waits for its overview', async () => {
    const { dataset, sources, lexicon, datasets } = await fresh()
    const source = await keptSource(underTest.store, dataset)
    const waiting = async () => (await sources.unfinished()).find(({ id }) => id === source.id)
    const { projectId } = dataset
    expect(await waiting()).toEqual({
      id: source.id,
      projectId,
      datasetId: dataset.id,
      url: null,
      read: false,
    })

    const first = [
      aTable(source, 0),
      aTable(source, 1, {
        longOf: aTable(source, 0).id,
        standsFor: [aTable(source, 0).id],
        columns: [],
        rowCount: 0,
      }),
    ]
    const found = aFinding({
      tables: first,
      lexicon: first.map((table) => anEntry(table, 'Łódź')),
      report: aReport({ notes: ['ż'] }),
    })
    expect(await sources.saveTables(source.id, found)).toBe(true)
    expect(await sources.find(source.id)).toEqual({
      ...source,
      report: found.report,
      progress: found.progress,
      read: true,
    })
    expect(await sources.tables([source.id])).toEqual(first)
    expect(await waiting()).toMatchObject({ id: source.id, datasetId: dataset.id, read: true })

    const second = [aTable(source, 1, { title: 'Again' })]
    await sources.saveTables(source.id, { ...found, tables: second, lexicon: [] })
    expect(await sources.tables([source.id])).toEqual(second)
    expect(
      await lexicon.find(
        first.map(({ id }) => id),
        ['łódź'],
      ),
    ).toEqual([])
    expect(await sources.saveTables('ds-unknown', { ...found, tables: [], lexicon: [] })).toBe(false)

    await datasets.saveOverview(dataset.id, dataset.overview, [source.id])
    expect(await waiting()).toBeUndefined()
    expect(await sources.find(source.id)).toMatchObject({ status: 'synched', progress: null })
  })

  test('a source that is to be read anew has lost its tables, and no earlier reading counts', async () => {
    const { dataset, sources, datasets } = await fresh()
    const source = await keptSource(underTest.store, dataset)
    const table = aTable(source, 0)
    const found = aFinding({ tables: [table] })
    const progress = { stage: 'reading', bytes: 7, rows: 0 } as const
    expect(await sources.saveProgress(source.id, 0, progress)).toBe(true)
    expect((await sources.find(source.id))?.progress).toEqual(progress)
    await sources.saveTables(source.id, found)
    await datasets.saveOverview(dataset.id, dataset.overview, [source.id])

    const overrides = { headerRow: 2, delimiter: ';', types: { city: 'text' } } as const
    const again = { ...source, overrides, reading: 1, report: found.report }
    expect(await sources.reread(source.id, overrides)).toEqual(again)
    expect(await sources.find(source.id)).toEqual(again)
    expect(await sources.tables([source.id])).toEqual([])
    expect(await underTest.store.trash.list(1_000)).toContain(objectKeys.reading(source.id, 0))

    expect(await sources.saveProgress(source.id, 0, progress)).toBe(false)
    expect(await sources.saveTables(source.id, found)).toBe(false)
    expect(await sources.markInvalid(source.id, 'No rows', null, 0)).toBe(false)
    await datasets.saveOverview(dataset.id, dataset.overview, [source.id])
    expect(await sources.find(source.id)).toEqual(again)
    expect(await sources.saveTables(source.id, { ...found, reading: 1 })).toBe(true)
    expect(await sources.tables([source.id])).toEqual([table])
    expect(await sources.reread('ds-unknown', {})).toBeUndefined()
    expect(await sources.saveProgress('ds-unknown', 0, progress)).toBe(false)
  })

  test('an invalid source says why, has no tables, and may be tried again', async () => {
    const { dataset, sources } = await fresh()
    const source = await keptSource(underTest.store, dataset)
    const table = aTable(source, 0)
    const found = aFinding({ tables: [table], lexicon: [anEntry(table, 'Rome')] })
    await sources.saveTables(source.id, found)

    expect(await sources.markInvalid(source.id, 'No rows', null)).toBe(true)
    expect(await sources.find(source.id)).toEqual({
      ...source,
      status: 'invalid',
      error: 'No rows',
      report: null,
    })
    expect(await sources.tables([source.id])).toEqual([])
    expect((await sources.unfinished()).map(({ id }) => id)).not.toContain(source.id)
    expect(await sources.markInvalid('ds-unknown', 'No rows', null)).toBe(false)
    await sources.markInvalid(source.id, 'Still none', found.report)
    expect(await sources.find(source.id)).toMatchObject({ error: 'Still none', report: found.report })

    await sources.saveTables(source.id, found)
    expect(await sources.find(source.id)).toEqual({
      ...source,
      report: found.report,
      progress: found.progress,
      read: true,
    })
    expect(await sources.tables([source.id])).toEqual([table])
  })

  test("tables come in the order of their sources' creation, however many are asked for", async () => {
    const { dataset, sources } = await fresh()
    const made = []
    for (const _ of times(3, () => 0)) made.push(await keptSource(underTest.store, dataset))
    const tables = made.flatMap((source) => [aTable(source, 0), aTable(source, 1)])
    for (const source of made.toReversed()) {
      const own = tables.filter(({ sourceId }) => sourceId === source.id)
      await sources.saveTables(source.id, aFinding({ tables: own }))
    }
    const strangers = times(1_000, (index) => `ds-unknown-${index}`)
    const asked = [made[2], made[0], made[1]].map((source) => source?.id ?? '')

    expect(await sources.tables([...asked.slice(0, 1), ...strangers, ...asked.slice(1)])).toEqual(tables)
    expect(await sources.tables(asked.slice(0, 1))).toEqual(tables.slice(4))
    expect(await sources.tables([])).toEqual([])
  })

  test('unfinished sources are those synching, oldest first', async () => {
    const { dataset, sources } = await fresh()
    const first = await keptSource(underTest.store, dataset)
    await keptSource(underTest.store, dataset, 'synched')
    await keptSource(underTest.store, dataset, 'invalid')
    const last = await keptSource(underTest.store, dataset)
    const ours = (await sources.unfinished()).filter(({ datasetId }) => datasetId === dataset.id)
    expect(ours.map(({ id }) => id)).toEqual([first.id, last.id])
  })

  test('a file goes with its last source', async () => {
    const { owner, dataset, sources, files, trash, projects } = await fresh()
    const file = await keptFile(underTest.store, owner)
    const [first, second] = [aSource(dataset, file), aSource(dataset, file)]
    await sources.create(first)
    await sources.create(second)

    expect(await sources.remove(first.id)).toBe(true)
    expect(await sources.remove(first.id)).toBe(false)
    expect(await files.find(file.id)).toEqual(file)
    expect(await trash.list(100_000)).not.toContain(objectKeys.file(file.id))

    expect(await sources.remove(second.id)).toBe(true)
    expect(await files.find(file.id)).toBeUndefined()
    expect(await projects.storageUsed(owner.projectId)).toBe(0)
    const expected = [objectKeys.source(first.id), objectKeys.source(second.id), objectKeys.file(file.id)]
    expect(await trash.list(100_000)).toEqual(expect.arrayContaining(expected))
    expect(await sources.create(aSource(dataset, file))).toBe(false)
  })

  test('a file cannot go from under a source that is being made of it', async () => {
    const { owner, dataset, sources, files } = await fresh()
    const made = await Promise.all(
      times(20, () => keptFile(underTest.store, owner, { createdAt: '2020-01-01T00:00:00.000Z' })),
    )
    const created = await Promise.all([
      ...made.slice(0, 10).map((file) => sources.create(aSource(dataset, file))),
      files.expire('2020-06-01T00:00:00.000Z').then(() => false),
      ...made.slice(10).map((file) => sources.create(aSource(dataset, file))),
    ])
    created.splice(10, 1)
    const found = await Promise.all(made.map(async ({ id }) => (await files.find(id)) !== undefined))
    expect(found).toEqual(created)
  })

  test('what columns are is kept later for tables that were read before, unless they are read anew', async () => {
    const { dataset, sources } = await fresh()
    const source = await keptSource(underTest.store, dataset)
    const table = aTable(source, 1)
    await sources.saveTables(source.id, aFinding({ tables: [table] }))
    const waiting = async () => (await sources.undescribed()).filter(({ id }) => id === source.id)
    expect(await waiting()).toEqual([{ id: source.id, projectId: source.projectId }])

    const structure = {
      row: { noun: 'order', by: ['order_id'] },
      namings: [{ key: 'order_id', name: 'order' }],
      nestings: [{ inner: 'city', outer: 'country' }],
      metrics: [{ name: 'margin', kind: 'ratio', left: 'profit', right: 'sales' }],
      currency: { column: 'currency', of: ['sales'] },
    } as const
    const columns = table.columns.map((column) => ({
      ...column,
      nature: 'amount' as const,
      spelledOut: 'all of it',
    }))
    const described = { ...table, columns, structure }
    expect(await sources.saveNatures({ ...source, reading: 7 }, [described], aReport())).toBe(false)
    expect(await sources.saveNatures(source, [described], aReport())).toBe(true)
    expect(await sources.tables([source.id])).toEqual([described])
    expect((await sources.find(source.id))?.report).toEqual(aReport())
    expect(await waiting()).toEqual([])
  })
}
