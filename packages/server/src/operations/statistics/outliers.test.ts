import { describe, expect, it } from 'vitest'
import { column, expected } from './fixtures/expected.contract.ts'
import { interquartileOutliers, zScoreOutliers } from './outliers.ts'

interface Indices {
  readonly interquartile: number[]
  readonly zScore: number[]
  readonly zScoreTwo: number[]
}

describe.each(Object.entries(expected<Record<string, Indices>>('outliers')))(
  'outliers of %s',
  (name, figures) => {
    it('are found where they are', () => {
      const values = column(name)
      expect(interquartileOutliers(values)?.indices).toEqual(figures.interquartile)
      expect(zScoreOutliers(values)?.indices).toEqual(figures.zScore)
      expect(zScoreOutliers(values, 2)?.indices).toEqual(figures.zScoreTwo)
    })
  },
)

describe('outliers', () => {
  it('tell their fences', () => {
    expect(interquartileOutliers([1, 2, 3, 4, 100])).toEqual({ lower: -1, upper: 7, indices: [4] })
    expect(interquartileOutliers([1, 2, 3, 4, 100], 48)?.indices).toEqual([])
    expect(zScoreOutliers([2, 4], 1)).toEqual({ lower: 2, upper: 4, indices: [] })
  })

  it('are null without values', () => {
    expect([interquartileOutliers([]), zScoreOutliers([])]).toEqual([null, null])
  })
})
