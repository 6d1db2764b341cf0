import type { CalendarGrain } from './time.ts'

/** A statistic over the columns that the verbs of a step leave. */
export type Analysis = FigureAnalysis | ForecastAnalysis

/** Its result has a row for each figure asked for. */
export type FigureAnalysis =
  | DescribeAnalysis
  | CorrelationAnalysis
  | NormalityAnalysis
  | ComparisonAnalysis
  | RegressionAnalysis
  | TrendAnalysis

/** What columns are like, one by one. */
export interface DescribeAnalysis {
  readonly kind: 'describe'
  readonly figures: readonly DescribeFigure[]
}

export const describeFigures = [
  'count',
  'missing',
  'missing-share',
  'sum',
  'mean',
  'median',
  'mode',
  'minimum',
  'maximum',
  'range',
  'deviation',
  'population-deviation',
  'variance',
  'population-variance',
  'skewness',
  'population-skewness',
  'mode-skewness',
  'median-skewness',
  'kurtosis',
  'population-kurtosis',
  'percentile',
  'interquartile-range',
  'standard-error',
  'coefficient-of-variation',
] as const

export interface DescribeFigure {
  readonly figure: (typeof describeFigures)[number]
  readonly column: string
  /** Of a percentile: from 0 to 1. */
  readonly share?: number
  readonly as: string
}

/** How two columns move together; rows that lack either are left out. */
export interface CorrelationAnalysis {
  readonly kind: 'correlation'
  readonly method: 'pearson' | 'spearman' | 'kendall'
  readonly columns: readonly [left: string, right: string]
  readonly figures: readonly {
    readonly figure: 'coefficient' | 'p-value' | 'covariance'
    readonly as: string
  }[]
}

export interface NormalityAnalysis {
  readonly kind: 'normality'
  readonly test:
    | 'shapiro-wilk'
    | 'dagostino-pearson'
    | 'kolmogorov-smirnov'
    | 'standard-kolmogorov-smirnov'
    | 'jarque-bera'
  readonly column: string
  readonly figures: readonly { readonly figure: 'statistic' | 'p-value'; readonly as: string }[]
}

/** Whether groups differ: the values of a column by those of another, or two columns beside each other. */
export interface ComparisonAnalysis {
  readonly kind: 'comparison'
  readonly test:
    | 'student-t'
    | 'welch-t'
    | 'paired-t'
    | 'mann-whitney'
    | 'wilcoxon'
    | 'kolmogorov-smirnov'
    | 'anova'
    | 'kruskal-wallis'
    | 'levene'
    | 'bartlett'
    | 'chi-squared'
  readonly column: string
  readonly with: { readonly kind: 'groups' | 'column'; readonly column: string }
  readonly figures: readonly {
    /** eta-squared: of an analysis of variance, the share of it that the groups explain. */
    readonly figure: 'statistic' | 'p-value' | 'degrees' | 'eta-squared'
    readonly as: string
  }[]
}

export interface RegressionAnalysis {
  readonly kind: 'regression'
  readonly model: 'linear' | 'logistic'
  readonly target: string
  readonly predictors: readonly string[]
  /** Measured on rows that the model has not seen: the share of them, and the seed they are drawn by. Absent: on all rows. */
  readonly split?: { readonly testShare: number; readonly seed: number }
  readonly figures: readonly RegressionFigure[]
}

export interface RegressionFigure {
  readonly figure:
    | 'intercept'
    | 'slope'
    | 'slope-p-value'
    | 'r-squared'
    | 'adjusted-r-squared'
    | 'mean-squared-error'
    | 'root-mean-squared-error'
    | 'mean-absolute-error'
    | 'accuracy'
  /** Of a slope: the predictor. */
  readonly column?: string
  readonly as: string
}

export const trendFigures = [
  'slope',
  'r-squared',
  'slope-p-value',
  'compound-growth',
  'first',
  'last',
  'periods',
] as const

/** How a figure runs from period to period: along the straight line through it, or by one rate from the first to the last. */
export interface TrendAnalysis {
  readonly kind: 'trend'
  /** The column of the first moments of the periods. */
  readonly when: string
  readonly grain: CalendarGrain
  readonly of: string
  /** What periods without a figure count; absent: nothing is told where there are any. */
  readonly gaps?: 'zero'
  readonly figures: readonly {
    /** slope: by how much the line rises a period; compound-growth: in percent a period. */
    readonly figure: (typeof trendFigures)[number]
    readonly as: string
  }[]
}

/**
 * How a figure of periods goes on. Its result has a row for each period that was read, with what would have been foretold for the last of
 * them, and one for each period to come.
 */
export interface ForecastAnalysis {
  readonly kind: 'forecast'
  /** The column of the first moments of the periods. */
  readonly when: string
  readonly grain: CalendarGrain
  readonly of: string
  /** How many periods are foretold. */
  readonly ahead: number
  /** How much of what may come lies between low and high: 0.8 unless told. */
  readonly share?: number
  /** What periods without a figure count; absent: nothing is foretold where there are any. */
  readonly gaps?: 'zero'
  readonly as: { readonly forecast: string; readonly low: string; readonly high: string }
}

export type FigureName =
  | DescribeFigure['figure']
  | CorrelationAnalysis['figures'][number]['figure']
  | NormalityAnalysis['figures'][number]['figure']
  | ComparisonAnalysis['figures'][number]['figure']
  | RegressionFigure['figure']

/** The columns that the result of an analysis has. */
export const figureColumn = 'figure'
export const valueColumn = 'value'

/** The columns that an analysis reads, in a fixed order. */
export function analysedColumns(analysis: Analysis): readonly string[] {
  return [...new Set(namedColumns(analysis))]
}

function namedColumns(analysis: Analysis): readonly string[] {
  switch (analysis.kind) {
    case 'describe':
      return analysis.figures.map(({ column }) => column)
    case 'correlation':
      return analysis.columns
    case 'normality':
      return [analysis.column]
    case 'comparison':
      return [analysis.column, analysis.with.column]
    case 'regression':
      return [...analysis.predictors, analysis.target]
    case 'forecast':
    case 'trend':
      return [analysis.when, analysis.of]
  }
}
