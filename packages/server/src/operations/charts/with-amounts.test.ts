import { describe, expect, it } from 'vitest'
import type { Language } from '@auger/contract'
import type { ChartWish } from '@auger/contract/plan'
import { grouped, type Rows } from './exhibit.contract.ts'
import { seen } from './seen.contract.ts'

const amounts = async (
  rows: Rows,
  by: readonly string[],
  chart: ChartWish = 'auto',
  language: Language = 'EN',
) => {
  const exhibit = grouped('amounts', {
    title: 'Title',
    chart,
    language,
    by,
    measures: { total: 'mean' },
    rows,
  })
  return (await seen(exhibit.specification)).amounts
}
const names = (count: number): Rows => Array.from({ length: count }, (_, at) => [`n${at}`, at + 0.5])

describe('amounts in a chart', () => {
  it('stand beside bars up to twelve', async () => {
    expect(await amounts(names(12), ['a'])).toHaveLength(12)
    expect(await amounts(names(13), ['a'])).toEqual([])
  })

  it.each<[string, Rows, readonly string[], Language?]>([
    [
      'of thousands without their parts',
      [
        ['a', 84_210.5],
        ['b', -61_930],
      ],
      ['84,211', '−61,930'],
    ],
    [
      'of millions in short',
      [
        ['a', 1_284_310],
        ['b', 910_000],
      ],
      ['1.28M', '910K'],
    ],
    [
      'of tiny numbers as the axis has them',
      [
        ['a', 3.1e-9],
        ['b', 1.2e-9],
      ],
      ['3.1', '1.2'],
    ],
    [
      'as the language has them',
      [
        ['a', 12.25],
        ['b', 9_950],
      ],
      ['12', '9.950'],
      'DE',
    ],
    [
      'for lakhs',
      [
        ['a', 1_234_567],
        ['b', 2],
      ],
      ['12.35\u00a0लाख', '2'],
      'HI',
    ],
  ])('are written short: %s', async (_, rows, texts, language) => {
    expect((await amounts(rows, ['a'], 'bar', language)).toSorted()).toEqual(texts.toSorted())
  })

  it('stand beside the points of a line, and none where there is none', async () => {
    const rows: Rows = [
      [2020, 5],
      [2021, 9],
      [2022, null],
      [2023, 7],
      [2024, 8],
    ]
    expect((await amounts(rows, ['a:year'], 'line')).toSorted()).toEqual(['5', '7', '8', '9'])
  })

  it('stand beside grouped bars and several lines', async () => {
    const rows: Rows = [2020, 2021, 2022].flatMap((year, at) => [
      [year, 'p', at + 1],
      [year, 'q', at + 11],
    ])
    const texts = ['1', '11', '12', '13', '2', '3']
    expect((await amounts(rows, ['a:year', 'b'], 'grouped-bar')).toSorted()).toEqual(texts)
    expect((await amounts(rows, ['a:year', 'b'], 'multi-line')).toSorted()).toEqual(texts)
  })

  it('are left out where they would stand on each other', async () => {
    const close: Rows = [2020, 2021, 2022].flatMap((year) => [
      [year, 'p', 100],
      [year, 'q', 101],
    ])
    expect(await amounts(close, ['a:year', 'b'], 'multi-line')).toEqual([])
    const long = close.map(([year = 0, name = '', value]) => [year, name, Number(value) * 12_345])
    expect(await amounts(long, ['a:year', 'b'], 'grouped-bar')).toHaveLength(6)
    const longer = close.map(([year = 0, name = '', value]) => [year, name, Number(value) * 1_234])
    expect(await amounts(longer, ['a:year', 'b'], 'grouped-bar')).toEqual([])
  })
})
