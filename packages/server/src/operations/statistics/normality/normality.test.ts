import { describe, expect, it } from 'vitest'
import { mean } from '../moments/mean.ts'
import { standardDeviation } from '../moments/spread.ts'
import { column, expectClose, expected, expectTest, type Pair } from '../fixtures/expected.contract.ts'
import { dagostinoPearson, kurtosisTest, skewnessTest } from './dagostino-pearson.ts'
import { jarqueBera } from './jarque-bera.ts'
import { kolmogorovSmirnovNormal } from './kolmogorov-smirnov-normal.ts'
import { shapiroWilk } from './shapiro-wilk.ts'

interface Normality extends Record<string, unknown> {
  readonly shapiro: Pair
  readonly shapiroDouble: Pair
  readonly skewnessTest: Pair
  readonly kurtosisTest: Pair
  readonly dagostinoPearson: Pair
  readonly jarqueBera: Pair
  readonly kolmogorovSmirnov: Pair
}

const cases = Object.entries(expected<Record<string, Normality>>('normality'))
const varied = cases.filter(([name]) => name !== 'constant')

describe.each(varied)('normality of %s', (name, figures) => {
  const values = column(name)

  it('agrees with Royston in double precision', () => {
    expectTest(shapiroWilk(values), figures.shapiroDouble, 1e-9, 'Shapiro–Wilk')
  })

  it('agrees with scipy on Shapiro and Wilk as far as its single precision goes', () => {
    const result = shapiroWilk(values)
    expectClose(result?.statistic, figures.shapiro?.[0] ?? null, 5e-6, 'W')
    const distance = Math.abs((result?.pValue ?? Number.NaN) - Number(figures.shapiro?.[1]))
    expect(distance).toBeLessThan(1e-6 + 1e-2 * (result?.pValue ?? 0))
  })

  it('agrees on skewness and kurtosis', () => {
    expectTest(skewnessTest(values), figures.skewnessTest, 1e-9, 'skewness')
    expectTest(kurtosisTest(values), figures.kurtosisTest, 1e-9, 'kurtosis')
    expectTest(dagostinoPearson(values), figures.dagostinoPearson, 1e-9, 'D’Agostino–Pearson')
    expectTest(jarqueBera(values), figures.jarqueBera, 1e-9, 'Jarque–Bera')
  })

  it('agrees on the distribution function', () => {
    const fitted = kolmogorovSmirnovNormal(values, mean(values) ?? 0, standardDeviation(values) ?? 0)
    expectTest(fitted, figures.kolmogorovSmirnov, 1e-9, 'Kolmogorov–Smirnov')
  })
})

describe('normality', () => {
  it('is undefined for a constant', () => {
    const constant = column('constant')
    for (const test of [shapiroWilk, dagostinoPearson, skewnessTest, kurtosisTest, jarqueBera])
      expect(test(constant)).toBeNull()
    expect(kolmogorovSmirnovNormal(constant, 4, 0)).toBeNull()
  })

  it('is undefined for too few values', () => {
    expect([shapiroWilk([1, 2]), skewnessTest([1, 2, 3, 4, 5, 6, 8]), kurtosisTest([1, 2, 3, 5])]).toEqual([
      null,
      null,
      null,
    ])
    expect([jarqueBera([]), kolmogorovSmirnovNormal([], 0, 1)]).toEqual([null, null])
  })

  it('finds no skewness in a symmetric column', () => {
    expectClose(skewnessTest([-4, -3, -2, -1, 0, 1, 2, 3, 4])?.statistic, 0)
    expectClose(skewnessTest([-4, -3, -2, -1, 0, 1, 2, 3, 4])?.pValue, 1)
  })

  it('does not depend on the unit', () => {
    const values = column('bell')
    const tiny = shapiroWilk(values.map((value) => value * 1e-200))
    expectClose(
      tiny?.statistic,
      expected<Record<string, Normality>>('normality').bell?.shapiroDouble?.[0] ?? null,
    )
  })
})
