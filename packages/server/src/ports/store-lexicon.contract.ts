import { expect, test } from 'vitest'
import {
  type StoreUnderTest,
  aFinding,
  aTable,
  anEntry,
  anOwner,
  keptDataset,
  keptSource,
  times,
} from './store-samples.contract.ts'

export function lexiconContract(underTest: StoreUnderTest): void {
  const twoTables = async (values: readonly string[]) => {
    const dataset = await keptDataset(underTest.store, await anOwner(underTest.store))
    const source = await keptSource(underTest.store, dataset)
    const tables = [aTable(source, 0), aTable(source, 1)]
    const entries = tables.flatMap((table) => values.map((value) => anEntry(table, value)))
    await underTest.store.sources.saveTables(source.id, aFinding({ tables, lexicon: entries }))
    return { tables: tables.map(({ id }) => id), entries, lexicon: underTest.store.lexicon }
  }

  test('values are found by their folded form, whole, in these tables alone', async () => {
    const { tables, entries, lexicon } = await twoTables([
      'NEW York',
      'York',
      'МОСКВА',
      '東京',
      '100%',
      'Straße',
    ])
    const found = (spans: string[], from = 1) => lexicon.find(tables.slice(0, from), spans)

    expect(await found(['new york'])).toEqual([entries[0]])
    expect(await found(['york', 'москва', 'new'])).toEqual([entries[1], entries[2]])
    expect(await found(['東京', '100%', 'strasse', '%'])).toEqual(entries.slice(3, 6))
    expect(await found(['york'], 2)).toEqual([entries[1], entries[7]])
    expect(await found(['York'])).toEqual([])
    expect(await found([])).toEqual([])
    expect(await lexicon.find([], ['york'])).toEqual([])
    expect(await lexicon.find(['elsewhere'], ['york'])).toEqual([])
  })

  test('at most 1,000 are found, always the same, however much is asked', async () => {
    const { tables, entries, lexicon } = await twoTables(times(1_500, (index) => `value ${index}`))
    const spans = entries.map(({ folded }) => folded).toReversed()
    const asked = [...times(900, (index) => `elsewhere ${index}`), ...tables]

    const found = await lexicon.find(asked, [...times(4_000, (index) => `word ${index}`), ...spans])

    expect(found).toEqual(entries.slice(0, 1_000))
    expect(await lexicon.find(tables.toReversed(), spans.toReversed())).toEqual(found)
  })
}
