import type { ComparisonAnalysis, CorrelationAnalysis, NormalityAnalysis } from '@auger/contract/plan'
import type { Term } from '../../../../locales/index.ts'
import type { Scene } from './scene.ts'
import { hasTerm } from './terms-in.ts'

/** Which test of normality is meant; Shapiro and Wilk's where none is named. */
export function normalityTest({ terms, prose }: Scene): NormalityAnalysis['test'] | undefined {
  if (hasTerm(terms, 'anderson-darling')) return undefined
  if (hasTerm(terms, 'shapiro-wilk')) return 'shapiro-wilk'
  if (hasTerm(terms, 'dagostino-pearson')) return 'dagostino-pearson'
  if (hasTerm(terms, 'jarque-bera')) return 'jarque-bera'
  if (hasTerm(terms, 'kolmogorov-smirnov') && !/two[-\s]sample/iu.test(prose)) return 'kolmogorov-smirnov'
  return hasTerm(terms, 'normality') ? 'shapiro-wilk' : undefined
}

const comparisons: readonly (readonly [Term, ComparisonAnalysis['test']])[] = [
  ['mann-whitney', 'mann-whitney'],
  ['wilcoxon', 'wilcoxon'],
  ['kruskal-wallis', 'kruskal-wallis'],
  ['anova', 'anova'],
  ['chi-squared', 'chi-squared'],
  ['levene', 'levene'],
  ['bartlett', 'bartlett'],
  ['welch', 'welch-t'],
  ['t-test', 'student-t'],
]

export function comparisonTest({ terms }: Scene): ComparisonAnalysis['test'] | undefined {
  const named = comparisons.find(([term]) => hasTerm(terms, term))?.[1]
  return named === 'student-t' && hasTerm(terms, 'paired') ? 'paired-t' : named
}

export function correlationMethod({ terms }: Scene): CorrelationAnalysis['method'] {
  if (hasTerm(terms, 'spearman') && !hasTerm(terms, 'pearson')) return 'spearman'
  return hasTerm(terms, 'kendall') && !hasTerm(terms, 'pearson') ? 'kendall' : 'pearson'
}
