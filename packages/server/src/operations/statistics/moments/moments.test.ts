import { describe, expect, it } from 'vitest'
import { column, expectAllClose, expectClose, expected, type Figure } from '../fixtures/expected.contract.ts'
import { mean } from './mean.ts'
import { interquartileRange, median, mode, quantile, quantiles, range } from './order.ts'
import { kurtosis, skewness } from './shape.ts'
import { coefficientOfVariation, standardDeviation, standardError, variance } from './spread.ts'

type Moments = Record<string, Figure> & { readonly quantiles: Figure[] }
const shares = [0, 0.1, 0.25, 1 / 3, 0.75, 0.9, 0.975, 1]

describe.each(Object.entries(expected<Record<string, Moments>>('moments')))(
  'moments of %s',
  (name, figures) => {
    const values = column(name)
    const check = (key: string, actual: number | null) => expectClose(actual, figures[key] ?? null, 1e-9, key)

    it('agree on the mean', () => {
      check('mean', mean(values))
    })

    it('agree on the spread', () => {
      check('variance', variance(values))
      check('populationVariance', variance(values, 'population'))
      check('standardDeviation', standardDeviation(values))
      check('populationStandardDeviation', standardDeviation(values, 'population'))
      check('standardError', standardError(values))
      check('variation', coefficientOfVariation(values))
      check('populationVariation', coefficientOfVariation(values, 'population'))
    })

    it('agree on the shape', () => {
      check('skewness', skewness(values))
      check('populationSkewness', skewness(values, 'population'))
      check('kurtosis', kurtosis(values))
      check('populationKurtosis', kurtosis(values, 'population'))
    })

    it('agree on the order', () => {
      check('median', median(values))
      expectAllClose(quantiles(values, shares), figures.quantiles)
      check('mode', mode(values))
      check('range', range(values))
      check('interquartileRange', interquartileRange(values))
    })
  },
)

describe('moments', () => {
  it('keep the digits of small differences between large numbers', () => {
    const { values, ...figures } = expected<{ values: number[] } & Record<string, number>>('offset')
    expect(mean(values)).toBe(figures.mean)
    expectClose(variance(values), figures.variance ?? null)
    expectClose(skewness(values, 'population'), figures.populationSkewness ?? null)
    expectClose(kurtosis(values, 'population'), figures.populationKurtosis ?? null)
  })

  it('are null where there are too few values', () => {
    for (const measure of [mean, median, mode, range, interquartileRange]) expect(measure([])).toBeNull()
    expect([variance([1]), standardDeviation([1]), standardError([1])]).toEqual([null, null, null])
    expect(variance([1], 'population')).toBe(0)
    expect([skewness([1, 2]), kurtosis([1, 2, 3])]).toEqual([null, null])
  })

  it('are null where they are not defined', () => {
    expect(coefficientOfVariation([-1, 1])).toBeNull()
  })

  it('take the smallest of several modes', () => {
    expect(mode([3, 1, 3, 1, 2])).toBe(1)
  })

  it('refuse a share outside 0 to 1', () => {
    expect(() => quantile([1, 2], 25)).toThrow('25')
  })
})
