import { expect, test } from 'vitest'
import { binOf, boundsOf, mostBins } from './bounds.mjs'

test('few different values are parted between each two', () => {
  expect(boundsOf([1, 2, 2, 4], true)).toEqual([0.5, 1.5, 3])
  expect(boundsOf([1, 1], false)).toEqual([])
})

test('many values are parted evenly, and 0 lies apart from them', () => {
  const values = Array.from({ length: 1000 }, (_, at) => at + 1)
  const bounds = boundsOf(values, true)
  expect(bounds.length).toBeLessThan(mostBins)
  expect(bounds[0]).toBe(0.5)
  const sizes = new Map()
  for (const value of values) sizes.set(binOf(value, bounds), (sizes.get(binOf(value, bounds)) ?? 0) + 1)
  expect(Math.max(...sizes.values())).toBeLessThan(40)
})

test('a value lies in the bin that the service would send it to', () => {
  const bounds = [-1, 0.5, 2]
  const among = [-2, -1, 0, 0.5, 1.9, 2, 9]
  expect(among.map((value) => binOf(value, bounds))).toEqual(
    among.map((value) => bounds.filter((bound) => !(value < bound)).length),
  )
})
