import { expect, it } from 'vitest'
import { chartTable } from './chart-table.ts'
import { variantOf, variantsOf } from './chart-variant.ts'

/** As the service draws totals by city: the bars, and their amounts above them. */
const bars = {
  data: {
    values: [
      { label: 'Berlin', value: 3 },
      { label: 'Porto', value: 2 },
    ],
  },
  encoding: {
    x: { field: 'label', type: 'nominal', axis: { title: 'city' } },
    y: { field: 'value', type: 'quantitative', axis: { title: 'total' } },
  },
  layer: [{ mark: { type: 'bar' } }, { mark: { type: 'text' }, encoding: { text: { field: 'amount' } } }],
}

it('draws bars as a line, without the labels that were placed for bars', () => {
  expect(variantsOf(bars)).toEqual(['line'])
  const line = variantOf(bars, 'line')
  expect(line).toMatchObject({ mark: { type: 'line' }, encoding: bars.encoding, data: bars.data })
  expect(line).not.toHaveProperty('layer')
})

it('offers nothing where another mark would not be true', () => {
  expect(variantsOf({ mark: 'arc', encoding: { theta: { field: 'a', type: 'quantitative' } } })).toEqual([])
  const points = { x: { field: 'a', type: 'quantitative' }, y: { field: 'b', type: 'quantitative' } }
  expect(variantsOf({ mark: 'point', encoding: points })).toEqual([])
  // Bars that lie are no line.
  const lying = { y: { field: 'a', type: 'nominal' }, x: { field: 'b', type: 'quantitative' } }
  expect(variantsOf({ mark: 'bar', encoding: lying })).toEqual([])
})

it('shows its figures as a table', () => {
  expect(chartTable(bars)).toEqual({
    columns: [
      { name: 'city', type: 'text' },
      { name: 'total', type: 'number' },
    ],
    rows: [
      ['Berlin', 3],
      ['Porto', 2],
    ],
  })
})
