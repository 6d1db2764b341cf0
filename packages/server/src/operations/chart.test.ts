import { compile } from 'vega-lite'
import { describe, expect, it } from 'vitest'
import type { Cell } from '@auger/contract'
import type { GroupKey, Step } from '../domain/plan.ts'
import { chartFor } from './chart.ts'
import type { TypedColumn } from './outcome.ts'

const grouped = (by: readonly GroupKey[], change: Partial<Step> = {}): Step => ({
  id: 'step-1',
  input: { kind: 'table', tableId: 't' },
  verbs: [{ kind: 'group', by, measures: [{ function: 'sum', column: 'amount', as: 'total' }] }],
  chart: 'auto',
  answer: [],
  ...change,
})
const byCity = grouped([{ column: 'city', as: 'city' }])
const cityColumns: readonly TypedColumn[] = [
  { name: 'city', type: 'text' },
  { name: 'total', type: 'integer' },
]
const cities = (count: number): readonly (readonly Cell[])[] =>
  Array.from({ length: count }, (_, index) => [`c${index}`, count - index])
const draw = (step: Step, columns: readonly TypedColumn[], rows: readonly (readonly Cell[])[]) =>
  chartFor(step, columns, rows, 'EN', 'Totals')

describe('chartFor', () => {
  it('draws bars for categories, in the order of the table, with its values inside', () => {
    const chart = draw(byCity, cityColumns, [
      ['Rome', 7],
      ['Oslo', 9],
      [null, 1],
    ])
    expect(chart).toMatchObject({
      title: 'Totals',
      mark: { type: 'bar' },
      data: {
        values: [
          { label: 'Rome', value: 7 },
          { label: 'Oslo', value: 9 },
          { label: '(missing)', value: 1 },
        ],
      },
      encoding: {
        x: { field: 'label', sort: ['Rome', 'Oslo', '(missing)'], axis: { title: 'city' } },
        y: { axis: { title: 'total' } },
      },
    })
    expect(JSON.stringify(chart)).not.toContain('transform')
  })

  it('lays bars with many or long names down', () => {
    expect(draw(byCity, cityColumns, cities(20))).toMatchObject({
      encoding: { y: { field: 'label' }, x: { field: 'value' } },
    })
  })

  it('draws a line for time, and names months by their year', () => {
    const step = grouped([
      { column: 'day', grain: 'year', as: 'year' },
      { column: 'day', grain: 'month', as: 'month' },
    ])
    const columns: readonly TypedColumn[] = [
      { name: 'year', type: 'integer' },
      { name: 'month', type: 'integer' },
      { name: 'total', type: 'number' },
    ]
    expect(
      draw(step, columns, [
        [2022, 12, 1.5],
        [2023, 1, 2.5],
      ]),
    ).toMatchObject({
      mark: { type: 'line' },
      data: {
        values: [
          { label: 'December 2022', value: 1.5 },
          { label: 'January 2023', value: 2.5 },
        ],
      },
    })
  })

  it('draws ranked months as bars, since a line would run back and forth', () => {
    const step = grouped([{ column: 'day', grain: 'month', as: 'month' }])
    const ranked: Step = {
      ...step,
      verbs: [...step.verbs, { kind: 'order', by: [{ column: 'total', direction: 'descending' }] }],
    }
    const columns: readonly TypedColumn[] = [
      { name: 'month', type: 'integer' },
      { name: 'total', type: 'integer' },
    ]
    expect(
      draw(ranked, columns, [
        [7, 9],
        [2, 4],
      ]),
    ).toMatchObject({ mark: { type: 'bar' } })
  })

  it('follows a wish for a kind of chart', () => {
    expect(draw({ ...byCity, chart: 'line' }, cityColumns, cities(3))).toMatchObject({
      mark: { type: 'line' },
    })
    expect(draw({ ...byCity, chart: 'none' }, cityColumns, cities(3))).toBeUndefined()
  })

  it('draws nothing for one row, a single number, a listing, or too many categories', () => {
    expect(draw(byCity, cityColumns, cities(1))).toBeUndefined()
    expect(draw(byCity, cityColumns, cities(51))).toBeUndefined()
    expect(draw(byCity, cityColumns, cities(50))).toBeDefined()
    expect(draw(grouped([]), [{ name: 'total', type: 'integer' }], [[3]])).toBeUndefined()
    expect(draw({ ...byCity, verbs: [] }, cityColumns, cities(3))).toBeUndefined()
    expect(
      draw(byCity, cityColumns, [
        ['a', null],
        ['b', null],
      ]),
    ).toBeUndefined()
  })

  it('is a specification that Vega-Lite compiles without a warning', () => {
    const warnings: unknown[] = []
    const hear = (...said: readonly unknown[]) => {
      warnings.push(...said)
      return logger
    }
    const logger = {
      level: () => logger,
      error: hear,
      warn: hear,
      info: () => logger,
      debug: () => logger,
    } as never
    for (const chart of [
      draw(byCity, cityColumns, cities(3)),
      draw(byCity, cityColumns, cities(20)),
      draw({ ...byCity, chart: 'line' }, cityColumns, cities(4)),
    ])
      compile(chart as never, { logger })
    expect(warnings).toEqual([])
  })
})
