import { expect, it } from 'vitest'
import { toldPeriods } from './told-periods.contract.ts'

it('tells years, months and quarters by number', () => {
  expect(toldPeriods([['2021-01-01', 5]])).toEqual([
    [['2021-01-01', 5]],
    [[2021, 5]],
    [[1, 5]],
    [[1, 5]],
    [[2021, 1, 5]],
    [[2021, 1, 5]],
  ])
})

it('tells no quarter by a month within it, and no year by its February', () => {
  expect(toldPeriods([['2021-02-01', 5]])).toEqual([[['2021-02-01', 5]], [[2, 5]], [[2021, 2, 5]]])
})

it('leaves days as they are', () => {
  const rows = [
    ['2021-02-01', 5],
    ['2021-02-02', 6],
  ]
  expect(toldPeriods(rows)).toEqual([rows])
})
