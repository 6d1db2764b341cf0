import { z } from 'zod'
import { describeFigures, type Analysis } from '../analysis.ts'
import { schemaOf } from './schema-of.ts'

const column = z.string()
const as = z.string()

/** Figures that need no more than their name. */
const figuresOf = <const Names extends readonly [string, ...string[]]>(names: Names) =>
  z.array(z.strictObject({ figure: z.enum(names), as }))

const comparisonTests = [
  'student-t',
  'welch-t',
  'paired-t',
  'mann-whitney',
  'wilcoxon',
  'kolmogorov-smirnov',
  'anova',
  'kruskal-wallis',
  'levene',
  'bartlett',
  'chi-squared',
] as const

const normalityTests = [
  'shapiro-wilk',
  'dagostino-pearson',
  'kolmogorov-smirnov',
  'standard-kolmogorov-smirnov',
  'jarque-bera',
] as const

const regressionFigures = [
  'intercept',
  'slope',
  'slope-p-value',
  'r-squared',
  'adjusted-r-squared',
  'mean-squared-error',
  'root-mean-squared-error',
  'mean-absolute-error',
  'accuracy',
] as const

export const analysis = schemaOf<Analysis>()(
  z.discriminatedUnion('kind', [
    z.strictObject({
      kind: z.literal('describe'),
      figures: z.array(
        z.strictObject({
          figure: z.enum(describeFigures),
          column,
          share: z.number().exactOptional(),
          as,
        }),
      ),
    }),
    z.strictObject({
      kind: z.literal('correlation'),
      method: z.enum(['pearson', 'spearman', 'kendall']),
      columns: z.tuple([column, column]),
      figures: figuresOf(['coefficient', 'p-value', 'covariance']),
    }),
    z.strictObject({
      kind: z.literal('normality'),
      test: z.enum(normalityTests),
      column,
      figures: figuresOf(['statistic', 'p-value']),
    }),
    z.strictObject({
      kind: z.literal('comparison'),
      test: z.enum(comparisonTests),
      column,
      with: z.strictObject({ kind: z.enum(['groups', 'column']), column }),
      figures: figuresOf(['statistic', 'p-value', 'degrees']),
    }),
    z.strictObject({
      kind: z.literal('regression'),
      model: z.enum(['linear', 'logistic']),
      target: column,
      predictors: z.array(column),
      split: z.strictObject({ testShare: z.number(), seed: z.number() }).exactOptional(),
      figures: z.array(
        z.strictObject({ figure: z.enum(regressionFigures), column: column.exactOptional(), as }),
      ),
    }),
  ]),
)
