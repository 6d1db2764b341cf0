import { expect, it } from 'vitest'
import { barsOf } from './bars.ts'

it('draws bars as high as they count, the highest as the box', () => {
  expect(barsOf([0, 5, 10], 30, 20)).toEqual([
    { x: 0, y: 20, width: 9, height: 0 },
    { x: 10, y: 10, width: 9, height: 10 },
    { x: 20, y: 0, width: 9, height: 20 },
  ])
})

it('shows what is very little, and nothing where there is nothing', () => {
  expect(barsOf([1, 1_000_000], 20, 20).map(({ height }) => height)).toEqual([1.5, 20])
  expect(barsOf([], 20, 20)).toEqual([])
  expect(barsOf([0, 0], 20, 20).every(({ height }) => height === 0)).toBe(true)
})
