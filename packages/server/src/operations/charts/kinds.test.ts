import { describe, expect, it } from 'vitest'
import { grouped, listed } from './exhibit.contract.ts'
import { gallery } from './gallery.contract.ts'
import { seen } from './seen.contract.ts'

const rowsOf = async (exhibit: ReturnType<typeof grouped>) => (await seen(exhibit.specification)).marks

describe('charts', () => {
  it.each(gallery.map((exhibit) => [exhibit.name, exhibit] as const))(
    '%s has a title and nothing that Vega objects to',
    async (_, { specification }) => {
      expect(specification).toMatchObject({ title: expect.anything() })
      expect((await seen(specification)).warnings).toEqual([])
    },
  )

  it('place months at their true distance, and say what has no month', async () => {
    const chart = grouped('gap', {
      title: 'Title',
      by: ['year:year', 'month:month'],
      measures: { total: 'sum' },
      rows: [
        [2024, 4, 3],
        [2023, 12, 2],
        [null, null, 118],
      ],
    })
    expect(chart.specification).toMatchObject({ title: { text: 'Title', subtitle: '(missing): 118' } })
    const { xLabels, marks } = await seen(chart.specification)
    expect(xLabels).toEqual(['Dec 2023', 'Apr 2024'])
    expect(marks.filter(({ marktype }) => marktype === 'symbol').map(({ time }) => time)).toEqual([
      Date.UTC(2023, 11, 1),
      Date.UTC(2024, 3, 1),
    ])
  })

  it('keep months in the order of the year, whichever series begins', async () => {
    const chart = grouped('order', {
      title: 'Title',
      by: ['month:month', 'shop'],
      measures: { total: 'sum' },
      rows: [
        [2, 'A', 1],
        [3, 'A', 2],
        [1, 'B', 3],
        [2, 'B', 4],
      ],
    })
    expect((await seen(chart.specification)).xLabels).toEqual(['January', 'February', 'March'])
  })

  it('stack parts in the order of the legend', async () => {
    const chart = grouped('stack', {
      title: 'Title',
      chart: 'stacked-bar',
      by: ['year', 'channel'],
      measures: { total: 'sum' },
      rows: [
        ['2023', 'Shop', 5],
        ['2023', 'Online', 2],
        ['2024', 'Online', 4],
        ['2024', 'Shop', 1],
      ],
    })
    expect((await seen(chart.specification)).legend).toEqual(['Shop', 'Online'])
    const ends = (await rowsOf(chart)).map(({ label, series, value_end: end }) => [label, series, end])
    expect(ends).toEqual(
      expect.arrayContaining([
        ['2023', 'Shop', 5],
        ['2023', 'Online', 7],
        ['2024', 'Shop', 1],
        ['2024', 'Online', 5],
      ]),
    )
  })

  it('rank stacks by what they add up to', async () => {
    const chart = grouped('ranked-stacks', {
      title: 'Title',
      by: ['depot', 'tram'],
      measures: { runs: 'count' },
      then: [{ kind: 'order', by: [{ column: 'runs', direction: 'descending' }] }],
      rows: [
        ['North', 'old', 9],
        ['South', 'new', 7],
        ['South', 'old', 6],
        ['North', 'new', 1],
      ],
    })
    const { xLabels, legend } = await seen(chart.specification)
    expect(xLabels).toEqual(['South', 'North'])
    expect(legend).toEqual(['new', 'old'])
  })

  it('have a bar for a year in which nothing was counted', async () => {
    const chart = grouped('empty-years', {
      title: 'Title',
      chart: 'bar',
      by: ['opened:year'],
      measures: { bridges: 'count' },
      rows: [
        [1998, 2],
        [2001, 1],
      ],
    })
    const bars = (await rowsOf(chart)).map(({ label, value }) => [label, value])
    expect(bars).toEqual([
      ['1998', 2],
      ['1999', 0],
      ['2000', 0],
      ['2001', 1],
    ])
  })

  it('have no bar for a year without an average', async () => {
    const chart = grouped('unknown-years', {
      title: 'Title',
      chart: 'bar',
      by: ['opened:year'],
      measures: { length: 'mean' },
      rows: [
        [1998, 2],
        [2001, 1],
      ],
    })
    expect((await seen(chart.specification)).xLabels).toEqual(['1998', '2001'])
  })

  it('show every weekday of stacked parts', async () => {
    const chart = grouped('weekdays-of-parts', {
      title: 'Title',
      chart: 'stacked-bar',
      by: ['day:weekday', 'gate'],
      measures: { guests: 'sum' },
      rows: [
        [1, 'east', 3],
        [5, 'west', 2],
      ],
    })
    const bars = await rowsOf(chart)
    expect(new Set(bars.map(({ label }) => label)).size).toBe(7)
    expect(bars.filter(({ value }) => value !== 0).map(({ series, value }) => [series, value])).toEqual([
      ['east', 3],
      ['west', 2],
    ])
  })

  it('say the share of each part', async () => {
    const chart = grouped('pie', {
      title: 'Title',
      chart: 'pie',
      by: ['channel'],
      measures: { total: 'sum' },
      rows: [
        ['Shop', 30],
        ['Online', 69],
        ['Phone', 1],
      ],
    })
    const { legend, marks } = await seen(chart.specification)
    expect(legend).toEqual(['Shop · 30%', 'Online · 69%', 'Phone · 1%'])
    expect(marks.filter(({ marktype }) => marktype === 'text').map(({ share }) => share)).toEqual([
      '30%',
      '69%',
      '',
    ])
  })

  // pandas: quantile(0.25, 0.5, 0.75), and the last values within 1.5 of their distance.
  it('show quartiles as pandas has them', async () => {
    const chart = listed('box', {
      title: 'Title',
      chart: 'box',
      columns: { amount: 'number' },
      rows: [1, 2, 3, 4, 5, 6, 7, 8, 9, 40].map((value) => [value]),
    })
    const rows = await rowsOf(chart)
    expect(rows.find(({ marktype }) => marktype === 'rect')).toMatchObject({
      lower_box_value: 3.25,
      mid_box_value: 5.5,
      upper_box_value: 7.75,
    })
    expect(rows.filter(({ marktype }) => marktype === 'symbol').map(({ value }) => value)).toEqual([40])
    expect(rows).toContainEqual(expect.objectContaining({ lower_whisker_value: 1, upper_whisker_value: 9 }))
  })

  it('leave a cell empty where a pair has no value', async () => {
    const chart = grouped('heat', {
      title: 'Title',
      chart: 'heat-map',
      by: ['a', 'b'],
      measures: { total: 'sum' },
      rows: [
        ['x', 'p', 0],
        ['x', 'q', null],
        ['y', 'q', 4],
      ],
    })
    const cells = (await rowsOf(chart)).filter(({ marktype }) => marktype === 'rect')
    expect(cells.map(({ label, series, value }) => [label, series, value])).toEqual([
      ['x', 'p', 0],
      ['y', 'q', 4],
    ])
  })

  it('write one number as the text does', async () => {
    const chart = grouped('number', {
      title: 'Title',
      chart: 'number',
      by: ['city'],
      measures: { total: 'sum' },
      rows: [['Rome', 1_234.5]],
    })
    expect((await rowsOf(chart))[0]).toMatchObject({ text: '1,234.5', label: 'Rome' })
  })
})
