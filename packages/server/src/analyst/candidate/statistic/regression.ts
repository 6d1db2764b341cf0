import type { RegressionAnalysis, RegressionFigure } from '@auger/contract/plan'
import { option, type Option } from '../draft.ts'
import type { Said } from './said.ts'
import {
  isMeasured,
  itemsOf,
  matchNotes,
  tableIdOf,
  type NamedColumn,
  type StatisticFrame,
  type StatisticKind,
  type StatisticQuestion,
} from './statistic-question.ts'

/** How a column follows from others: of the first that is named on the others, or of the last, which people also say. */
export const regression: StatisticKind = (question) => {
  const { said, columns } = question
  if (!said.says('regression') || said.says('logistic') || columns.length < 2) return []
  if (!columns.every(isMeasured) || said.says('correlation', 'accuracy')) return []
  const [first, ...rest] = columns
  const last = columns.at(-1)
  if (first === undefined || last === undefined) return []
  return [
    modelOf(question, first, rest, 'statistic:regression', 0),
    modelOf(question, last, columns.slice(0, -1), 'statistic:regression-reversed', 0.6),
  ]
}

function modelOf(
  { said, words, columns }: StatisticQuestion,
  target: NamedColumn,
  predictors: readonly NamedColumn[],
  note: string,
  cost: number,
): Option<StatisticFrame> {
  const named = (figure: RegressionFigure['figure'], column?: NamedColumn): RegressionFigure => ({
    figure,
    ...(column === undefined ? {} : { column: column.ref }),
    as: words.of(words.figures[figure], [(column ?? target).column.name]),
  })
  const figures = figuresOf(said).flatMap((figure) =>
    figure === 'slope' || figure === 'slope-p-value'
      ? predictors.map((column) => named(figure, column))
      : [named(figure)],
  )
  const analysis: RegressionAnalysis = {
    kind: 'regression',
    model: 'linear',
    target: target.ref,
    predictors: predictors.map(({ ref }) => ref),
    figures,
  }
  return option(
    { task: 'analysis', tableId: tableIdOf(target), analysis },
    [
      ...itemsOf(columns),
      ...said.items('regression', 'adjusted', 'significance', ...asked.map(([one]) => one)),
    ],
    [note, ...matchNotes(columns)],
    cost,
  )
}

const asked = [
  ['coefficient', 'slope'],
  ['intercept', 'intercept'],
  ['p-value', 'slope-p-value'],
  ['r-squared', 'r-squared'],
  ['mean-squared-error', 'mean-squared-error'],
  ['root-mean-squared-error', 'root-mean-squared-error'],
  ['mean-absolute-error', 'mean-absolute-error'],
] as const

/** Those that are named; else the line and how well it fits. */
function figuresOf(said: Said): readonly RegressionFigure['figure'][] {
  const named = asked
    .filter(([figure]) => said.says(figure))
    .map(([, figure]) => (figure === 'r-squared' && said.says('adjusted') ? 'adjusted-r-squared' : figure))
  return named.length > 0 ? named : ['slope', 'intercept', 'r-squared']
}
