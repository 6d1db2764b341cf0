import { expect, it } from 'vitest'
import { withGaps } from './gaps.ts'

const point = (time: string, series?: string) => ({
  label: time,
  value: 1,
  time,
  ...(series === undefined ? {} : { series }),
})
const gap = (time: string, series?: string) => ({ ...point(time, series), value: null })

it('keeps the moments without a value between the ends of a line', () => {
  const points = [point('2024-01-01'), point('2024-03-01')]
  const gaps = [gap('2023-12-01'), gap('2024-02-01'), gap('2024-04-01')]
  expect(withGaps(points, gaps).map(({ time, value }) => [time, value])).toEqual([
    ['2024-01-01', 1],
    ['2024-02-01', null],
    ['2024-03-01', 1],
  ])
})

it('of each line on its own', () => {
  const points = [point('2024-01-01', 'a'), point('2024-02-01', 'b'), point('2024-03-01', 'a')]
  const gaps = [gap('2024-02-01', 'a'), gap('2024-03-01', 'b')]
  expect(withGaps(points, gaps).filter(({ value }) => value === null)).toEqual([gap('2024-02-01', 'a')])
})
