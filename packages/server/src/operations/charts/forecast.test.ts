import { expect, it } from 'vitest'
import type { ForecastAnalysis } from '@auger/contract/plan'
import { drawForecast } from './forecast.ts'

const analysis: ForecastAnalysis = {
  kind: 'forecast',
  ...{ when: 'month', grain: 'month', of: 'sales', ahead: 2 },
  as: { forecast: 'forecast', low: 'low', high: 'high' },
}
const columns = [
  { name: 'month', type: 'date' as const },
  ...['sales', 'forecast', 'low', 'high'].map((name) => ({ name, type: 'number' as const })),
]

it('draws what was, what is foretold and the interval of what is to come', () => {
  const rows = [
    ['2024-01-01', 10, null, null, null],
    ['2024-02-01', 12, 11, null, null],
    ['2024-03-01', null, 13, 9, 17],
    ['2024-04-01', null, 14, 8, 20],
  ]
  const drawn = drawForecast(analysis, { columns, rows }, 'EN', 'Sales')
  expect(drawn).toMatchObject({
    title: 'Sales',
    layer: [
      { mark: { type: 'line' } },
      { mark: { type: 'area' }, encoding: { color: { datum: 'forecast' } } },
    ],
  })
  const { values } = drawn?.['data'] as { readonly values: readonly { readonly [key: string]: unknown }[] }
  const seriesOf = (name: string) => values.flatMap(({ series, value }) => (series === name ? [value] : []))
  expect([seriesOf('sales'), seriesOf('forecast')]).toEqual([
    [10, 12],
    [11, 13, 14],
  ])
  expect(values.flatMap(({ low, high }) => (low === undefined ? [] : [[low, high]]))).toEqual([
    [9, 17],
    [8, 20],
  ])
})

it('draws nothing of a single period', () => {
  expect(
    drawForecast(analysis, { columns, rows: [['2024-01-01', 10, null, null, null]] }, 'EN', ''),
  ).toBeUndefined()
})
