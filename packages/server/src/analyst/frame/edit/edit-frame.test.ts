import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Condition } from '@auger/contract/plan'
import type { Frame } from '../frame.ts'
import {
  aggregate,
  by,
  figuresFrame,
  is,
  kilos,
  month,
  not,
  openOrchards,
  rowsFrame,
  type Orchards,
} from '../orchards.contract.ts'
import { editFrame } from './edit-frame.ts'
import type { FrameEdit } from './frame-edit.ts'

let orchards: Orchards
beforeAll(async () => {
  orchards = await openOrchards()
})
afterAll(() => {
  orchards.close()
})

const figures = (parts: Partial<Frame>): Frame => figuresFrame('deliveries', { metrics: [kilos], ...parts })
const edited = (frame: Frame, ...edits: readonly FrameEdit[]) =>
  editFrame(frame, edits, { question: orchards.question })

const grower = by('deliveries/grower')
const kind = by('fruits/kind')
const mean = { as: 'mean', metric: aggregate('mean', 'deliveries/kilos') }
const ranking = { by: 'kilos', direction: 'descending' } as const
const top = { kind: 'dimensions', rows: 'top' } as const

describe('dimensions', () => {
  it('are added, and everything is shown then', () => {
    const frame = figures({ dimensions: [grower], ranking: { ...ranking, count: 3 }, answer: top })
    expect(edited(frame, { kind: 'dimension', how: 'add', dimension: kind })).toEqual(
      figures({ dimensions: [grower, kind] }),
    )
  })

  it('take the place of others, in the same ranking', () => {
    const frame = figures({ dimensions: [grower], ranking, answer: top })
    const replace = { kind: 'dimension', how: 'replace', dimension: kind } as const
    expect(edited(frame, replace)).toEqual({ ...frame, dimensions: [kind] })
    const byName = { ...frame, ranking: { by: 'grower', direction: 'ascending' } as const }
    expect(edited(byName, replace)).toEqual(figures({ dimensions: [kind] }))
    const growth: Frame = figures({ dimensions: [month], transform: { kind: 'cumulative' } })
    expect(edited(growth, replace)).toEqual(figures({ dimensions: [kind] }))
  })

  it('part no rows that are shown as they are', () => {
    const edit = { kind: 'dimension', how: 'add', dimension: kind } as const
    expect(edited(rowsFrame('deliveries', {}), edit)).toBeUndefined()
  })

  it('of time are told finer or coarser, by their new name', () => {
    const frame = figures({
      dimensions: [month, kind],
      transform: { kind: 'share', within: ['month'] },
      ranking: { ...ranking, count: 1, within: ['month'] },
    })
    expect(edited(frame, { kind: 'grain', grain: 'quarter', as: 'quarter' })).toEqual(
      figures({
        dimensions: [{ column: 'deliveries/day', grain: 'quarter', as: 'quarter' }, kind],
        transform: { kind: 'share', within: ['quarter'] },
        ranking: { ...ranking, count: 1, within: ['quarter'] },
      }),
    )
    const week = { kind: 'grain', grain: 'week', as: 'week' } as const
    expect(edited(figures({ dimensions: [kind] }), week)).toBeUndefined()
    expect(edited(figures({}), { ...week, column: 'deliveries/day' })?.dimensions).toEqual([
      { column: 'deliveries/day', grain: 'week', as: 'week' },
    ])
  })
})

describe('metrics', () => {
  it('are added', () => {
    expect(edited(figures({}), { kind: 'metric', how: 'add', metric: mean })?.metrics).toEqual([kilos, mean])
  })

  it('take the place of others, also where groups are ranked, and nothing bounds them', () => {
    const frame = figures({
      dimensions: [grower],
      ranking,
      having: [{ kind: 'compare', column: 'kilos', operator: '>', value: 9 }],
    })
    expect(edited(frame, { kind: 'metric', how: 'replace', metric: mean })).toEqual(
      figures({ dimensions: [grower], metrics: [mean], ranking: { ...ranking, by: 'mean' } }),
    )
  })

  it('sum up rows that were shown', () => {
    const frame = rowsFrame('deliveries', {
      shown: ['deliveries/day'],
      distinct: true,
      filters: [is('deliveries/grade', 'B')],
    })
    const edit = { kind: 'metric', how: 'replace', metric: kilos } as const
    expect(edited(frame, edit)).toEqual(figures({ filters: [is('deliveries/grade', 'B')] }))
    const first = { by: 'deliveries/kilos', direction: 'descending', count: 3 } as const
    expect(edited({ ...frame, ranking: first }, edit)).toBeUndefined()
  })
})

describe('conditions', () => {
  const inItaly = is('cities/country', 'Italy')
  const ofA = is('deliveries/grade', 'A')
  const frame = figures({ filters: [{ kind: 'and', conditions: [inItaly, ofA] }] })
  const filtersAfter = (edit: FrameEdit) => edited(frame, edit)?.filters

  it('take the place of those on the same column, or come beside', () => {
    const inPoland = is('cities/country', 'Poland')
    expect(filtersAfter({ kind: 'filter', condition: inPoland })).toEqual([ofA, inPoland])
    const ofPlums = is('deliveries/fruit', 'plum')
    expect(filtersAfter({ kind: 'filter', condition: ofPlums })).toEqual([inItaly, ofA, ofPlums])
  })

  it('leave out', () => {
    const inPoland = is('cities/country', 'Poland')
    expect(filtersAfter({ kind: 'without', condition: inPoland })).toEqual([inItaly, ofA, not(inPoland)])
    expect(filtersAfter({ kind: 'without', condition: inItaly })).toEqual([ofA, not(inItaly)])
    expect(filtersAfter({ kind: 'without', condition: not(inPoland) })).toEqual([inItaly, ofA, inPoland])
  })

  it('are taken away', () => {
    expect(filtersAfter({ kind: 'widen', columns: ['cities/country'] })).toEqual([ofA])
    expect(filtersAfter({ kind: 'widen', columns: ['deliveries/fruit'] })).toBeUndefined()
  })

  it('say another time of the column that time was said of', () => {
    const year = (column: string, low: string): Condition => ({
      kind: 'between',
      column,
      low: `${low}-01-01`,
      high: `${low}-12-31`,
    })
    const times = ['deliveries/day', 'growers/joined']
    const edit = { kind: 'period', condition: year('growers/joined', '2023'), times } as const
    expect(edited(figures({ filters: [ofA, year('deliveries/day', '2024')] }), edit)?.filters).toEqual([
      ofA,
      year('deliveries/day', '2023'),
    ])
    expect(edited(figures({ dimensions: [month] }), edit)?.filters).toEqual([year('deliveries/day', '2023')])
    expect(edited(figures({}), edit)?.filters).toEqual([year('growers/joined', '2023')])
  })
})

describe('rankings', () => {
  const frame = figures({ dimensions: [grower], ranking, answer: top })

  it('have another length, of which all answer', () => {
    expect(edited(frame, { kind: 'count', count: 3 })).toEqual({
      ...frame,
      ranking: { ...ranking, count: 3 },
      answer: { kind: 'dimensions', rows: 'all' },
    })
    expect(edited(frame, { kind: 'count', count: 1, offset: 1 })?.ranking).toEqual({
      ...ranking,
      count: 1,
      offset: 1,
    })
    expect(edited(figures({ dimensions: [grower] }), { kind: 'count', count: 3 })?.ranking).toEqual({
      ...ranking,
      count: 3,
    })
    expect(edited(rowsFrame('deliveries', {}), { kind: 'count', count: 3 })?.order).toEqual({
      kind: 'edge',
      edge: 'first',
      count: 3,
    })
    expect(edited(figures({}), { kind: 'count', count: 3 })).toBeUndefined()
  })

  it('go the other way round', () => {
    expect(edited(frame, { kind: 'direction' })?.ranking?.direction).toBe('ascending')
    expect(edited(frame, { kind: 'direction', direction: 'descending' })).toEqual(frame)
    expect(edited(figures({ dimensions: [grower] }), { kind: 'direction' })?.ranking).toEqual({
      by: 'kilos',
      direction: 'ascending',
    })
    expect(edited(figures({}), { kind: 'direction' })).toBeUndefined()
  })

  it('of two sides are exchanged', () => {
    const [left, right] = ['A', 'B'].map((name) => ({ name, where: is('deliveries/grade', name) }))
    if (left === undefined || right === undefined) throw new Error('no sides')
    const compared = figures({ comparison: { left, right, show: 'difference' } })
    expect(edited(compared, { kind: 'direction' })?.comparison).toEqual({
      left: right,
      right: left,
      show: 'difference',
    })
  })
})

describe('how figures are told', () => {
  it('is another chart', () => {
    expect(edited(figures({}), { kind: 'chart', chart: 'line' })?.chart).toBe('line')
  })

  it('is in relation to others, where there are any', () => {
    const growth = { kind: 'change', against: 'previous', in: 'percent' } as const
    const monthly = figures({ dimensions: [month] })
    expect(edited(monthly, { kind: 'transform', transform: growth })?.transform).toEqual(growth)
    expect(edited(figures({ dimensions: [kind] }), { kind: 'transform', transform: growth })).toBeUndefined()
    expect(edited({ ...monthly, transform: growth }, { kind: 'transform' })).toEqual(monthly)
    expect(edited(monthly, { kind: 'transform' })).toBeUndefined()
    const share = { kind: 'share', within: [] } as const
    expect(edited(figures({}), { kind: 'transform', transform: share })).toBeUndefined()
  })

  it('is as a part of all', async () => {
    const frame = figures({ filters: [is('deliveries/grade', 'B'), is('deliveries/fruit', 'pear')] })
    const part = edited(frame, { kind: 'part', columns: ['deliveries/grade'] })
    if (part === undefined) throw new Error('no part')
    // By hand: of 60 + 30 + 20 kilos of pears, 90 are of grade B.
    const [[value] = []] = await orchards.run(part)
    expect(value).toBeCloseTo((100 * 90) / 110, 12)
    expect(edited(frame, { kind: 'part', columns: ['deliveries/day'] })).toBeUndefined()
    const defined = { as: 'margin', metric: { kind: 'defined', name: 'margin' } } as const
    expect(
      edited({ ...frame, metrics: [defined] }, { kind: 'part', columns: ['deliveries/grade'] }),
    ).toBeUndefined()
  })
})

describe('rows of the last result', () => {
  const after = async (frame: Frame, rows: 'all' | readonly number[], ...edits: readonly FrameEdit[]) => {
    const columns = (await orchards.columns(frame)).map((name) => ({ name, type: 'text' as const }))
    const result = { columns, rows: await orchards.run(frame) }
    return editFrame(frame, [{ kind: 'those', rows }, ...edits], { question: orchards.question, result })
  }

  it('are told by what they are grouped by', async () => {
    const frame = figures({ dimensions: [grower], ranking: { ...ranking, count: 2 }, answer: top })
    const sums = { kind: 'dimension', how: 'replace', dimension: by('deliveries/grade') } as const
    const next = await after(frame, 'all', sums)
    if (next === undefined) throw new Error('nothing follows')
    expect(next.filters).toEqual([{ kind: 'in', column: 'deliveries/grower', values: ['Ada', 'Bo'] }])
    // By hand: Ada and Bo brought 40 + 10 + 90 + 20 + 55 of grade A, and 60 of B.
    expect(await orchards.run(next)).toEqual([
      ['A', 215],
      ['B', 60],
    ])
    expect((await after(frame, [1]))?.filters).toEqual([is('deliveries/grower', 'Bo')])
    expect(await after(frame, [7])).toBeUndefined()
  })

  it('are told by periods and bins, and by all columns together', async () => {
    const monthly = await after(figures({ dimensions: [month] }), [1])
    if (monthly === undefined) throw new Error('nothing follows')
    expect(await orchards.run({ ...monthly, dimensions: [] })).toEqual([[140]])
    const bin = { column: 'deliveries/kilos', bins: { kind: 'width', width: 25 }, as: 'bin' } as const
    const binned = await after(figures({ dimensions: [bin] }), [3])
    if (binned === undefined) throw new Error('nothing follows')
    expect(await orchards.run({ ...binned, dimensions: [] })).toEqual([[90]])
    const pairs = await after(figures({ dimensions: [grower, by('deliveries/grade')] }), [0, 1])
    if (pairs === undefined) throw new Error('nothing follows')
    // By hand: Bo brought 120 of grade A, Ada 95.
    expect(await orchards.run({ ...pairs, dimensions: [] })).toEqual([[215]])
    const weekday = { column: 'deliveries/day', grain: 'weekday', as: 'weekday' } as const
    expect(await after(figures({ dimensions: [weekday] }), [0])).toBeUndefined()
  })

  it('are told by their key, or by all that is shown of them', async () => {
    const frame = rowsFrame('growers', {
      shown: ['growers/grower', 'cities/country'],
      ranking: { by: 'growers/hectares', direction: 'descending', count: 2 },
    })
    expect((await after(frame, [1]))?.filters).toEqual([is('growers/grower', 'Cleo')])
    const lines = rowsFrame('deliveries', { shown: ['deliveries/grower', 'deliveries/fruit'] })
    expect((await after(lines, [8]))?.filters).toEqual([
      {
        kind: 'and',
        conditions: [{ kind: 'missing', column: 'deliveries/grower' }, is('deliveries/fruit', 'cherry')],
      },
    ])
    expect(await after(rowsFrame('growers', { shown: ['cities/country'] }), [0])).toBeUndefined()
  })

  it('are not there without a result', () => {
    expect(edited(figures({ dimensions: [grower] }), { kind: 'those', rows: 'all' })).toBeUndefined()
  })
})
