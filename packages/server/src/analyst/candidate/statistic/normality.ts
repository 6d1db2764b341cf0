import type { NormalityAnalysis } from '@auger/contract/plan'
import { option } from '../draft.ts'
import type { Said } from './said.ts'
import { itemsOf, matchNotes, measured, tableIdOf, type StatisticKind } from './statistic-question.ts'

/** Whether a column is normally distributed; Shapiro and Wilk's test unless another is named. */
export const normality: StatisticKind = (question) => {
  const { said, words, columns } = question
  const [column] = measured(question)
  const test = testOf(said)
  if (column === undefined || columns.length > 1 || test === undefined) return []
  const analysis: NormalityAnalysis = {
    kind: 'normality',
    test,
    column: column.ref,
    figures: (['statistic', 'p-value'] as const).map((figure) => ({
      figure,
      as: words.of(words.figures[figure], [column.column.name]),
    })),
  }
  return [
    option(
      { task: 'analysis', tableId: tableIdOf(column), analysis },
      [...itemsOf(columns), ...said.items(...tests, ...spoken)],
      ['statistic:normality', ...matchNotes(columns)],
      0,
    ),
  ]
}

const tests = ['shapiro-wilk', 'dagostino-pearson', 'jarque-bera', 'kolmogorov-smirnov'] as const
const spoken = ['normality', 'distribution', 'significance', 'p-value', 'statistic'] as const

const testOf = (said: Said): NormalityAnalysis['test'] | undefined =>
  tests.find((test) => said.says(test)) ?? (said.says('normality') ? 'shapiro-wilk' : undefined)
