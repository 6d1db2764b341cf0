import { describe, expect, it } from 'vitest'
import { column, expectClose, expected, type Figure, type Pair } from '../fixtures/expected.contract.ts'
import { kendall } from './kendall.ts'
import { pairwiseMatrix, strongestPair } from './matrix.ts'
import { covariance, pearson, pearsonCoefficient, type Correlation } from './pearson.ts'
import { spearman } from './spearman.ts'

interface Correlations {
  readonly left: string
  readonly right: string
  readonly pearson: Pair
  readonly spearman: Pair
  readonly kendall: Pair
  readonly covariance: Figure
  readonly populationCovariance: Figure
}

function expectCorrelation(actual: Correlation | null, wanted: Pair, what: string): void {
  expectClose(actual?.coefficient ?? null, wanted?.[0] ?? null, 1e-9, `${what} coefficient`)
  expectClose(actual?.pValue ?? null, wanted?.[1] ?? null, 1e-9, `${what} p`)
}

describe.each(expected<Correlations[]>('correlation'))('correlation of $left and $right', (figures) => {
  const [left, right] = [column(figures.left), column(figures.right)]

  it('agrees with Pearson', () => expectCorrelation(pearson(left, right), figures.pearson, 'Pearson'))
  it('agrees with Spearman', () => expectCorrelation(spearman(left, right), figures.spearman, 'Spearman'))
  it('agrees with Kendall', () => expectCorrelation(kendall(left, right), figures.kendall, 'Kendall'))
  it('agrees with the covariance', () => {
    expectClose(covariance(left, right), figures.covariance)
    expectClose(covariance(left, right, 'population'), figures.populationCovariance)
  })
})

describe('correlation', () => {
  it('makes a matrix and finds the strongest pair', () => {
    const figures = expected<{ columns: string[]; pearson: number[][] }>('correlationMatrix')
    const matrix = pairwiseMatrix(figures.columns.map(column), pearsonCoefficient)
    figures.pearson.forEach((row, left) =>
      row.forEach((value, right) => expectClose(matrix[left]?.[right], value, 1e-9, `${left}, ${right}`)),
    )
    expect(strongestPair(matrix)).toEqual({ left: 0, right: 1, value: matrix[0]?.[1] })
  })

  it('is undefined for one pair, and certain of nothing for two', () => {
    expect([pearson([1], [2]), spearman([1], [2]), kendall([1], [2])]).toEqual([null, null, null])
    expect(pearson([1, 2], [5, 3])).toEqual({ coefficient: -1, pValue: 1 })
    expect(covariance([1], [2])).toBeNull()
  })

  it('refuses columns of different length', () => {
    expect(() => pearson([1, 2, 3], [1, 2])).toThrow('3 and 2')
  })

  it('does not overflow', () => {
    expect(pearsonCoefficient([-5e210, 5e210, 3e200, -3e200], [1, -1, 0, 0])).toBeCloseTo(-1, 12)
  })
})
