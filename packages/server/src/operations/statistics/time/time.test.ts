import { describe, expect, it } from 'vitest'
import { column, expectAllClose, expectClose, expected, type Figure } from '../fixtures/expected.contract.ts'
import { growthRates } from './growth.ts'
import { movingAverage } from './moving-average.ts'
import { linearTrend } from './trend.ts'

const figures = expected<{
  trend: Figure[]
  trendForecast: Figure[]
  trailing: Record<string, Figure[]>
  centred: Record<string, Figure[]>
  growth: { values: number[]; first: Figure[]; second: Figure[] }
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

  it('grows', () => {
    const { values, first, second } = figures.growth
    const finite = (wanted: Figure[]) => wanted.map((value) => (typeof value === 'string' ? null : value))
    expectAllClose(growthRates(values), finite(first))
    expectAllClose(growthRates(values, 2), finite(second))
  })

  it('refuses what makes no window', () => {
    expect(() => movingAverage(wave, 0)).toThrow('0')
  })
})
