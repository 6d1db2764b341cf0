import type { Step, TrendAnalysis, Verb } from '@auger/contract/plan'

/** Steps over the whole result of another, whose rows are more than a chart could show one by one. */
const over = ({ id }: Step, verbs: readonly Verb[]): Step => ({
  id: `${id}-chart`,
  input: { kind: 'step', stepId: id },
  verbs,
  chart: 'none',
  answer: [],
})

export const spreadColumns = ['least', 'most', 'count'] as const

/** Between what a column lies, and how many values it has: a row of three. */
export const spreadStep = (step: Step, column: string): Step => {
  const functions = { least: 'minimum', most: 'maximum', count: 'count' } as const
  return over(step, [
    {
      kind: 'metrics',
      by: [],
      metrics: spreadColumns.map((as) => ({
        as,
        metric: { kind: 'aggregate', function: functions[as], of: { kind: 'column', column } },
      })),
    },
  ])
}

/** How many values lie between each two ends: a row for each lower end that has some. */
export const binsStep = (step: Step, column: string, ends: readonly number[]): Step =>
  over(step, [
    {
      kind: 'metrics',
      by: [{ column, bins: { kind: 'ends', ends }, as: 'low' }],
      metrics: [{ as: 'count', metric: { kind: 'aggregate', function: 'count' } }],
    },
  ])

/** The rows with the highest amounts. */
export const foremostStep = (step: Step, column: string, count: number): Step =>
  over(step, [
    { kind: 'order', by: [{ column, direction: 'descending' }] },
    { kind: 'limit', count },
  ])

/** What the amounts of all rows add up to: one cell. */
export const totalStep = (step: Step, column: string): Step =>
  over(step, [
    {
      kind: 'metrics',
      by: [],
      metrics: [
        { as: 'total', metric: { kind: 'aggregate', function: 'sum', of: { kind: 'column', column } } },
      ],
    },
  ])

/** A chart tells from its verbs what is measured and by what: here of each period its figure, and the line through all of them. */
export const trendStep = (
  step: Omit<Step, 'analysis'>,
  { when, grain, of }: TrendAnalysis,
  line: string,
): Step => ({
  ...step,
  verbs: [
    {
      kind: 'metrics',
      by: [{ column: when, grain, as: when }],
      metrics: [of, line].map((name) => ({
        as: name,
        metric: { kind: 'aggregate', function: 'sum', of: { kind: 'column', column: name } },
      })),
    },
  ],
  chart: step.chart === 'line' ? 'multi-line' : step.chart,
})
