import { describe, expect, it } from 'vitest'
import { expected } from '../fixtures/expected.contract.ts'
import { MersenneTwister } from './mersenne-twister.ts'
import { trainTestSplit } from './train-test.ts'

interface Split {
  readonly count: number
  readonly share: number
  readonly seed: number
  readonly train: number[]
  readonly test: number[]
}

const numbers = (count: number): number[] => Array.from({ length: count }, (_, index) => index)

describe('the generator', () => {
  it.each(expected<[number, number, number[]][]>('permutation'))(
    'with seed %d permutes %d rows as numpy',
    (seed, count, order) => {
      expect(new MersenneTwister(seed).permutation(numbers(count))).toEqual(order)
    },
  )

  it.each(expected<[number, number, number[]][]>('permutationHead'))(
    'with seed %d permutes %d rows as numpy',
    (seed, count, order) => {
      const permutation = new MersenneTwister(seed).permutation(numbers(count))
      expect(count === 5000 ? permutation.slice(0, 12) : permutation.slice(-12)).toEqual(order)
    },
  )

  it.each(expected<[number, number[]][]>('uniform'))('with seed %d draws as numpy', (seed, values) => {
    const generator = new MersenneTwister(seed)
    const drawn = numbers(700).map(() => generator.uniform())
    ;[0, 1, 311, 312, 699].forEach((place, index) =>
      expect(drawn[place]).toBeCloseTo(values[index] ?? Number.NaN, 12),
    )
  })

  it('refuses what is no seed', () => {
    expect(() => new MersenneTwister(-1)).toThrow('-1')
    expect(() => new MersenneTwister(1.5)).toThrow('1.5')
  })
})

describe('splits', () => {
  it.each(expected<Split[]>('split'))(
    'of $count rows, $share, seed $seed',
    ({ count, share, seed, train, test }) => {
      expect(trainTestSplit(count, share, seed)).toEqual({ train, test })
    },
  )

  it('refuse what cannot be split', () => {
    expect(() => trainTestSplit(10, 1.5, 0)).toThrow('1.5')
    expect(() => trainTestSplit(1, 0.2, 0)).toThrow('1 rows')
  })
})
