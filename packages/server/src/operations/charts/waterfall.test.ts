import { describe, expect, it } from 'vitest'
import { chartOfGroups, type Rows } from './exhibit.contract.ts'
import { seen } from './seen.contract.ts'

const grouped = (by: readonly string[], rows: Rows, mean = false) =>
  chartOfGroups({ title: 'Title', chart: 'waterfall', by, measures: { total: mean ? 'mean' : 'sum' }, rows })

describe('a waterfall', () => {
  it('adds parts up to their total, without the noise of doubles', async () => {
    const { marks, amounts } = await seen(
      grouped(
        ['line'],
        [
          ['a', 0.1],
          ['b', 0.2],
          ['c', -0.4],
        ],
      ),
    )
    expect(marks.map(({ label, from, to, role }) => [label, from, to, role])).toEqual([
      ['a', 0, 0.1, 'rise'],
      ['b', 0.1, 0.3, 'rise'],
      ['c', 0.3, -0.1, 'fall'],
      ['Total', 0, -0.1, 'total'],
    ])
    expect(amounts.toSorted()).toEqual(['+0.1', '+0.2', '−0.1', '−0.4'])
  })

  it('leads from the first state to the last', async () => {
    const rows: Rows = [
      [2021, 410],
      [2023, 398],
      [2022, 455],
    ]
    const { marks } = await seen(grouped(['year:year'], rows, true))
    expect(marks.map(({ label, from, to, role }) => [label, from, to, role])).toEqual([
      ['2021', 0, 410, 'total'],
      ['2022', 410, 455, 'rise'],
      ['2023', 455, 398, 'fall'],
      ['= 2023', 0, 398, 'total'],
    ])
  })

  it('gives way to bars where its parts are not all, or do not add up', async () => {
    const rows: Rows = [
      ['a', 1],
      ['b', 2],
    ]
    const first = chartOfGroups({
      title: 'Title',
      chart: 'waterfall',
      by: ['line'],
      measures: { total: 'sum' },
      then: [{ kind: 'limit', count: 2 }],
      rows,
    })
    for (const chart of [first, grouped(['line'], rows, true)])
      expect((await seen(chart)).marks.map(({ value, role }) => [value, role])).toEqual([
        [1, undefined],
        [2, undefined],
      ])
  })

  it('calls a total by another name than a part has', async () => {
    const { marks } = await seen(
      grouped(
        ['line'],
        [
          ['Total', 1],
          ['b', 2],
        ],
      ),
    )
    expect(marks.map(({ label }) => label)).toEqual(['Total', 'b', 'Total (2)'])
  })
})
