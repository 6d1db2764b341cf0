import { expect, it } from 'vitest'
import { roundSteps, stackedBars } from './stacked-bars.ts'

const day = (answered: number, refused: number, failed = 0) => ({
  day: '2026-01-01',
  jobs: answered + refused + failed,
  answered,
  refused,
  failed,
  cancelled: 0,
  seconds: 1,
  tokens: 0,
})

it('stacks the parts of a day, the highest day as high as the box', () => {
  const [first = [], second = [], third = []] = stackedBars([day(6, 2, 2), day(0, 0), day(5, 0)], 72, 100)
  expect(first.map(({ part, y, height }) => [part, y, height])).toEqual([
    ['answered', 40, 60],
    ['refused', 20, 20],
    ['failed', 0, 20],
  ])
  expect(first[0]).toMatchObject({ x: 3, width: 18 })
  expect(second).toEqual([])
  expect(third.map(({ x, y, height }) => [x, y, height])).toEqual([[51, 50, 50]])
})

it('draws lines at round numbers of whole questions', () => {
  expect(roundSteps(10)).toEqual([0, 5, 10])
  expect(roundSteps(1)).toEqual([0, 1])
  expect(roundSteps(137)).toEqual([0, 50, 100])
  expect(roundSteps(0)).toEqual([0])
})
