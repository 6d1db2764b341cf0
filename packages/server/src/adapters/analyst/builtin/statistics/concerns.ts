import { statisticsWords, type StatisticsWords, type Term } from '../../../../locales/index.ts'
import type { AnalystQuestion } from '../../../../ports/analyst.ts'
import { parseTemplate } from './template.ts'
import { hasTerm, says, termsIn } from './terms-in.ts'

/** What no plain question asks for. */
const statistical: readonly Term[] = [
  ...([
    'pearson',
    'spearman',
    'kendall',
    'covariance',
    'skewness',
    'kurtosis',
    'outlier',
    'percentile',
    'association',
  ] as const),
  ...(['interquartile-range', 'standard-error', 'normality', 'shapiro-wilk', 'dagostino-pearson'] as const),
  ...(['jarque-bera', 'kolmogorov-smirnov', 't-test', 'welch', 'mann-whitney', 'wilcoxon', 'anova'] as const),
  ...([
    'kruskal-wallis',
    'chi-squared',
    'levene',
    'bartlett',
    'regression',
    'logistic',
    'fill',
    'r-squared',
  ] as const),
]

/** Whether a question is one of statistics, or says how its answer is to be written. */
export const concerns = ({ text, language }: AnalystQuestion): boolean =>
  parseTemplate(text) !== undefined ||
  namesCorrelation(text, statisticsWords(language)) ||
  hasTerm(termsIn(text, statisticsWords(language)), ...statistical)

/** A relationship is also one of tables and people; a correlation is only this, whatever the language around it. */
export const namesCorrelation = (text: string, words: StatisticsWords): boolean =>
  /correlat|korrel|корреляц|коррелир|相关|tương quan|korelasi/iu.test(text) ||
  says(text, words.correlates ?? '')
