import { describe, expect, it } from 'vitest'
import { column, expectAllClose, expectClose, expected, type Figure } from '../fixtures/expected.contract.ts'
import { exponentialSmoothing } from './exponential-smoothing.ts'
import { growthRates } from './growth.ts'
import { holtWinters } from './holt-winters.ts'
import { movingAverage } from './moving-average.ts'
import { linearTrend } from './trend.ts'

const figures = expected<{
  trend: Figure[]
  trendForecast: Figure[]
  trailing: Record<string, Figure[]>
  centred: Record<string, Figure[]>
  smoothed: Record<string, Figure[]>
  chosenErrors: Record<string, number>
  growth: { values: number[]; first: Figure[]; second: Figure[] }
  holtWinters: { fitted: Figure[]; forecast: Figure[]; squaredError: number; chosenError: number }
}>('time')
const wave = column('wave')

describe('time', () => {
  it('has a trend', () => {
    const trend = linearTrend(wave, 2)
    const actual = [trend?.slope, trend?.intercept, trend?.correlation, trend?.pValue, trend?.slopeError]
    actual.forEach((value, index) => expectClose(value, figures.trend[index] ?? null, 1e-9, `${index}`))
    expectAllClose(trend?.forecast ?? [], figures.trendForecast)
    expect(linearTrend([1])).toBeNull()
  })

  it.each(Object.entries(figures.trailing))('averages the last %s', (window, wanted) => {
    expectAllClose(movingAverage(wave, Number(window)), wanted)
  })

  it.each(Object.entries(figures.centred))('averages %s around each', (window, wanted) => {
    expectAllClose(movingAverage(wave, Number(window), 'centred'), wanted)
  })

  it.each(Object.entries(figures.smoothed))('smooths by %s', (alpha, wanted) => {
    const smoothed = exponentialSmoothing(wave, Number(alpha))
    expectAllClose(smoothed.levels, wanted)
    expect(smoothed.forecast).toBe(smoothed.levels.at(-1))
  })

  it.each(Object.entries(figures.chosenErrors))(
    'chooses as good an alpha for %s as an optimiser does',
    (name, error) => {
      const { squaredError } = exponentialSmoothing(column(name))
      expect(squaredError).toBeLessThan(error * (1 + 1e-6))
      expect(squaredError).toBeGreaterThan(error * (1 - 1e-3))
    },
  )

  it('grows', () => {
    const { values, first, second } = figures.growth
    const finite = (wanted: Figure[]) => wanted.map((value) => (typeof value === 'string' ? null : value))
    expectAllClose(growthRates(values), finite(first))
    expectAllClose(growthRates(values, 2), finite(second))
  })

  it('has seasons', () => {
    const { fitted, forecast, squaredError } = figures.holtWinters
    const result = holtWinters(wave, 12, 15, { alpha: 0.4, beta: 0.1, gamma: 0.3 })
    expectAllClose(result?.fitted ?? [], fitted)
    expectAllClose(result?.forecast ?? [], forecast)
    expectClose(result?.squaredError, squaredError)
    expect(holtWinters(wave.subarray(0, 23), 12, 1)).toBeNull()
  })

  it('chooses as good weights as an optimiser does', () => {
    const error = holtWinters(wave, 12, 0)?.squaredError ?? Infinity
    expect(error).toBeLessThan(figures.holtWinters.chosenError * (1 + 1e-5))
    expect(error).toBeGreaterThan(figures.holtWinters.chosenError * (1 - 1e-3))
  })

  it('refuses what makes no window, weight or season', () => {
    expect(() => movingAverage(wave, 0)).toThrow('0')
    expect(() => exponentialSmoothing(wave, 2)).toThrow('2')
    expect(() => holtWinters(wave, 1, 1)).toThrow('1')
  })
})
