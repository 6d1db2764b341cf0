import { describe, expect, test } from 'vitest'
import { noDetails, type Column } from '../../domain/table.ts'
import { findSpread } from './find-spread.ts'
import { periodColumn } from './period-column.ts'

const rows = 10

const column = (name: string, change: Partial<Column> = {}): Column => ({
  name,
  type: 'integer',
  role: 'measure',
  missing: 0,
  distinct: 5,
  minimum: 1,
  maximum: 9,
  frequent: [],
  ...noDetails,
  ...change,
})
const label = (name: string) => column(name, { type: 'text', role: 'category' })

async function spread(...columns: readonly Column[]) {
  const found = await findSpread(columns, rows)
  if (found === undefined) return undefined
  const { name, type } = periodColumn(found.kind, found.periods)
  const ids = found.identifying.map((one) => one.name)
  const measures = found.measures.map((measure) => `${measure.name}=${[...measure.columns.keys()].join(' ')}`)
  return [ids.join(','), `${name} ${type}`, ...measures].join('; ')
}

describe('a time a column', () => {
  test.each([
    ['years', ['2019', '2020', '2021'], 'year integer'],
    ['fiscal years', ['FY2019', 'FY2020'], 'year integer'],
    ['Chinese years', ['2019年', '2020年'], 'year integer'],
    ['months', ['Jan', 'Feb', 'Mar'], 'month integer'],
    ['German months', ['Januar', 'Februar', 'März'], 'month integer'],
    ['Russian months', ['янв', 'фев', 'март'], 'month integer'],
    ['Chinese months', ['1月', '2月', '12月'], 'month integer'],
    ['quarters', ['Q1', 'Q2', 'Q3', 'Q4'], 'quarter text'],
    ['quarters of years', ['Q1 2023', 'Q2 2023'], 'quarter date'],
    ['months of years', ['2020-01', '2020-02'], 'month date'],
    ['named months of years', ['Jan 2023', 'Feb 2023'], 'month date'],
    ['Spanish months of years', ['enero 2023', 'febrero 2023'], 'month date'],
    ['days', ['2024-01-01', '2024-01-02'], 'date date'],
    ['months of no one language', ['January', 'Februar'], 'month text'],
  ])('%s', async (_, periods, time) => {
    const columns = [label('country'), ...periods.map((period) => column(period))]
    expect(await spread(...columns)).toBe(`country; ${time}; =${periods.join(' ')}`)
  })

  test('with what is told of it, before or behind', async () => {
    const names = ['2023 / Revenue', '2023 / Cost', '2024 / Revenue', '2024 / Cost']
    expect(await spread(label('region'), ...names.map((name) => column(name)))).toBe(
      'region; year integer; Revenue=2023 2024; Cost=2023 2024',
    )
    expect(await spread(label('region'), column('sales_q1_2023'), column('sales_q2_2023'))).toBe(
      'region; quarter date; sales=q1_2023 q2_2023'.replaceAll('_', ' '),
    )
    expect(
      await spread(label('region'), column('Sales (2019)'), column('Sales (2020)'), column('Cost 2020')),
    ).toBe('region; year integer; Sales=2019 2020')
  })

  test('beside sums, other numbers and times of another kind', async () => {
    const others = [column('Total'), column('people'), column('2023')]
    expect(await spread(label('item'), column('Jan'), column('Feb'), ...others)).toBe(
      'item; month integer; =Jan Feb',
    )
  })

  test('may have no values yet', async () => {
    const later = column('2022', { type: 'text', role: 'text', missing: rows })
    expect(await spread(label('item'), column('2020'), column('2021', { type: 'number' }), later)).toBe(
      'item; year integer; =2020 2021 2022',
    )
    const mixed = await findSpread([column('2020'), column('2021', { type: 'number' })], rows)
    expect(mixed?.measures[0]?.type).toBe('number')
  })
})

describe('no time a column', () => {
  const dollars = { kind: 'currency', text: '$' } as const
  const euros = { kind: 'currency', text: '€' } as const
  test.each([
    ['one alone', [label('item'), column('2020'), column('price')]],
    ['texts', [label('item'), label('2020'), label('2021')]],
    ['two units', [label('item'), column('2020', { unit: dollars }), column('2021', { unit: euros })]],
    ['questions', ['Q1', 'Q2', 'Q3', 'Q4', 'Q5'].map((name) => column(name))],
    ['people', [label('day'), column('April Smith'), column('May Jones')]],
    ['other numbers', [label('item'), column('a1'), column('a2'), column('top 10'), column('top 20')]],
  ])('%s', async (_, columns) => expect(await spread(...columns)).toBeUndefined())
})
