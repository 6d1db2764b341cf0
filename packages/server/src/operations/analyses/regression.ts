import type { Cell } from '@auger/contract'
import type { RegressionAnalysis, RegressionFigure } from '@auger/contract/plan'
import {
  accuracy,
  fitMeasures,
  linearRegression,
  logisticRegression,
  predictClasses,
  predictLinear,
  slopePValues,
  trainTestSplit,
  type Label,
} from '../statistics/index.ts'
import { notNumbers, type AnalysisOperation } from './analysis-operation.ts'
import { numberOf } from './cells.ts'

export const regression: AnalysisOperation<'regression'> = {
  kind: 'regression',
  problems: ({ model, target, predictors, split, figures }, columns) => [
    ...notNumbers(model === 'linear' ? [...predictors, target] : predictors, columns),
    ...(predictors.length === 0 ? ['a regression needs a predictor'] : []),
    ...(predictors.includes(target) ? [`"${target}" cannot be predicted from itself`] : []),
    ...(split === undefined || (split.testShare > 0 && split.testShare < 1)
      ? []
      : [`a split of ${split.testShare} leaves nothing to learn from or to test`]),
    ...figures
      .filter(({ column }) => column !== undefined && !predictors.includes(column))
      .map(({ column }) => `"${String(column)}" is no predictor`),
    ...figures
      .filter(({ figure }) => (figure === 'accuracy') !== (model === 'logistic'))
      .map(({ figure }) => `a ${model} regression has no ${figure}`),
  ],
  run: (analysis, cellsOf) => {
    const rows = completeRows(analysis, cellsOf)
    return analysis.model === 'linear' ? linear(analysis, rows) : logistic(analysis, rows)
  },
  chart: 'scatter',
}

interface Rows {
  readonly predictors: readonly (readonly number[])[]
  readonly target: readonly Label[]
}

function completeRows(
  { predictors, target }: RegressionAnalysis,
  cellsOf: (column: string) => readonly Cell[],
): Rows {
  const columns = predictors.map((name) => cellsOf(name).map(numberOf))
  const labels = cellsOf(target)
  const kept = labels.flatMap((label, row) =>
    label !== null && columns.every((column) => (column[row] ?? null) !== null) ? [row] : [],
  )
  return {
    predictors: columns.map((column) => kept.map((row) => column[row] ?? NaN)),
    target: kept.map((row) => {
      const label = labels[row] ?? null
      return typeof label === 'number' || typeof label === 'string' ? label : String(label)
    }),
  }
}

/** The rows to learn from and those to measure on, which are the same where nothing is split. */
function parts({ predictors, target }: Rows, { split }: RegressionAnalysis): readonly [Rows, Rows] {
  if (split === undefined)
    return [
      { predictors, target },
      { predictors, target },
    ]
  const { train, test } = trainTestSplit(target.length, split.testShare, split.seed)
  const pick = (rows: ArrayLike<number>): Rows => ({
    predictors: predictors.map((column) => Array.from(rows, (row) => column[row] ?? NaN)),
    target: Array.from(rows, (row) => target[row] ?? 0),
  })
  return [pick(train), pick(test)]
}

function linear(analysis: RegressionAnalysis, rows: Rows): readonly (number | null)[] {
  const [train, test] = parts(rows, analysis)
  const known = train.target.map(Number)
  const model = linearRegression(train.predictors, known)
  if (model === null) return analysis.figures.map(() => null)
  const actual = test.target.map(Number)
  const fit = fitMeasures(actual, predictLinear(model, test.predictors, actual.length))
  const wantsP = analysis.figures.some(({ figure }) => figure === 'slope-p-value')
  const pValues = wantsP ? slopePValues(train.predictors, known, model) : []
  const count = actual.length
  const adjusted = (rSquared: number): number =>
    1 - ((1 - rSquared) * (count - 1)) / (count - analysis.predictors.length - 1)
  const valueOf = ({ figure, column }: RegressionFigure): number | null => {
    const place = analysis.predictors.indexOf(column ?? '')
    switch (figure) {
      case 'intercept':
        return model.intercept
      case 'slope':
        return model.coefficients[place] ?? null
      case 'slope-p-value':
        return pValues[place] ?? null
      case 'r-squared':
        return fit?.rSquared ?? null
      case 'adjusted-r-squared':
        return fit === null || fit.rSquared === null ? null : adjusted(fit.rSquared)
      case 'mean-squared-error':
        return fit?.meanSquaredError ?? null
      case 'root-mean-squared-error':
        return fit?.rootMeanSquaredError ?? null
      case 'mean-absolute-error':
        return fit?.meanAbsoluteError ?? null
      case 'accuracy':
        return null
    }
  }
  return analysis.figures.map(valueOf)
}

function logistic(analysis: RegressionAnalysis, rows: Rows): readonly (number | null)[] {
  const [train, test] = parts(rows, analysis)
  const model = logisticRegression(train.predictors, train.target)
  const right =
    model === null ? null : accuracy(test.target, predictClasses(model, test.predictors, test.target.length))
  return analysis.figures.map(({ figure }) => (figure === 'accuracy' ? right : null))
}
