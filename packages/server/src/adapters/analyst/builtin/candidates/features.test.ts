import { describe, expect, it } from 'vitest'
import { weightsFrom, worthOf } from './features.ts'

describe('what features are worth', () => {
  const weights = weightsFrom({ near: 2, far: -1, 'far & near': 0.5, 'near & wide': 3 })

  it('adds up what each is worth alone; one without a weight counts nothing', () => {
    expect(worthOf([['near', 1]], weights)).toBe(2)
    expect(
      worthOf(
        [
          ['far', 3],
          ['unheard', 7],
        ],
        weights,
      ),
    ).toBe(-3)
  })

  it('adds what two are worth together, however they stand', () => {
    const both = [
      ['near', 1],
      ['far', 2],
    ] as const
    expect(worthOf(both, weights)).toBe(2 - 2 + 0.5 * 2)
    expect(worthOf(both.toReversed(), weights)).toBe(2 - 2 + 0.5 * 2)
  })

  it('takes one that comes twice for its sum', () => {
    expect(
      worthOf(
        [
          ['near', 1],
          ['wide', 1],
          ['near', 2],
        ],
        weights,
      ),
    ).toBe(6 + 3 * 3)
  })
})
