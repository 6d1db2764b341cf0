import type { DescribeFigure } from '@auger/contract/plan'
import type { Cell } from '@auger/contract'
import {
  coefficientOfVariation,
  interquartileRange,
  kurtosis,
  mean,
  median,
  mode,
  quantile,
  range,
  skewness,
  standardDeviation,
  standardError,
  sum,
  variance,
  type Numbers,
} from '../statistics/index.ts'
import { notNumbers, type AnalysisOperation } from './analysis-operation.ts'
import { present } from './cells.ts'

const ofAnything: readonly DescribeFigure['figure'][] = ['count', 'missing', 'missing-share']

export const describe: AnalysisOperation<'describe'> = {
  kind: 'describe',
  problems: ({ figures }, columns) => [
    ...figures.flatMap(({ figure, column }) =>
      ofAnything.includes(figure) ? [] : notNumbers([column], columns),
    ),
    ...figures
      .filter(({ figure, share = -1 }) => figure === 'percentile' && !(share >= 0 && share <= 1))
      .map(({ share }) => `a percentile needs a share from 0 to 1, not ${String(share)}`),
  ],
  run: ({ figures }, cellsOf) => figures.map((figure) => figureOf(figure, cellsOf(figure.column))),
  chart: 'histogram',
}

function figureOf({ figure, share }: DescribeFigure, cells: readonly Cell[]): number | null {
  const missing = cells.filter((cell) => cell === null).length
  switch (figure) {
    case 'count':
      return cells.length - missing
    case 'missing':
      return missing
    case 'missing-share':
      return cells.length === 0 ? null : (missing / cells.length) * 100
    case 'percentile':
      return quantile(present(cells), share ?? 0.5)
    default:
      return kernels[figure](present(cells))
  }
}

type Kernel = (values: Numbers) => number | null

const kernels: {
  readonly [
    Figure in Exclude<DescribeFigure['figure'], 'count' | 'missing' | 'missing-share' | 'percentile'>
  ]: Kernel
} = {
  sum: (values) => (values.length === 0 ? null : sum(values)),
  mean,
  median,
  mode,
  minimum: (values) => quantile(values, 0),
  maximum: (values) => quantile(values, 1),
  range,
  deviation: (values) => standardDeviation(values),
  'population-deviation': (values) => standardDeviation(values, 'population'),
  variance: (values) => variance(values),
  'population-variance': (values) => variance(values, 'population'),
  skewness: (values) => skewness(values),
  'population-skewness': (values) => skewness(values, 'population'),
  'mode-skewness': (values) => overDeviation(mean(values), mode(values), values, 1),
  'median-skewness': (values) => overDeviation(mean(values), median(values), values, 3),
  kurtosis: (values) => kurtosis(values),
  'population-kurtosis': (values) => kurtosis(values, 'population'),
  'interquartile-range': interquartileRange,
  'standard-error': standardError,
  'coefficient-of-variation': (values) => coefficientOfVariation(values),
}

/** Pearson's first and second coefficient: how far the mean lies from the mode, or three times from the median. */
function overDeviation(
  middle: number | null,
  other: number | null,
  values: Numbers,
  times: number,
): number | null {
  const deviation = standardDeviation(values)
  return middle === null || other === null || deviation === null || deviation === 0
    ? null
    : (times * (middle - other)) / deviation
}
