import { describe, expect, it } from 'vitest'
import type { Metric, Verb } from '@auger/contract/plan'
import { noDetails, type Column, type ColumnUnit } from '../domain/table.ts'
import { shapeOf } from './shape.ts'
import { unitOf } from './units.ts'

const column = (name: string, unit: ColumnUnit | null, maximum = 90): Column => ({
  ...noDetails,
  name,
  type: 'number',
  role: 'measure',
  missing: 0,
  distinct: 9,
  minimum: 0,
  maximum,
  frequent: [],
  unit,
})
const euro: ColumnUnit = { kind: 'currency', text: '€' }
const percent: ColumnUnit = { kind: 'percent', text: '%' }
const columns = [
  column('price', euro),
  column('cost', euro),
  column('weight', { kind: 'unit', text: 'kg' }),
  column('rate', percent),
  column('part', percent, 1),
  column('score', null),
]

const of = (name: 'sum' | 'mean' | 'count' | 'variance', of: string): Metric => ({
  kind: 'aggregate',
  function: name,
  of: { kind: 'column', column: of },
})
const ratio = (above: Metric, below: Metric): Metric => ({ kind: 'ratio', of: above, to: below })
const shape = (...verbs: readonly Verb[]) =>
  shapeOf({ id: 'a', input: { kind: 'table', tableId: 't' }, verbs, chart: 'none', answer: [] })
const metricUnit = (metric: Metric) =>
  unitOf('x', shape({ kind: 'metrics', by: [], metrics: [{ as: 'x', metric }] }), columns)?.text

describe('unitOf', () => {
  it.each<[string, Metric, string | undefined]>([
    ['a sum', of('sum', 'price'), '€'],
    ['a mean of percents', of('mean', 'rate'), '%'],
    ['fractions that are called percent', of('mean', 'part'), undefined],
    ['a count', of('count', 'price'), undefined],
    ['a variance', of('variance', 'price'), undefined],
    [
      'a difference of like',
      { kind: 'binary', operator: '-', left: of('sum', 'price'), right: of('sum', 'cost') },
      '€',
    ],
    [
      'a sum of unlike',
      { kind: 'binary', operator: '+', left: of('sum', 'price'), right: of('sum', 'weight') },
      undefined,
    ],
    [
      'a multiple',
      { kind: 'binary', operator: '*', left: { kind: 'number', value: 2 }, right: of('sum', 'price') },
      '€',
    ],
    ['a ratio of like', ratio(of('sum', 'price'), of('sum', 'cost')), undefined],
    ['an amount by how many', ratio(of('sum', 'price'), of('count', 'price')), '€'],
    ['an amount by weight', ratio(of('sum', 'price'), of('sum', 'weight')), undefined],
    ['a share', { kind: 'share', of: of('sum', 'price'), within: [] }, undefined],
    [
      'a change in amount',
      { kind: 'change', of: of('sum', 'price'), against: 'previous', in: 'amount' },
      '€',
    ],
    [
      'a change in percent',
      { kind: 'change', of: of('sum', 'price'), against: 'previous', in: 'percent' },
      undefined,
    ],
    ['a moving mean', { kind: 'moving', of: of('sum', 'weight'), function: 'mean', periods: 3 }, 'kg'],
    ['what has none', of('sum', 'score'), undefined],
  ])('follows %s', (_, metric, unit) => {
    expect(metricUnit(metric)).toBe(unit)
  })

  it('knows measures of the first version and listed columns', () => {
    const grouped = shape({
      kind: 'group',
      by: [],
      measures: [
        { function: 'sum', column: 'price', as: 'total' },
        { function: 'count', as: 'rows' },
      ],
    })
    expect(unitOf('total', grouped, columns)).toEqual(euro)
    expect(unitOf('rows', grouped, columns)).toBeNull()
    expect(unitOf('price', shape(), columns)).toEqual(euro)
  })
})
