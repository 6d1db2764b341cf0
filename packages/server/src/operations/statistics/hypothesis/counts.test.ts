import { describe, expect, it } from 'vitest'
import {
  expectAllClose,
  expectClose,
  expected,
  expectTest,
  type Pair,
} from '../fixtures/expected.contract.ts'
import type { Alternative } from '../numbers.ts'
import { chiSquaredIndependence } from './chi-squared.ts'
import { fisherExact, type FourCounts } from './fisher-exact.ts'
import { twoProportionsZ } from './two-proportions.ts'

interface Table {
  readonly table: readonly (readonly number[])[]
  readonly plain: Pair
  readonly default: Pair
  readonly degrees: number
  readonly expected: readonly (readonly number[])[]
  readonly fisher?: Record<Alternative, Pair>
}

const tables = expected<Table[]>('tables')
const fourfold = tables.filter(({ fisher }) => fisher !== undefined)

describe.each(tables)('the table $table', (figures) => {
  it('agrees on independence', () => {
    const result = chiSquaredIndependence(figures.table)
    expectTest(result, figures.default, 1e-9, 'chi-squared')
    expectTest(chiSquaredIndependence(figures.table, false), figures.plain, 1e-9, 'without correction')
    expect(result?.degrees).toBe(figures.degrees)
    figures.expected.forEach((row, index) => expectAllClose(result?.expected[index] ?? [], row))
  })
})

describe.each(fourfold)('the four counts $table', (figures) => {
  it.each(['two-sided', 'less', 'greater'] as const)('agree with Fisher, %s', (side) => {
    const result = fisherExact(figures.table as unknown as FourCounts, side)
    expectClose(result.oddsRatio, figures.fisher?.[side]?.[0] ?? null, 1e-9, 'odds ratio')
    expectClose(result.pValue, figures.fisher?.[side]?.[1] ?? null, 1e-9, 'p')
  })

  it('agree with two proportions: z² is the chi-squared without correction', () => {
    const [[a = 0, b = 0] = [], [c = 0, d = 0] = []] = figures.table
    const result = twoProportionsZ({ successes: a, trials: a + b }, { successes: c, trials: c + d })
    expectClose((result?.statistic ?? Number.NaN) ** 2, figures.plain?.[0] ?? null)
    expectClose(result?.pValue, figures.plain?.[1] ?? null)
    const less = twoProportionsZ({ successes: a, trials: a + b }, { successes: c, trials: c + d }, 'less')
    const half = (result?.pValue ?? Number.NaN) / 2
    expectClose(less?.pValue, a / (a + b) < c / (c + d) ? half : 1 - half)
  })
})

describe('counts', () => {
  it('are null where nothing is expected', () => {
    expect(chiSquaredIndependence([[0, 0], [1, 2]])).toBeNull() // prettier-ignore
    expect(fisherExact([[0, 0], [1, 2]])).toEqual({ oddsRatio: null, pValue: 1 }) // prettier-ignore
    expect(twoProportionsZ({ successes: 0, trials: 5 }, { successes: 0, trials: 4 })).toBeNull()
    expect(twoProportionsZ({ successes: 0, trials: 0 }, { successes: 1, trials: 4 })).toBeNull()
  })
})
