import { describe, expect, it } from 'vitest'
import { languages, type Cell, type Language } from '@auger/contract'
import type { ChartSpecification } from '../domain/chart.ts'
import type { ChartWish, MeasureFunction, Verb } from '@auger/contract/plan'
import type { ColumnType } from '../domain/table.ts'
import { chartOfGroups, chartOfRows, type Rows } from './charts/exhibit.contract.ts'
import { seen } from './charts/seen.contract.ts'

type Chart = ChartSpecification | undefined
type Case = readonly [string, Chart, string]

interface More {
  readonly chart?: ChartWish
  readonly measure?: MeasureFunction
  readonly then?: readonly Verb[]
}

/** The chart of groups by a, b… */
const groups = (by: string, rows: Rows, { chart = 'auto', measure = 'sum', then = [] }: More = {}): Chart =>
  chartOfGroups({
    title: 'Title',
    chart,
    by: by.split(' ').filter(Boolean),
    measures: { total: measure },
    then,
    rows,
  })
/** The chart of groups by a, of which two sums were taken. */
const twice = (rows: Rows, chart: ChartWish): Chart =>
  chartOfGroups({ title: 'Title', chart, by: ['a'], measures: { first: 'sum', second: 'sum' }, rows })
const list = (types: readonly ColumnType[], rows: Rows, chart: ChartWish = 'auto'): Chart =>
  chartOfRows({
    title: 'Title',
    chart,
    columns: Object.fromEntries(types.map((type, index) => [`column ${index}`, type])),
    rows,
  })

const kindOf = async (chart: Chart) => (await seen(chart)).kind
const many = (count: number, row: (index: number) => readonly Cell[]): Rows =>
  Array.from({ length: count }, (_, index) => row(index))
const cities = (count: number) => many(count, (index) => [`c${index}`, count - index])
const pairs = (across: number, down: number) =>
  many(across * down, (index) => [`a${index % across}`, `b${Math.floor(index / across)}`, index + 1])
const years = many(5, (index) => [2021 + index, index + 5])
const yearsBy = (names: number) =>
  many(names * 3, (index) => [2021 + Math.floor(index / names), `n${index % names}`, index + 1])
const ranked: readonly Verb[] = [{ kind: 'order', by: [{ column: 'total', direction: 'descending' }] }]

describe('pictureFor', () => {
  it('draws bars for categories, in the order of the table', async () => {
    const chart = groups('city', [
      ['Rome', 7],
      ['Oslo', 9],
      [null, 1],
    ])
    expect(chart).toMatchObject({ title: 'Title', usermeta: { language: 'EN' } })
    const { kind, xLabels, marks } = await seen(chart)
    expect({ kind, xLabels }).toEqual({ kind: 'rect', xLabels: ['Rome', 'Oslo', '(missing)'] })
    expect(marks.map(({ label, value }) => [label, value])).toEqual([
      ['Rome', 7],
      ['Oslo', 9],
      ['(missing)', 1],
    ])
  })

  it('lays bars with many or long names down', async () => {
    expect((await seen(groups('a', cities(20)))).yLabels[0]).toBe('c0')
    const addresses = groups(
      'a',
      many(2, (index) => [`北京市朝阳区大街${index}`, 1]),
    )
    expect((await seen(addresses)).yLabels).toContain('北京市朝阳区大街0')
  })
})

describe('pictureFor by itself takes', () => {
  it.each<Case>([
    ['a line for years', groups('a:year', years), 'line symbol'],
    [
      'a line for months of years',
      groups(
        'a:year b:month',
        many(2, (index) => [2021, index + 5, 1]),
      ),
      'line symbol',
    ],
    [
      'a line for dates',
      groups(
        'a:date',
        many(2, (index) => [`2024-01-0${index + 1}`, 1]),
      ),
      'line symbol',
    ],
    ['bars for ranked years', groups('a:year', years, { then: ranked }), 'rect'],
    ['a line for each of a few names', groups('a:year b', yearsBy(3)), 'line symbol'],
    ['shades for many names along years', groups('a:year b', yearsBy(12)), 'rect text'],
    ['bars side by side for a few pairs', groups('a b', pairs(4, 3)), 'rect'],
    ['shades for many pairs', groups('a b', pairs(12, 9)), 'rect text'],
    [
      'bars for two or three years',
      groups(
        'a:year',
        many(3, (index) => [2021 + index, index + 5]),
      ),
      'rect',
    ],
    ['bars for ranked pairs', groups('a b', pairs(4, 3), { then: ranked }), 'rect'],
    [
      'bars for three keys',
      groups(
        'a b c',
        many(2, (index) => ['a', 'b', `c${index}`, 1]),
      ),
      'rect',
    ],
    ['bars for names with an amount each', list(['text', 'number'], cities(3)), 'rect'],
    [
      'a line for whole numbers that are years',
      groups(
        'a:integer',
        many(4, (index) => [1999 + index, index]),
      ),
      'line symbol',
    ],
    [
      'bars for weekdays',
      groups(
        'a:weekday',
        many(3, (index) => [index + 2, index + 1]),
      ),
      'rect',
    ],
    [
      'points for two columns',
      list(
        ['number', 'number'],
        many(9, (index) => [index / 2, index]),
      ),
      'symbol',
    ],
    [
      'counts for one column',
      list(
        ['number'],
        many(40, (index) => [index % 7]),
      ),
      'rect',
    ],
  ])('%s', async (_, chart, kind) => {
    expect(await kindOf(chart)).toBe(kind)
  })

  it.each<[string, Chart]>([
    ['no rows', groups('a', [])],
    ['one row', groups('a', cities(1))],
    ['a single number', groups('', [[3]])],
    [
      'nothing but missing values',
      groups(
        'a',
        many(2, (index) => [`a${index}`, null]),
      ),
    ],
    [
      'a listing in which names come again',
      list(
        ['text', 'number'],
        many(4, (index) => [`n${index % 2}`, index / 2]),
      ),
    ],
    [
      'a listing of numbers that name rows',
      list(
        ['text', 'integer'],
        many(4, (index) => [`n${index}`, index + 11]),
      ),
    ],
    [
      'numbers that name rows',
      list(
        ['integer'],
        many(40, (index) => [1_000 + index]),
      ),
    ],
    [
      'few numbers',
      list(
        ['number'],
        many(9, (index) => [index / 3]),
      ),
    ],
    [
      'more points than can be told apart',
      list(
        ['number', 'number'],
        many(2_501, (index) => [index / 3, index / 2]),
      ),
    ],
    ['a step without a wish for one', groups('a', cities(3), { chart: 'none' })],
  ])('nothing for %s', (_, chart) => {
    expect(chart).toBeUndefined()
  })
})

describe('pictureFor follows a wish', () => {
  const measured = many(2, (index) => [`a${index}`, 1, 2])
  it.each<Case>([
    ['for a line over years', groups('a:year', years, { chart: 'line' }), 'line symbol'],
    ['for bars over years', groups('a:year', years, { chart: 'bar' }), 'rect'],
    ['for one bar', groups('a', cities(1), { chart: 'bar' }), 'rect'],
    ['for parts of a whole', groups('a', cities(4), { chart: 'pie' }), 'arc text'],
    ['for shares of all rows', groups('a', cities(4), { chart: 'pie', measure: 'share' }), 'arc text'],
    ['for an area', groups('a:year', years, { chart: 'area' }), 'area'],
    ['for areas on top of each other', groups('a:year b', yearsBy(3), { chart: 'area' }), 'area'],
    ['for a heat map', groups('a b', pairs(2, 2), { chart: 'heat-map' }), 'rect text'],
    ['for a number', groups('', [[3]], { chart: 'number' }), 'text'],
    [
      'for boxes',
      list(
        ['text', 'number'],
        many(20, (index) => [`n${index % 2}`, index]),
        'box',
      ),
      'rule rect',
    ],
    ['for points of two measures', twice(measured, 'scatter'), 'symbol'],
    [
      'for points of what is told apart by a number',
      groups(
        'a:integer',
        many(6, (index) => [index, index * 2]),
        { chart: 'scatter' },
      ),
      'symbol',
    ],
    ['for parts of listed names', list(['text', 'number'], cities(3), 'pie'), 'arc text'],
    [
      'for bars of listed numbers',
      list(
        ['integer', 'number'],
        many(4, (index) => [index + 3, index]),
        'bar',
      ),
      'rect',
    ],
    ['for measures side by side', twice(measured, 'grouped-bar'), 'rect'],
    ['for bars of listed names', list(['text', 'number'], cities(3), 'bar'), 'rect'],
  ])('%s', async (_, chart, kind) => {
    expect(await kindOf(chart)).toBe(kind)
  })
})

describe('pictureFor gives way to the nearest kind that is true', () => {
  const losses = many(2, (index) => [`a${index}`, index * 5 - 1])
  it.each<Case>([
    ['a pie of averages becomes bars', groups('a', cities(4), { chart: 'pie', measure: 'mean' }), 'rect'],
    ['a pie of losses becomes bars', groups('a', losses, { chart: 'pie' }), 'rect'],
    ['a pie of many becomes bars', groups('a', cities(9), { chart: 'pie' }), 'rect'],
    [
      'a pie of the first few becomes bars',
      groups('a', cities(4), { chart: 'pie', then: [{ kind: 'limit', count: 4 }] }),
      'rect',
    ],
    ['an area over names becomes bars', groups('a', cities(4), { chart: 'area' }), 'rect'],
    [
      'areas of averages become lines',
      groups('a:year b', yearsBy(2), { chart: 'area', measure: 'mean' }),
      'line symbol',
    ],
    ['a line of two keys becomes several', groups('a:year b', yearsBy(2), { chart: 'line' }), 'line symbol'],
    ['a line over names becomes bars', groups('a', cities(3), { chart: 'line' }), 'rect'],
    ['a histogram of groups becomes bars', groups('a', cities(4), { chart: 'histogram' }), 'rect'],
    ['a number of many becomes what suits them', groups('a:year', years, { chart: 'number' }), 'line symbol'],
    ['bars of one number become the number', groups('', [[3]], { chart: 'bar' }), 'text'],
    ['points of one measure become bars', groups('a', cities(4), { chart: 'scatter' }), 'rect'],
  ])('%s', async (_, chart, kind) => {
    expect(await kindOf(chart)).toBe(kind)
  })

  it('stacks of averages stand side by side', async () => {
    const { marks } = await seen(groups('a b', pairs(2, 2), { chart: 'stacked-bar', measure: 'mean' }))
    expect(marks.map(({ value_start: start }) => start)).toEqual([0, 0, 0, 0])
  })

  it('and to none where there is nothing to show', () => {
    expect(groups('a', [], { chart: 'pie' })).toBeUndefined()
    expect(groups('a', [['a', null]], { chart: 'line' })).toBeUndefined()
    expect(list(['text'], [['a'], ['b']], 'bar')).toBeUndefined()
  })
})

describe('more groups than there is room for', () => {
  const subtitle = (chart: Chart) =>
    (chart?.['title'] as { readonly subtitle?: string } | undefined)?.subtitle
  const values = async (chart: Chart) => (await seen(chart)).marks.map(({ label }) => label)

  it('show the highest, and say of how many', async () => {
    const chart = groups('a', cities(51).toReversed())
    const rest = cities(51).slice(30)
    const sum = rest.reduce((total, [, value]) => total + Number(value), 0)
    expect(await values(chart)).toEqual([...cities(30).map(([name]) => name), `21 others: ${sum}`])
    expect(subtitle(chart)).toBe('The highest 30 of 51.')
  })

  it('show the lowest where these come first', async () => {
    const rising: Verb = { kind: 'order', by: [{ column: 'total', direction: 'ascending' }] }
    const chart = groups('a', cities(60).toReversed(), { then: [rising] })
    expect((await values(chart))[0]).toBe('c59')
    expect(subtitle(chart)).toBe('The lowest 30 of 60.')
  })

  it.each(languages)('say so in %s', (language) => {
    const chart = chartOfGroups({
      title: 'Title',
      language,
      by: ['a'],
      measures: { total: 'sum' },
      rows: cities(51),
    })
    expect(['3051', '5130']).toContain((subtitle(chart) ?? '').replace(/\D/g, ''))
  })
})

describe('rows of which a part was read', () => {
  const rows = many(600, (index) => [index, (index * 7) % 100])
  it.each(languages)('are said to be a sample, in %s', (language) => {
    const { title } = chartOfRows({
      title: 'Title',
      chart: 'scatter',
      language,
      columns: { a: 'number', b: 'number' },
      rows,
      rowCount: 4321,
      extract: 'sample',
    }) as { readonly title: { readonly subtitle: string } }
    expect(['6004321', '4321600']).toContain(title.subtitle.replace(/\D/g, ''))
  })
})

describe('rows of which only the first were read', () => {
  const rows = many(999, (index) => [index, (index * 7) % 100])
  const scattered = (language: Language) =>
    chartOfRows({
      title: 'Title',
      chart: 'scatter',
      language,
      columns: { a: 'number', b: 'number' },
      rows,
      rowCount: 4321,
    })

  it.each(languages)('are said to be the first, in %s', (language) => {
    const title = scattered(language)?.['title'] as { readonly subtitle?: string } | undefined
    const digits = (title?.subtitle ?? '').replace(/[^\d]/g, '')
    expect(['9994321', '4321999']).toContain(digits)
  })

  it('make no picture of groups, which would pass for all', () => {
    expect(
      chartOfGroups({
        title: 'Title',
        chart: 'bar',
        by: ['a'],
        measures: { total: 'sum' },
        rows: [
          ['x', 1],
          ['y', 2],
        ],
        rowCount: 5,
      }),
    ).toBeUndefined()
  })
})
