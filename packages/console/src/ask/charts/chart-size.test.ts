import { expect, it } from 'vitest'
import { chartSize } from './chart-size.ts'

const bars = (names: readonly string[]) => ({
  data: { values: names.map((name) => ({ name, value: 1 })) },
  mark: 'bar',
  encoding: { x: { field: 'name', type: 'nominal' }, y: { field: 'value', type: 'quantitative' } },
})

it('gives a few bars a width of their own, and many the whole place', () => {
  expect(chartSize(bars(['a', 'b']), 800)).toEqual({
    size: { width: { step: 84 } },
    labelAngle: 0,
    hasRoom: true,
  })
  // (296 - 96) / 5 = 40 pixels each, which "Hamburg" of 7 letters does not fit into.
  const narrow = chartSize(bars(['Berlin', 'Hamburg', 'Porto', 'Rome', 'Lyon']), 296)
  expect(narrow.size).toMatchObject({ width: 'container' })
  expect(narrow.labelAngle).toBe(-35)
  expect(narrow.hasRoom).toBe(true)
  expect(chartSize(bars([...'abcdefghijklmnopqrst']), 396).hasRoom).toBe(false)
})

it('leaves facets and sizes that are given as they are', () => {
  expect(chartSize({ ...bars(['a']), width: 300 }, 800).size).toEqual({})
  expect(chartSize({ facet: { field: 'name' }, spec: bars(['a']) }, 800).size).toEqual({})
})
