import type { CorrelationAnalysis } from '@auger/contract/plan'
import { option } from '../draft.ts'
import { saysWithin, type Said } from './said.ts'
import {
  isMeasured,
  itemsOf,
  matchNotes,
  tableIdOf,
  type StatisticKind,
  type StatisticQuestion,
} from './statistic-question.ts'

/** How two columns move together. */
export const correlation: StatisticKind = (question) => {
  const { said, words, columns } = question
  const [left, right, ...more] = columns
  if (left === undefined || right === undefined || more.length > 0) return []
  if (!columns.every(isMeasured) || said.says('regression', 'logistic') || !isAsked(question)) return []
  const names = [left.column.name, right.column.name]
  const figures = said.says('covariance')
    ? (['covariance'] as const)
    : said.says('p-value')
      ? (['p-value', 'coefficient'] as const)
      : (['coefficient', 'p-value'] as const)
  const analysis: CorrelationAnalysis = {
    kind: 'correlation',
    method: methodOf(said),
    columns: [left.ref, right.ref],
    figures: figures.map((figure) => ({ figure, as: words.of(words.figures[figure], names) })),
  }
  return [
    option(
      { task: 'analysis', tableId: tableIdOf(left), analysis, answer: { kind: 'figures' } },
      [...itemsOf(columns), ...said.items(...spoken)],
      ['statistic:correlation', ...matchNotes(columns)],
      0,
    ),
  ]
}

const spoken = [
  'correlation',
  'pearson',
  'spearman',
  'kendall',
  'covariance',
  'coefficient',
  'significance',
  'p-value',
] as const

/** A coefficient alone may be that of a regression. */
const isAsked = ({ reading, said }: StatisticQuestion): boolean =>
  said.says('correlation', 'pearson', 'spearman', 'kendall', 'covariance') ||
  said.items('coefficient').some((item) => saysWithin(reading, item, 'correlation'))

function methodOf(said: Said): CorrelationAnalysis['method'] {
  if (said.says('pearson')) return 'pearson'
  if (said.says('spearman')) return 'spearman'
  return said.says('kendall') ? 'kendall' : 'pearson'
}
