import { describe, expect, it } from 'vitest'
import { column, expected, expectTest, type Pair } from '../fixtures/expected.contract.ts'
import { bartlett, levene } from './equal-variances.ts'
import { kruskalWallis, oneWayAnova } from './several-groups.ts'

interface SeveralGroups {
  readonly groups: readonly string[]
  readonly anova: Pair
  readonly kruskal: Pair
  readonly levene: Pair
  readonly leveneMean: Pair
  readonly bartlett: Pair
}

describe.each(expected<SeveralGroups[]>('severalGroups'))('$groups', (figures) => {
  const groups = figures.groups.map(column)

  it('agree on their means', () => {
    expectTest(oneWayAnova(groups), figures.anova, 1e-9, 'ANOVA')
    expectTest(kruskalWallis(groups), figures.kruskal, 1e-9, 'Kruskal–Wallis')
  })

  it('agree on their variances', () => {
    expectTest(levene(groups), figures.levene, 1e-9, 'Levene')
    expectTest(levene(groups, 'mean'), figures.leveneMean, 1e-9, 'Levene by means')
    expectTest(bartlett(groups), figures.bartlett, 1e-9, 'Bartlett')
  })
})

describe('several groups', () => {
  it('need two groups with values', () => {
    for (const test of [oneWayAnova, kruskalWallis, levene, bartlett]) {
      expect(test([[1, 2, 3]])).toBeNull()
      expect(test([[1, 2, 3], []])).toBeNull()
    }
  })

  it('tell the degrees of freedom', () => {
    const result = oneWayAnova([
      [1, 2],
      [3, 5],
      [2, 8, 9],
    ])
    expect([result?.degreesBetween, result?.degreesWithin]).toEqual([2, 4])
  })
})
