import { describe, expect, it } from 'vitest'
import { treesFrom, trustFeatures, trustIn } from './trust.ts'

const even = 0.5

describe('trust', () => {
  it('is what all trees say together', () => {
    const trees = treesFrom([1, ['unexplained', 0.5, 0, -3]])
    expect(trustIn([['unexplained', 0]], trees)).toBeCloseTo(1 / (1 + Math.exp(-1)), 9)
    expect(trustIn([['unexplained', 2]], trees)).toBeCloseTo(1 / (1 + Math.exp(2)), 9)
  })

  it('takes what is not there for nothing', () => {
    expect(trustIn([], treesFrom([['conditions', 1, 0, 5]]))).toBe(even)
  })

  it('goes down as deep as a tree is', () => {
    const [tree] = treesFrom([['shape:count', 1, -1, ['conditions', 2, 0, 4]]])
    const sure = (conditions: number) =>
      trustIn(
        [
          ['shape:count', 1],
          ['conditions', conditions],
        ],
        [tree ?? 0],
      )
    expect(sure(1)).toBe(even)
    expect(sure(2)).toBeGreaterThan(0.98)
  })

  it.each([[['shape:count', 1, 2]], [[7, 1, 0, 0]], [['shape:count', 'much', 0, 0]], ['never']])(
    'is not read from %j',
    (written) => {
      expect(() => treesFrom([written])).toThrow(/tree|split/)
    },
  )

  it('hears how a plan stands among the others, and what of it tells', () => {
    const features = new Map(
      trustFeatures(
        [
          ['condition:number:labelled', 1],
          ['condition:number:labelled', 1],
          ['ranking:limit', 1],
        ],
        even,
        20,
      ),
    )
    expect(Object.fromEntries(features)).toEqual({ likelihood: 0, worth: 2, 'condition:number:labelled': 2 })
  })
})
