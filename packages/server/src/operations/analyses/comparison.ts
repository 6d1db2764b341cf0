import type { Cell } from '@auger/contract'
import type { ComparisonAnalysis } from '@auger/contract/plan'
import {
  bartlett,
  chiSquaredIndependence,
  kruskalWallis,
  levene,
  mannWhitney,
  oneWayAnova,
  pairedT,
  twoSampleKolmogorovSmirnov,
  twoSampleT,
  welchT,
  wilcoxonSignedRank,
  type AnalysisOfVariance,
  type TestResult,
} from '../statistics/index.ts'
import { notNumbers, type AnalysisOperation } from './analysis-operation.ts'
import { complete, numberOf, present } from './cells.ts'

export const comparison: AnalysisOperation<'comparison'> = {
  kind: 'comparison',
  problems: (analysis, columns) => [
    ...(analysis.test === 'chi-squared' ? [] : notNumbers([analysis.column], columns)),
    ...(analysis.with.kind === 'column' ? notNumbers([analysis.with.column], columns) : []),
    ...(analysis.test !== 'anova' && analysis.figures.some(({ figure }) => figure === 'eta-squared')
      ? [`${analysis.test} explains no share of the variance`]
      : []),
    ...(paired.includes(analysis.test) && analysis.with.kind === 'groups'
      ? [`${analysis.test} compares two columns, not groups`]
      : []),
  ],
  run: (analysis, cellsOf) => {
    const found = tested(analysis, cellsOf(analysis.column), cellsOf(analysis.with.column))
    return analysis.figures.map(({ figure }) => {
      switch (figure) {
        case 'statistic':
          return found?.statistic ?? null
        case 'p-value':
          return found?.pValue ?? null
        case 'degrees':
          return found !== null && 'degrees' in found ? Number(found.degrees) : null
        case 'eta-squared':
          return explained(found)
      }
    })
  },
  chart: 'box',
}

const paired: readonly ComparisonAnalysis['test'][] = ['paired-t', 'wilcoxon']

function tested(
  { test, with: other }: ComparisonAnalysis,
  values: readonly Cell[],
  others: readonly Cell[],
): TestResult | AnalysisOfVariance | null {
  if (test === 'chi-squared') return chiSquaredIndependence(countsOf(values, others))
  const groups = other.kind === 'groups' ? groupsOf(values, others) : [present(values), present(others)]
  const [left, right, more] = groups
  if (left === undefined || right === undefined) return null
  const pairs = (): readonly Float64Array[] => complete([values, others])
  switch (test) {
    case 'anova':
      return oneWayAnova(groups)
    case 'kruskal-wallis':
      return kruskalWallis(groups)
    case 'levene':
      return levene(groups)
    case 'bartlett':
      return bartlett(groups)
    case 'paired-t':
      return pairedT(pairs()[0] ?? [], pairs()[1] ?? [])
    case 'wilcoxon':
      return wilcoxonSignedRank(pairs()[0] ?? [], pairs()[1] ?? [])
    case 'student-t':
      return more === undefined ? twoSampleT(left, right) : null
    case 'welch-t':
      return more === undefined ? welchT(left, right) : null
    case 'mann-whitney':
      return more === undefined ? mannWhitney(left, right) : null
    case 'kolmogorov-smirnov':
      return more === undefined ? twoSampleKolmogorovSmirnov(left, right) : null
  }
}

/** The share of the variance that lies between the groups: between over all, by their degrees of freedom. */
function explained(found: TestResult | AnalysisOfVariance | null): number | null {
  if (found === null || !('degreesBetween' in found)) return null
  const between = found.statistic * found.degreesBetween
  return between / (between + found.degreesWithin)
}

/** The numbers of each group, in the order in which the groups first come. */
function groupsOf(values: readonly Cell[], keys: readonly Cell[]): readonly Float64Array[] {
  const groups = new Map<string, number[]>()
  values.forEach((cell, row) => {
    const value = numberOf(cell)
    const key = keys[row] ?? null
    if (value === null || key === null) return
    const name = String(key)
    const group = groups.get(name)
    if (group === undefined) groups.set(name, [value])
    else group.push(value)
  })
  return [...groups.values()].map((group) => Float64Array.from(group))
}

function countsOf(rows: readonly Cell[], columns: readonly Cell[]): readonly number[][] {
  const pairs = rows.flatMap((row, at) => {
    const column = columns[at] ?? null
    return row === null || column === null ? [] : [[String(row), String(column)] as const]
  })
  const across = [...new Set(pairs.map(([, column]) => column))]
  const counts = new Map<string, number[]>()
  for (const [row, column] of pairs) {
    const line = counts.get(row) ?? across.map(() => 0)
    line[across.indexOf(column)] = (line[across.indexOf(column)] ?? 0) + 1
    counts.set(row, line)
  }
  return [...counts.values()]
}
