import { describe, expect, it } from 'vitest'
import { chartOfGroups, chartOfRows, type Rows } from './exhibit.contract.ts'
import { seen } from './seen.contract.ts'

const grouped = (by: readonly string[], rows: Rows) =>
  chartOfGroups({ title: 'Title', chart: 'facets', by, measures: { total: 'sum' }, rows })

describe('facets', () => {
  const months = [1, 2, 3].flatMap((month) =>
    ['West', 'East'].flatMap((region, place) =>
      ['Shop', 'Online'].map((channel, at) => [2024, month, region, channel, month * 10 + place + at]),
    ),
  )

  it('have a panel for each value of the second key, in its order, and colours for the third', async () => {
    const chart = grouped(['year:year', 'month:month', 'region', 'channel'], months)
    const { kind, legend, marks } = await seen(chart)
    expect({ kind, legend }).toEqual({ kind: 'line', legend: ['Shop', 'Online'] })
    expect([...new Set(marks.map(({ panel }) => panel))]).toEqual(['West', 'East'])
    expect(
      marks.filter(({ panel, series }) => panel === 'East' && series === 'Shop').map(({ value }) => value),
    ).toEqual([11, 21, 31])
  })

  it('are bars of what is not time, and points of listed rows', async () => {
    const pairs: Rows = ['a', 'b'].flatMap((name, at) =>
      ['x', 'y', 'z'].map((other) => [name, other, at + 1]),
    )
    expect((await seen(grouped(['p', 'q'], pairs))).kind).toBe('rect')
    const points = chartOfRows({
      title: 'Title',
      chart: 'facets',
      columns: { name: 'text', a: 'number', b: 'number' },
      rows: Array.from({ length: 20 }, (_, at) => [`n${at % 2}`, at, at / 2]),
    })
    expect((await seen(points)).kind).toBe('symbol')
  })

  it('show three keys of which there are more groups than bars', async () => {
    const by = ['year:year', 'month:month', 'region', 'channel']
    const all = Array.from({ length: 5 }, (_, year) =>
      months.map(([, ...rest]) => [2020 + year, ...rest]),
    ).flat()
    const measured = { title: 'Title', by, measures: { total: 'sum' } } as const
    expect((await seen(chartOfGroups({ ...measured, rows: months }))).kind).toBe('rect')
    expect((await seen(chartOfGroups({ ...measured, rows: all }))).kind).toBe('line')
  })

  it('give way where there would be too many panels', async () => {
    const rows: Rows = Array.from({ length: 26 }, (_, at) => [`p${at % 2}`, `n${Math.floor(at / 2)}`, at])
    expect(JSON.stringify(grouped(['p', 'q'], rows))).not.toContain('panel')
  })

  it('leave a moment without a value open', () => {
    const rows: Rows = [1, 2, 3].flatMap((month) =>
      ['p', 'q'].map((name) => [2024, month, name, month === 2 && name === 'q' ? null : month]),
    )
    const chart = grouped(['year:year', 'month:month', 'name'], rows)
    expect(chart).toMatchObject({ mark: { type: 'line' } })
    const { values } = chart?.['data'] as { readonly values: readonly { panel: string; value: unknown }[] }
    expect(values.filter(({ panel }) => panel === 'q').map(({ value }) => value)).toEqual([1, null, 3])
  })
})
