import { expect, test } from 'vitest'
import type { Relation, Table } from '../domain/table.ts'
import {
  type StoreUnderTest,
  aFinding,
  aTable,
  anOwner,
  keptDataset,
  keptSource,
  times,
} from './store-samples.contract.ts'

const aRelation = (from: Table, to: Table, change: Partial<Relation> = {}): Relation => ({
  from: { tableId: from.id, column: 'city' },
  to: { tableId: to.id, column: 'Name "東京"' },
  contained: 0.925,
  confidence: 0.5,
  why: 'city names a key of Städte',
  ...change,
})

export function relationsContract(underTest: StoreUnderTest): void {
  /** A dataset with a table in each of three sources. */
  const fresh = async () => {
    const dataset = await keptDataset(underTest.store, await anOwner(underTest.store))
    const sources = [
      await keptSource(underTest.store, dataset),
      await keptSource(underTest.store, dataset),
      await keptSource(underTest.store, dataset),
    ] as const
    const tables = sources.map((source) => aTable(source, 0))
    for (const [index, source] of sources.entries())
      await underTest.store.sources.saveTables(
        source.id,
        aFinding({ tables: tables.slice(index, index + 1) }),
      )
    const [first, second, third] = tables
    if (first === undefined || second === undefined || third === undefined) throw new Error('no tables')
    const { datasets, sources: store } = underTest.store
    return { dataset, sources, first, second, third, datasets, store }
  }

  test('tables are unrelated until they were looked at, and again when they are read anew', async () => {
    const { dataset, sources, first, second, third, datasets, store } = await fresh()
    const all = [first, second, third]
    expect(await datasets.unrelated(dataset.id)).toEqual({ tables: all, fresh: all.map(({ id }) => id) })

    await datasets.saveRelations(dataset.id, [], [first.id, third.id, 'ds-gone-t1'])
    expect(await datasets.unrelated(dataset.id)).toEqual({ tables: all, fresh: [second.id] })

    await store.saveTables(sources[0].id, aFinding({ tables: [first] }))
    expect((await datasets.unrelated(dataset.id)).fresh).toEqual([first.id, second.id])
    expect(await datasets.unrelated('dset-unknown')).toEqual({ tables: [], fresh: [] })
  })

  test('relations are those between tables of the sources asked for, the surest first', async () => {
    const { dataset, sources, first, second, third, datasets, store } = await fresh()
    const unsure = aRelation(first, second, { confidence: 0.25 })
    const sure = aRelation(second, third, { confidence: 0.75, contained: 1 })
    await datasets.saveRelations(dataset.id, [unsure, sure], [])
    const [one, two, three] = sources.map(({ id }) => id)

    expect(await store.relations([one ?? '', two ?? '', three ?? ''])).toEqual([sure, unsure])
    expect(await store.relations([three ?? '', two ?? '', ...times(900, (index) => `ds-${index}`)])).toEqual([
      sure,
    ])
    expect(await store.relations([one ?? '', three ?? ''])).toEqual([])
    expect(await store.relations([])).toEqual([])
  })

  test('relations are added to those there are; one that is known stays as it is', async () => {
    const { dataset, sources, first, second, third, datasets, store } = await fresh()
    const ids = sources.map(({ id }) => id)
    const known = aRelation(first, second)
    await datasets.saveRelations(dataset.id, [known], [first.id, second.id])
    const more = aRelation(third, second, { confidence: 1 })
    await datasets.saveRelations(dataset.id, [more, { ...known, confidence: 0.9 }], [third.id])
    expect(await store.relations(ids)).toEqual([more, known])
  })

  test('a relation goes with either of its tables, and is not kept when one has gone', async () => {
    const { dataset, sources, first, second, third, datasets, store } = await fresh()
    const ids = sources.map(({ id }) => id)
    const all = [aRelation(first, second), aRelation(second, third), aRelation(third, first)]
    await datasets.saveRelations(dataset.id, all, [])
    await store.saveTables(sources[0].id, aFinding({ tables: [first] }))
    expect(await store.relations(ids)).toEqual([aRelation(second, third)])
    await store.remove(sources[2].id)
    expect(await store.relations(ids)).toEqual([])

    await datasets.saveRelations(dataset.id, all, [first.id])
    expect(await store.relations(ids)).toEqual([aRelation(first, second)])
    await datasets.remove(dataset.id, dataset.projectId)
    expect(await store.relations(ids)).toEqual([])
    await datasets.saveRelations(dataset.id, all, [first.id])
    expect(await store.relations(ids)).toEqual([])
  })

  test('many relations are kept', async () => {
    const { dataset, sources, first, second, datasets, store } = await fresh()
    const many = times(450, (index) =>
      aRelation(first, second, { from: { tableId: first.id, column: `c${index}` } }),
    )
    await datasets.saveRelations(dataset.id, many, [])
    expect(await store.relations(sources.map(({ id }) => id))).toHaveLength(450)
  })
}
