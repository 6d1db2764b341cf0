import { describe, expect, it } from 'vitest'
import { column, expected, expectTest, type Figure, type Pair } from '../fixtures/expected.contract.ts'
import type { Alternative } from '../numbers.ts'
import { mannWhitney } from './mann-whitney.ts'
import { oneSampleT, pairedT, twoSampleT, welchT } from './student-t.ts'
import { twoSampleKolmogorovSmirnov } from './two-sample-kolmogorov-smirnov.ts'
import { wilcoxonSignedRank } from './wilcoxon.ts'

interface Tests {
  readonly twoSampleT: Pair
  readonly welchT: Pair
  readonly mannWhitney: Pair
  readonly pairedT?: Pair
  readonly wilcoxon?: Pair
}

type TwoSamples = {
  readonly left: string
  readonly right: string
  readonly kolmogorovSmirnov: Pair
} & Partial<Record<Alternative, Tests>>

const sides = ['two-sided', 'less', 'greater'] as const

describe.each(expected<TwoSamples[]>('twoSamples'))('$left against $right', (figures) => {
  const [left, right] = [column(figures.left), column(figures.right)]

  it.each(sides.filter((side) => figures[side] !== undefined))('agrees, %s', (side) => {
    const wanted = figures[side]
    expectTest(twoSampleT(left, right, side), wanted?.twoSampleT, 1e-9, 't')
    expectTest(welchT(left, right, side), wanted?.welchT, 1e-9, 'Welch')
    expectTest(mannWhitney(left, right, side), wanted?.mannWhitney, 1e-9, 'Mann–Whitney')
    if (left.length !== right.length) return
    expectTest(pairedT(left, right, side), wanted?.pairedT, 1e-9, 'paired t')
    expectTest(wilcoxonSignedRank(left, right, side), wanted?.wilcoxon, 1e-9, 'Wilcoxon')
  })

  it('agrees with Kolmogorov and Smirnov', () => {
    expectTest(twoSampleKolmogorovSmirnov(left, right), figures.kolmogorovSmirnov, 1e-9, 'Kolmogorov–Smirnov')
  })
})

describe('two samples', () => {
  it.each(expected<[string, number, Alternative, Figure, Figure][]>('oneSampleT'))(
    'compares %s with %d, %s',
    (name, wanted, side, statistic, pValue) => {
      expectTest(oneSampleT(column(name), wanted, side), [statistic, pValue], 1e-9, 't')
    },
  )

  it('tells the degrees of freedom', () => {
    expect(twoSampleT([1, 2, 4], [2, 3, 7, 8])?.degrees).toBe(5)
    expect(pairedT([1, 2, 4], [2, 3, 7])?.degrees).toBe(2)
    expect(welchT([1, 2, 3, 4], [1, 2, 3, 4])?.degrees).toBe(6)
  })

  it('is null for too few values', () => {
    expect([
      oneSampleT([1], 0),
      twoSampleT([1], [2]),
      twoSampleT([], [1, 2, 3]),
      welchT([1], [1, 2]),
    ]).toEqual([null, null, null, null])
    expect([mannWhitney([], [1]), twoSampleKolmogorovSmirnov([], [1]), wilcoxonSignedRank([], [])]).toEqual([
      null,
      null,
      null,
    ])
  })

  it('refuses pairs of different length', () => {
    expect(() => pairedT([1, 2], [1])).toThrow('2 and 1')
  })
})
