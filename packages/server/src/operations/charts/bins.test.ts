import { describe, expect, it } from 'vitest'
import { binsOf } from './bins.ts'

const counts = (values: readonly number[], integer = false) =>
  binsOf(values, integer).map(({ count }) => count)
const edges = (values: readonly number[], integer = false) => {
  const bins = binsOf(values, integer)
  return [...bins.map(({ low }) => low), bins.at(-1)?.high]
}

describe('binsOf', () => {
  // Counted by numpy.histogram over the same edges.
  it.each([
    ['a few', [0.2, 1.4, 2.5, 2.6, 3.9, 4.1, 5.0, 7.7, 9.9, 10.0, 12.4], [0, 5, 10, 15], [6, 3, 2]],
    ['both sides of zero', [-3.2, -0.4, 0.1, 0.7, 2.9, 3.0], [-4, -2, 0, 2, 4], [1, 1, 2, 2]],
    [
      'many',
      Array.from({ length: 200 }, (_, index) => (((index * 389) % 997) / 997) * 60),
      [0, 5, 10, 15, 20, 25, 30, 35, 40, 45, 50, 55, 60],
      [16, 17, 16, 17, 18, 15, 18, 15, 18, 16, 17, 17],
    ],
  ])('counts %s values between round numbers', (_, values, at, found) => {
    expect(edges(values)).toEqual(at)
    expect(counts(values)).toEqual(found)
  })

  it('gives each of a few whole numbers its own bar, and an empty one to those that are missing', () => {
    expect(binsOf([0, 0, 1, 3], true)).toEqual([
      { low: -0.5, high: 0.5, count: 2 },
      { low: 0.5, high: 1.5, count: 1 },
      { low: 1.5, high: 2.5, count: 0 },
      { low: 2.5, high: 3.5, count: 1 },
    ])
  })

  it('puts a value that lies on an edge above it, also where a double falls short of it', () => {
    const values = [0, 0.1, 0.2, 0.3, 0.4, 0.5]
    expect(edges(values)).toEqual([0, 0.1, 0.2, 0.3, 0.4, 0.5])
    expect(counts(values)).toEqual([1, 1, 1, 1, 2])
  })

  it.each([
    ['one value', [7.5]],
    ['equal values', [3.3, 3.3, 3.3]],
    ['zeros', [0, 0]],
    ['huge values', [1e15, 2e15, 5e15]],
    ['tiny values', [1e-9, 2e-9, 5e-9]],
    ['an outlier', [...Array.from({ length: 99 }, (_, index) => index / 100), 1e6]],
  ])('counts every one of %s once', (_, values) => {
    const bins = binsOf(values, false)
    expect(bins.length).toBeLessThanOrEqual(21)
    expect(bins.reduce((sum, { count }) => sum + count, 0)).toBe(values.length)
    expect(bins[0]?.low).toBeLessThanOrEqual(Math.min(...values))
    expect(bins.at(-1)?.high).toBeGreaterThanOrEqual(Math.max(...values))
  })
})
