import type { ComparisonAnalysis } from '@auger/contract/plan'
import type { Said, StatisticFigure } from './said.ts'

export type GroupTest = ComparisonAnalysis['test']

const tests: readonly (readonly [StatisticFigure, GroupTest])[] = [
  ['mann-whitney', 'mann-whitney'],
  ['wilcoxon', 'wilcoxon'],
  ['kruskal-wallis', 'kruskal-wallis'],
  ['anova', 'anova'],
  ['chi-squared', 'chi-squared'],
  ['levene', 'levene'],
  ['bartlett', 'bartlett'],
  ['kolmogorov-smirnov', 'kolmogorov-smirnov'],
  ['welch', 'welch-t'],
  ['t-test', 'student-t'],
]

/** The words that name a test of groups. */
export const groupTestFigures: readonly StatisticFigure[] = tests.map(([figure]) => figure)

/** The test of groups that a question names; `unless`: one that means something else there. */
export function namedTest(said: Said, unless?: StatisticFigure): GroupTest | undefined {
  const named = tests.find(([figure]) => figure !== unless && said.says(figure))?.[1]
  return named === 'student-t' && said.says('paired') ? 'paired-t' : named
}
