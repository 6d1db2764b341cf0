import { chiSquaredSf, fisherFSf } from '../distributions/sampling.ts'
import { mean } from '../moments/mean.ts'
import { squaredDeviations } from '../moments/spread.ts'
import { sum, testResult, type Numbers, type TestResult } from '../numbers.ts'
import { ranking, tieTerm } from '../ranks.ts'

export interface AnalysisOfVariance extends TestResult {
  readonly degreesBetween: number
  readonly degreesWithin: number
}

/** One-way, on two groups or more. Null with an empty group, no degrees of freedom left, or all values equal. */
export function oneWayAnova(groups: readonly Numbers[]): AnalysisOfVariance | null {
  const all = groups.flatMap((group) => [...group])
  const degreesBetween = groups.length - 1
  const degreesWithin = all.length - groups.length
  const centre = mean(all)
  const centres = groups.map(mean)
  if (centre === null || degreesBetween < 1 || degreesWithin < 1) return null
  const between = groups.map((group, index) => group.length * ((centres[index] ?? Number.NaN) - centre) ** 2)
  const within = sum(groups.map(squaredDeviations))
  const constantGroups = within === 0 && sum(between) <= all.length * (1e-15 * centre) ** 2
  const f = constantGroups ? Number.NaN : sum(between) / degreesBetween / (within / degreesWithin)
  const result = testResult(f, fisherFSf(f, degreesBetween, degreesWithin))
  return result === null ? null : { ...result, degreesBetween, degreesWithin }
}

/** Kruskal and Wallis's H, corrected for ties. Null below two groups, with an empty one, or all values equal. */
export function kruskalWallis(groups: readonly Numbers[]): TestResult | null {
  if (groups.length < 2 || groups.some((group) => group.length === 0)) return null
  const { ranks, tieSizes } = ranking(groups.flatMap((group) => [...group]))
  const count = ranks.length
  let start = 0
  const parts = groups.map((group) => {
    const rankSum = sum(ranks.subarray(start, start + group.length))
    start += group.length
    return rankSum ** 2 / group.length
  })
  const correction = 1 - tieTerm(tieSizes) / (count ** 3 - count)
  if (!(correction > 0)) return null
  const h = ((12 / (count * (count + 1))) * sum(parts) - 3 * (count + 1)) / correction
  return testResult(h, chiSquaredSf(h, groups.length - 1))
}
