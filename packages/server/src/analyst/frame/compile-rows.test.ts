import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Condition } from '@auger/contract/plan'
import type { Frame } from './frame.ts'
import {
  aggregate,
  column,
  figuresFrame,
  is,
  kilos,
  openOrchards,
  rowsFrame,
  type Orchards,
} from './orchards.contract.ts'

let orchards: Orchards
beforeAll(async () => {
  orchards = await openOrchards()
})
afterAll(() => {
  orchards.close()
})

/** All expected rows are read off the table by hand. */
const rows = (parts: Partial<Frame>): Frame => rowsFrame('deliveries', parts)

describe('rows', () => {
  it('are shown as they stand, all of them or some columns', async () => {
    expect(await orchards.run(rows({ filters: [is('deliveries/delivery', 8)] }))).toEqual([
      [8, 'Dan', 'plum', '2024-04-11', 25, 'B'],
    ])
    const frame = rows({ filters: [is('deliveries/grade', 'B')], shown: ['deliveries/fruit', 'fruits/kind'] })
    expect(await orchards.run(frame)).toEqual([
      ['pear', 'pome'],
      ['pear', 'pome'],
      ['plum', 'stone'],
    ])
    expect(await orchards.run({ ...frame, distinct: true })).toEqual([
      ['pear', 'pome'],
      ['plum', 'stone'],
    ])
  })

  it('are ranked by a column, which is shown with them', async () => {
    const frame = rows({
      shown: ['deliveries/grower'],
      ranking: { by: 'deliveries/kilos', direction: 'descending', count: 2 },
    })
    expect(await orchards.run(frame)).toEqual([
      ['Bo', 90],
      ['Ada', 60],
    ])
    expect(await orchards.answered(frame)).toEqual([['Bo'], ['Ada']])
    const second = { by: 'deliveries/kilos', direction: 'descending', count: 1, offset: 1 } as const
    expect(await orchards.answered({ ...frame, ranking: second })).toEqual([['Ada']])
  })

  it('are ranked by what another table says of them, where it says it', async () => {
    const frame = rows({
      shown: ['deliveries/delivery'],
      ranking: { by: 'fruits/price', direction: 'ascending' },
      answer: { kind: 'dimensions', rows: 'top' },
    })
    expect(await orchards.answered(frame)).toEqual([[1], [4], [7], [8]])
  })

  it('are ranked within each of others', async () => {
    const frame = rows({
      shown: ['deliveries/grade', 'deliveries/delivery'],
      ranking: { by: 'deliveries/kilos', direction: 'descending', count: 1, within: ['deliveries/grade'] },
    })
    expect(await orchards.answered(frame)).toEqual([
      ['A', 4],
      ['B', 2],
    ])
  })

  it('are different before the first of them are taken', async () => {
    const frame = rows({
      shown: ['deliveries/fruit'],
      distinct: true,
      ranking: { by: 'deliveries/fruit', direction: 'ascending', count: 3 },
    })
    expect(await orchards.run(frame)).toEqual([['cherry'], ['fig'], ['pear']])
  })

  it('are told by what their columns can be', () => {
    const problem = (condition: Condition) => orchards.problem(rows({ filters: [condition] }))
    expect(problem(is('deliveries/kilos', 'many'))).toBe(
      '"kilos" is integer and cannot be compared with "many"',
    )
    expect(problem(is('fruits/kind', 3))).toBe('"kind" is text and cannot be compared with "3"')
    expect(problem(is('deliveries/grade', null))).toBe('"grade" is compared with nothing')
    expect(problem({ kind: 'contains', column: 'deliveries/day', text: '2' })).toBe('"day" is date, not text')
    expect(problem({ kind: 'window', column: 'deliveries/kilos', grain: 'month' })).toBe(
      '"kilos" is integer, not date',
    )
    expect(
      problem({ kind: 'columns', column: 'deliveries/day', operator: '<', other: 'deliveries/kilos' }),
    ).toBe('"day" and "kilos" cannot be compared')
  })

  it('are there or not', async () => {
    const frame = rows({ filters: [is('growers/city', 'Lodz')], answer: { kind: 'whether' } })
    expect(await orchards.answered(frame)).toEqual([['yes']])
    const none = { ...frame, filters: [is('growers/city', 'Oslo')] }
    expect(await orchards.answered(none)).toEqual([['no']])
  })
})

describe('the order of the file', () => {
  const deliveries = (order: NonNullable<Frame['order']>, parts: Partial<Frame> = {}) =>
    rows({ shown: ['deliveries/delivery'], order, ...parts })

  it('has a first and a last', async () => {
    expect(await orchards.run(deliveries({ kind: 'edge', edge: 'last', count: 2 }))).toEqual([[10], [9]])
    expect(
      await orchards.run(
        deliveries({ kind: 'edge', edge: 'first', count: 2 }, { filters: [is('growers/grower', 'Bo')] }),
      ),
    ).toEqual([[3], [4]])
    // Of the last three deliveries: 25 + 15 + 35.
    const frame = figuresFrame('deliveries', {
      metrics: [kilos],
      order: { kind: 'edge', edge: 'last', count: 3 },
    })
    expect(await orchards.run(frame)).toEqual([[75]])
  })

  it('has what stands beside', async () => {
    const where = is('deliveries/grower', 'Dan')
    expect(await orchards.run(deliveries({ kind: 'beside', where, offset: 1 }))).toEqual([[9]])
    expect(await orchards.run(deliveries({ kind: 'beside', where, offset: -1 }))).toEqual([[7]])
  })

  it('has stretches', async () => {
    const streak = { kind: 'streak', where: is('deliveries/grade', 'A') } as const
    expect(await orchards.run(deliveries(streak))).toEqual([[2]])
    const stone = { kind: 'streak', where: is('fruits/kind', 'stone') } as const
    expect(await orchards.run(deliveries(stone))).toEqual([[3]])
  })

  it('is lost where rows are joined', () => {
    const frame = deliveries({ kind: 'edge', edge: 'last', count: 1 }, { shown: ['growers/city'] })
    expect(orchards.problem(frame)).toBe('only rows of "deliveries" alone stand in the order of their file')
  })
})

describe('an analysis', () => {
  it('reads rows with what other tables say of them', async () => {
    const frame: Frame = {
      ...rows({}),
      task: 'analysis',
      analysis: {
        kind: 'correlation',
        method: 'pearson',
        columns: ['deliveries/kilos', 'fruits/price'],
        figures: [
          { figure: 'coefficient', as: 'correlation' },
          { figure: 'p-value', as: 'p' },
        ],
      },
      answer: { kind: 'figures' },
    }
    const [[value] = []] = await orchards.answered(frame)
    expect(value).toBeCloseTo(orchards.answer('correlation of kilos and price') as number, 12)
  })

  it('reads what was made ready for it', async () => {
    // Twice the kilos of grade B are 120, 60 and 50.
    const frame: Frame = {
      ...rows({ filters: [is('deliveries/grade', 'B')] }),
      task: 'analysis',
      preparation: [
        {
          kind: 'compute',
          formula: {
            kind: 'binary',
            operator: '*',
            left: { kind: 'number', value: 2 },
            right: column('deliveries/kilos'),
          },
          as: 'twice',
        },
      ],
      analysis: { kind: 'describe', figures: [{ figure: 'median', column: 'twice', as: 'median' }] },
    }
    expect(await orchards.run(frame)).toEqual([['median', 60]])
    expect(orchards.problem({ ...rows({}), task: 'analysis' })).toBe(
      'an analysis does not say what is computed',
    )
  })
})

describe('rows that add up the others', () => {
  const total = { tableId: 'summary', column: 'shop', value: 'Total', folded: 'total' }
  const amount = { as: 'amount', metric: aggregate('sum', 'summary/amount') }

  it('are left out, unless they are asked for', async () => {
    const over = { ...orchards.question, totals: [total] }
    expect(await orchards.run(figuresFrame('summary', { metrics: [amount] }), over)).toEqual([
      [orchards.answer('without the total')],
    ])
    const named = figuresFrame('summary', { metrics: [amount], filters: [is('summary/shop', 'Total')] })
    expect(await orchards.run(named, over)).toEqual([[60]])
    expect(await orchards.run(figuresFrame('summary', { metrics: [amount] }))).toEqual([[120]])
  })
})
