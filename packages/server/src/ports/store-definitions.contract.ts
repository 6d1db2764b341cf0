import { expect, test } from 'vitest'
import type { Definition, KeptDefinition } from '../domain/definition.ts'
import { newId } from '../domain/ids.ts'
import { type StoreUnderTest, anOwner, keptDataset, later, noon, times } from './store-samples.contract.ts'

const about = { table: 'orders', tableId: 'ds-1-t1' }
const page = { number: 1, size: 100 }

export function definitionsContract(underTest: StoreUnderTest): void {
  const fresh = async () => {
    const { store } = underTest
    const dataset = await keptDataset(store, await anOwner(store))
    const kept = (definition: Definition, change: Partial<KeptDefinition> = {}): KeptDefinition => ({
      datasetId: dataset.id,
      definition,
      createdBy: 'ada',
      createdAt: noon,
      ...change,
    })
    return { dataset, kept, ...store }
  }
  const unit = (column: string, text: string): Definition => ({
    ...about,
    id: newId('definition'),
    kind: 'unit',
    column,
    unit: text,
  })
  const metric = (name: string, expression: string): Definition => ({
    ...about,
    id: newId('definition'),
    kind: 'metric',
    name,
    expression,
  })

  test('what is defined is found as it was said, of its dataset alone', async () => {
    const { dataset, kept, definitions } = await fresh()
    const other = (await fresh()).dataset
    const said: readonly Definition[] = [
      {
        ...about,
        id: newId('definition'),
        kind: 'metric',
        name: 'Marge – 利益率',
        expression: '"gross profit" / [sales]',
        unit: '%',
        description: 'line\nline',
      },
      { ...about, id: newId('definition'), kind: 'meaning', column: 'city', text: 'Where it went.' },
      { ...about, id: newId('definition'), kind: 'synonym', words: ['sales'] },
      { ...about, id: newId('definition'), kind: 'synonym', column: 'city', words: ['town', 'ville'] },
      {
        ...about,
        id: newId('definition'),
        kind: 'synonym',
        column: 'city',
        value: '東京',
        words: ['the capital'],
      },
      unit('city', 'kg'),
      { ...about, id: newId('definition'), kind: 'nature', column: 'city', nature: 'place' },
    ]
    for (const definition of said)
      expect(await definitions.save(kept(definition), 100)).toEqual({
        outcome: 'created',
        kept: kept(definition),
      })
    expect(await definitions.all(dataset.id)).toEqual(said)
    const newestFirst = said.map((definition) => kept(definition)).reverse()
    expect(await definitions.list(dataset.id, page)).toEqual({ total: said.length, items: newestFirst })
    expect((await definitions.list(dataset.id, { number: 2, size: 3 })).items).toEqual(
      newestFirst.slice(3, 6),
    )
    expect(await definitions.all(other.id)).toEqual([])
    expect(await definitions.list(other.id, page)).toEqual({ total: 0, items: [] })
  })

  test('one about the same takes its place under its id; one that says the same changes nothing', async () => {
    const { dataset, kept, definitions } = await fresh()
    const first = metric('Margin', 'profit / sales')
    await definitions.save(kept(first), 100)
    await definitions.save(kept(unit('profit', 'EUR')), 100)
    const again = kept(metric('Margin', 'profit / sales'), { createdAt: later, createdBy: 'grace' })
    expect(await definitions.save(again, 100)).toEqual({ outcome: 'unchanged', kept: kept(first) })
    const other = { ...metric('MARGIN', 'profit / cost'), id: first.id }
    const changed = kept(metric('MARGIN', 'profit / cost'), { createdAt: later, createdBy: 'grace' })
    const replaced = kept(other, { createdAt: later, createdBy: 'grace' })
    expect(await definitions.save(changed, 100)).toEqual({ outcome: 'replaced', kept: replaced })
    expect((await definitions.list(dataset.id, page)).items[0]).toEqual(replaced)
    expect(await definitions.all(dataset.id)).toHaveLength(2)
    expect(await definitions.save(kept(unit('cost', 'EUR')), 100)).toMatchObject({ outcome: 'created' })
  })

  test('there are no more than may be, also when many race; one about the same still takes its place', async () => {
    const { dataset, kept, definitions } = await fresh()
    const outcomes = await Promise.all(
      times(12, (index) => definitions.save(kept(unit(`column ${index}`, 'kg')), 5)),
    )
    expect(outcomes.filter(({ outcome }) => outcome === 'created')).toHaveLength(5)
    expect(outcomes.filter(({ outcome }) => outcome === 'full')).toHaveLength(7)
    const [first] = await definitions.all(dataset.id)
    if (first?.kind !== 'unit') throw new Error('no unit was kept')
    expect(await definitions.save(kept(unit(first.column, 'lb')), 5)).toMatchObject({ outcome: 'replaced' })
    expect(await definitions.all(dataset.id)).toHaveLength(5)
  })

  test('what is defined is taken back once, and goes with its dataset', async () => {
    const { dataset, kept, definitions, datasets } = await fresh()
    const [one, other] = [unit('profit', 'EUR'), unit('sales', 'EUR')]
    for (const definition of [one, other]) await definitions.save(kept(definition), 100)
    expect(await definitions.remove(one.id, (await fresh()).dataset.id)).toBeUndefined()
    expect(await definitions.remove(one.id, dataset.id)).toEqual(one)
    expect(await definitions.remove(one.id, dataset.id)).toBeUndefined()
    expect(await definitions.all(dataset.id)).toEqual([other])
    await datasets.remove(dataset.id, dataset.projectId)
    expect(await definitions.all(dataset.id)).toEqual([])
    expect(await definitions.save(kept(one), 100)).toEqual({ outcome: 'gone' })
  })
}
