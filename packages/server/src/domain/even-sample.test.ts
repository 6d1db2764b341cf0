import { describe, expect, it } from 'vitest'
import { sampleOf } from './even-sample.ts'

const numbers = (count: number) => Array.from({ length: count }, (_, index) => index)

describe('sampleOf', () => {
  it.each([
    [2_500, 2_000],
    [53_940, 2_000],
    [1_000_000, 2_000],
  ])('takes of %i rows about %i', (count, wanted) => {
    const { length } = sampleOf(numbers(count), wanted)
    expect(Math.abs(length - wanted)).toBeLessThan(10)
  })

  it('takes all where so many are wanted', () => {
    expect(sampleOf(numbers(1_200), 1_200)).toEqual(numbers(1_200))
    expect(sampleOf([], 5)).toEqual([])
  })

  it('takes as many of each tenth, of each weekday and of each hour', () => {
    const taken = sampleOf(numbers(84_000), 2_000)
    const spread = (placeOf: (row: number) => number, places: number) =>
      Array.from({ length: places }, (_, place) => taken.filter((row) => placeOf(row) === place).length)
    for (const count of spread((row) => Math.floor(row / 8_400), 10))
      expect(Math.abs(count - 200)).toBeLessThan(8)
    for (const count of spread((row) => row % 7, 7)) expect(Math.abs(count - 2_000 / 7)).toBeLessThan(15)
    for (const count of spread((row) => row % 24, 24)) expect(Math.abs(count - 2_000 / 24)).toBeLessThan(15)
  })

  it('takes the same every time', () => {
    expect(sampleOf(numbers(9_999), 100)).toEqual(sampleOf(numbers(9_999), 100))
  })
})
