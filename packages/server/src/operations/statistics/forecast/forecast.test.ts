import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import {
  column,
  expectAllClose,
  expectClose,
  expected as figures,
  type Figure,
} from '../fixtures/expected.contract.ts'
import { lowestPoint } from './lowest-point.ts'
import { fewestValues, forecast, forecastErrors } from './forecast.ts'
import { sum } from '../numbers.ts'
import type { State, Weights } from './shape.ts'
import { expected, smooth, spreads } from './smooth.ts'

interface Told {
  squaredError: number
  forecast: number[]
  widths: number[]
}

const told = JSON.parse(
  readFileSync(new URL('fixtures/holt-winters.json', import.meta.url), 'utf8'),
) as Record<'seasonal' | 'trend' | 'level', Told> & Record<'values' | 'seasons', number[]>

const { holtWinters: textbook, chosenErrors } = figures<{
  holtWinters: { fitted: Figure[]; forecast: Figure[]; squaredError: number; chosenError: number }
  chosenErrors: Record<string, number>
}>('time')
const months = column('wave')
const [firstMean = 0, secondMean = 0] = [months.slice(0, 12), months.slice(12, 24)].map(
  (year) => sum(year) / 12,
)
const firstSeason: State = {
  level: firstMean,
  trend: (secondMean - firstMean) / 12,
  seasons: Array.from(months.slice(0, 12), (value) => value - firstMean),
}

const wave = (count: number, noise: number): number[] =>
  Array.from(
    { length: count },
    (_, index) =>
      500 + 4 * index + 60 * Math.sin((index * Math.PI) / 6) + noise * (((index * index * 7) % 11) - 5),
  )

describe('smoothing', () => {
  // R begins with the second season, the third or the second value.
  it.each([
    ['seasonal', 12, { level: 0.4, trend: 0.08, season: 0.18, damping: 1 }],
    ['trend', 2, { level: 0.5, trend: 0.05, season: 0, damping: 1 }],
    ['level', 1, { level: 0.3, trend: 0, season: 0, damping: 1 }],
  ] satisfies [keyof typeof told, number, Weights][])('is what R makes of a %s', (kind, first, weights) => {
    const seasons = kind === 'seasonal' ? told.seasons : [0]
    const start: State = { level: 198, trend: kind === 'level' ? 0 : 3, seasons }
    const { squaredError, state } = smooth(told.values.slice(first), weights, start)
    const wanted = told[kind]
    expectClose(squaredError, wanted.squaredError)
    expectAllClose(expected(state, weights, 15), wanted.forecast)
    expectAllClose(spreads(weights, seasons.length, 15).map(Math.sqrt), wanted.widths)
  })

  it('is what the textbook makes of a season', () => {
    const weights = { level: 0.4, trend: 0.04, season: 0.3, damping: 1 }
    const { errors, squaredError, state } = smooth(months, weights, firstSeason)
    const fitted = errors.map((error, index) => (months[index] ?? 0) - error)
    expectAllClose(fitted, textbook.fitted)
    expectAllClose(expected(state, weights, 15), textbook.forecast)
    expectClose(squaredError, textbook.squaredError)
  })

  it('chooses as good weights as an optimiser does', () => {
    const weightsAt = ([level = 0, trend = 0, season = 0]: readonly number[]): Weights => ({
      ...{ level, trend: level * trend, season, damping: 1 },
    })
    const errorAt = (point: readonly number[]) => smooth(months, weightsAt(point), firstSeason).squaredError
    const error = errorAt(lowestPoint(errorAt, 3))
    expect(error).toBeLessThan(textbook.chosenError * (1 + 1e-5))
    expect(error).toBeGreaterThan(textbook.chosenError * (1 - 1e-3))
  })

  it.each(Object.entries(chosenErrors))(
    'chooses as good a level for %s as an optimiser does',
    (name, wanted) => {
      const [first = 0, ...others] = column(name)
      const start: State = { level: first, trend: 0, seasons: [0] }
      const errorAt = ([level = 0]: readonly number[]) =>
        smooth(others, { level, trend: 0, season: 0, damping: 1 }, start).squaredError
      const error = errorAt(lowestPoint(errorAt, 1))
      expect(error).toBeLessThan(wanted * (1 + 1e-6))
      expect(error).toBeGreaterThan(wanted * (1 - 1e-3))
    },
  )

  it('spreads as far as one error is carried on', () => {
    const weights = { level: 0.4, trend: 0.1, season: 0.2, damping: 0.9 }
    const still: State = { level: 0, trend: 0, seasons: [0, 0, 0, 0] }
    const { state } = smooth([1], weights, still)
    let variance = 1
    const wanted = expected(state, weights, 9).map((carried) => (variance += carried ** 2))
    expectAllClose(spreads(weights, 4, 10), [1, ...wanted])
  })
})

describe('a forecast', () => {
  it('goes on with trend and season', () => {
    const all = wave(84, 0)
    const found = forecast(all.slice(0, 72), 12, 12)
    expect(found?.shape.period).toBe(12)
    found?.points.forEach(({ value }, step) => expectClose(value, all[72 + step] ?? null, 1e-2))
  })

  it('has an interval around each value that widens', () => {
    const { points } = forecast(wave(72, 3), 12, 6) ?? { points: [] }
    expect(points).toHaveLength(6)
    for (const { low, value, high } of points) {
      expect(low).toBeLessThan(value)
      expect(value).toBeLessThan(high)
    }
    const [first, last] = [points[0], points[5]]
    expect((last?.high ?? 0) - (last?.low ?? 0)).toBeGreaterThanOrEqual(
      (first?.high ?? 0) - (first?.low ?? 0),
    )
  })

  it('was tried on the last values beside saying the same again', () => {
    const values = wave(72, 1)
    const { backtest = [] } = forecast(values, 12, 12) ?? {}
    expect(backtest).toHaveLength(12)
    const { error, naive } = forecastErrors(values, backtest, 12)
    // A year ago everything was 48 lower.
    expectClose(naive, 48, 0.1)
    expect(error).toBeLessThan(10)
  })

  it('is not made of a few values', () => {
    expect(forecast(wave(fewestValues - 1, 1), 12, 1)).toBeNull()
    expect(forecast(wave(20, 1), 12, 12)).toBeNull()
  })

  it('stays above nothing where all values do', () => {
    const falling = Array.from(
      { length: 24 },
      (_, index) => 100 * 0.8 ** index * (index % 2 === 0 ? 1.1 : 0.9),
    )
    for (const { low } of forecast(falling, 1, 12)?.points ?? []) expect(low).toBeGreaterThan(0)
  })

  it('of a constant is that constant', () => {
    const { points } = forecast(
      Array.from({ length: 24 }, () => 7),
      12,
      3,
    ) ?? { points: [] }
    expect(points).toHaveLength(3)
    for (const { low, value, high } of points) expect([low, value, high]).toEqual([7, 7, 7])
  })
})
