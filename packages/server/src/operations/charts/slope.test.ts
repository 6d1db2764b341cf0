import { describe, expect, it } from 'vitest'
import { chartOfGroups, type Rows } from './exhibit.contract.ts'
import { seen } from './seen.contract.ts'

const grouped = (by: readonly string[], rows: Rows) =>
  chartOfGroups({ title: 'Title', chart: 'slope', by, measures: { total: 'sum' }, rows })

describe('a slope', () => {
  const rows: Rows = [
    [2023, 'North', 5],
    [2023, 'South', 9],
    [2024, 'North', 8],
    [2024, 'South', 4],
  ]

  it('has a line for each thing from one period to the other', async () => {
    const { marks, xLabels } = await seen(grouped(['year:year', 'region'], rows))
    expect(xLabels).toEqual(['2023', '2024'])
    const points = marks.filter(({ marktype }) => marktype === 'symbol')
    expect(points.map(({ label, series, value }) => [label, series, value])).toEqual(
      expect.arrayContaining(rows.map(([year, ...rest]) => [String(year), ...rest])),
    )
    const words = marks.filter(({ marktype }) => marktype === 'text').map(({ words: said }) => said)
    expect(words).toEqual(['North  5', 'South  9', '4  South', '8  North'])
  })

  it('runs between two groups as well', async () => {
    const { xLabels } = await seen(
      grouped(
        ['region', 'channel'],
        ['a', 'b', 'c'].flatMap((name, at) => [
          [name, 'Shop', at + 1],
          [name, 'Online', 7 - at],
        ]),
      ),
    )
    expect(xLabels).toEqual(['Shop', 'Online'])
  })

  it('keeps words apart that would cover each other', async () => {
    const { marks } = await seen(
      grouped(
        ['year:year', 'region'],
        [
          [2023, 'a', 100],
          [2023, 'b', 101],
          [2024, 'a', 90],
          [2024, 'b', 10],
        ],
      ),
    )
    const places = marks.flatMap(({ marktype, side, place }) =>
      marktype === 'text' && side === 'first' ? [Number(place)] : [],
    )
    expect(Math.abs((places[0] ?? 0) - (places[1] ?? 0))).toBeGreaterThan(5)
  })

  it('gives way where there are three periods, or a thing has only one', async () => {
    const third = [...rows, [2025, 'North', 1], [2025, 'South', 2]]
    expect((await seen(grouped(['year:year', 'region'], third))).kind).toBe('rect')
    expect((await seen(grouped(['year:year', 'region'], rows.slice(1)))).kind).toBe('rect')
  })
})
