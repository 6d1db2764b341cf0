import { z } from 'zod'
import { describeFigures, trendFigures, type Analysis } from '../analysis.ts'
import { calendarGrains } from '../time.ts'
import { choice, column, kind, list, number, text } from './fields.ts'
import { schemaOf } from './schema-of.ts'

const as = text('What the figure is called.')

/** Figures that need no more than their name. */
const figuresOf = <const Names extends readonly [string, ...string[]]>(names: Names) =>
  list(z.strictObject({ figure: choice(names, 'Which figure.'), as }), 'The figures, a row each.')

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
  z
    .discriminatedUnion('kind', [
      z.strictObject({
        kind: kind('describe', 'What columns are like, one by one.'),
        figures: list(
          z.strictObject({
            figure: choice(describeFigures, 'Which figure.'),
            column,
            share: z.number().exactOptional().meta({ description: 'Of a percentile: from 0 to 1.' }),
            as,
          }),
          'The figures, a row each.',
        ),
      }),
      z.strictObject({
        kind: kind('correlation', 'How two columns go together.'),
        method: choice(['pearson', 'spearman', 'kendall'], 'Which coefficient.'),
        columns: z.tuple([z.string(), z.string()]).meta({ description: 'The two columns.' }),
        figures: figuresOf(['coefficient', 'p-value', 'covariance']),
      }),
      z.strictObject({
        kind: kind('normality', 'Whether a column is spread as a normal distribution is.'),
        test: choice(normalityTests, 'Which test.'),
        column,
        figures: figuresOf(['statistic', 'p-value']),
      }),
      z.strictObject({
        kind: kind('comparison', 'Whether groups or columns differ.'),
        test: choice(comparisonTests, 'Which test.'),
        column,
        with: z
          .strictObject({ kind: choice(['groups', 'column'], 'By groups, or two columns.'), column })
          .meta({ description: 'The column of the groups, or the other column.' }),
        figures: figuresOf(['statistic', 'p-value', 'degrees', 'eta-squared']),
      }),
      z.strictObject({
        kind: kind('regression', 'A model of one column by others.'),
        model: choice(['linear', 'logistic'], 'Which model.'),
        target: text('The column that is told.'),
        predictors: list(z.string(), 'The columns that tell it.'),
        split: z
          .strictObject({
            testShare: number('The share of the rows that it is tested on.'),
            seed: number('Decides which rows these are.'),
          })
          .exactOptional()
          .meta({ description: 'Learned on some rows and tested on the others; absent: all for both.' }),
        figures: list(
          z.strictObject({
            figure: choice(regressionFigures, 'Which figure.'),
            column: z.string().exactOptional().meta({ description: 'Of a slope: the predictor.' }),
            as,
          }),
          'The figures, a row each.',
        ),
      }),
      z.strictObject({
        kind: kind('trend', 'How a figure runs from period to period.'),
        when: text('The column of the first moments of the periods.'),
        grain: choice(calendarGrains, 'How long a period is.'),
        of: text('The column that is told.'),
        gaps: z.literal('zero').exactOptional().meta({
          description: 'What periods without a figure count; absent: nothing is told where there are any.',
        }),
        figures: figuresOf(trendFigures),
      }),
      z.strictObject({
        kind: kind(
          'forecast',
          'How a figure of periods goes on: a row a period, those to come after those that were.',
        ),
        when: text('The column of the first moments of the periods.'),
        grain: choice(calendarGrains, 'How long a period is.'),
        of: text('The column that is foretold.'),
        ahead: number('How many periods are foretold.'),
        share: z.number().exactOptional().meta({
          description: 'How much of what may come lies between low and high, from 0 to 1; absent: 0.8.',
        }),
        gaps: z.literal('zero').exactOptional().meta({
          description:
            'What periods without a figure count; absent: nothing is foretold where there are any.',
        }),
        as: z
          .strictObject({
            forecast: text('What is foretold; of the last periods that were: what would have been.'),
            low: text('The lower end of its interval.'),
            high: text('The upper end of its interval.'),
          })
          .meta({ description: 'What the columns are called.' }),
      }),
    ])
    .meta({ id: 'Analysis', description: 'A statistic of what the verbs leave.' }),
)
