import { expect, it } from 'vitest'
import { isPartlyMissing, placesWithGaps, stretchesOf, withGaps } from './gaps.ts'

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

it('keeps a place among bars for a moment that none of them has', () => {
  const points = [point('2024-01-01', 'a'), point('2024-02-01', 'b'), point('2024-04-01', 'a')]
  const gaps = [gap('2024-02-01', 'a'), gap('2024-03-01', 'a'), gap('2024-03-01', 'b')]
  expect(placesWithGaps(points, gaps)).toEqual(['2024-01-01', '2024-02-01', '2024-03-01', '2024-04-01'])
  expect(placesWithGaps(points, gaps.slice(0, 1))).toEqual([])
})

it('parts stacks where all series are missing, and only there', () => {
  const points = ['2024-01-01', '2024-02-01', '2024-04-01'].flatMap((time) => [
    point(time, 'a'),
    point(time, 'b'),
  ])
  const gaps = [gap('2024-03-01', 'a'), gap('2024-03-01', 'b'), gap('2024-02-01', 'c')]
  expect(stretchesOf(points, gaps).map((stretch) => stretch.map(({ time }) => time))).toEqual([
    ['2024-01-01', '2024-01-01', '2024-02-01', '2024-02-01'],
    ['2024-04-01', '2024-04-01'],
  ])
  expect(stretchesOf(points, gaps.slice(2))).toEqual([points])
})

it('tells a moment that one series lacks from one before its beginning', () => {
  const points = [point('2024-01-01', 'a'), point('2024-02-01', 'b'), point('2024-03-01', 'a')]
  expect(isPartlyMissing(points, [gap('2024-02-01', 'a')])).toBe(true)
  expect(isPartlyMissing(points, [gap('2024-01-01', 'b')])).toBe(false)
})
