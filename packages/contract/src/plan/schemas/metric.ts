import { z } from 'zod'
import { calendarGrains, timeParts, weekStarts } from '../time.ts'
import {
  aggregateFunctions,
  type Bins,
  type Condition,
  type Dimension,
  type Metric,
  type NamedMetric,
} from '../verb.ts'
import { as, choice, column, kind, list, number, text } from './fields.ts'
import { formula } from './formula.ts'
import { schemaOf } from './schema-of.ts'

const bins = schemaOf<Bins>()(
  z.discriminatedUnion('kind', [
    z.strictObject({
      kind: kind('width', 'Bins of one width.'),
      width: number('How wide each is.'),
      origin: z.number().exactOptional().meta({ description: 'Where one of them begins; absent: 0.' }),
    }),
    z.strictObject({
      kind: kind('ends', 'Bins between ends; what lies outside is missing.'),
      ends: list(z.number(), 'The ends, rising; the last one belongs to the last bin.'),
    }),
  ]),
)

export const dimension = schemaOf<Dimension>()(
  z
    .strictObject({
      column,
      grain: z
        .enum([...calendarGrains, ...timeParts])
        .exactOptional()
        .meta({
          description:
            'Of a date or time. year to hour: the first moment of its period; the others: a part that comes round again, or the decade. Absent: the value itself.',
        }),
      weekStart: z
        .enum(weekStarts)
        .exactOptional()
        .meta({ description: 'Of the grain week: its first day; absent: monday.' }),
      bins: bins.exactOptional().meta({ description: 'Of a number: the lower end of its bin.' }),
      as,
    })
    .meta({ id: 'Dimension', description: 'What rows are grouped by.' }),
)

/** It stands beside a number. */
const longestUnit = 32

/** An aggregate has a condition, and conditions may look into other tables by verbs: whoever has the conditions gives them. */
export function namedMetricOver(condition: z.ZodType<Condition>): z.ZodType<NamedMetric> {
  const within = list(
    z.string(),
    'The names of dimensions; groups that share them are one whole. Empty: all.',
  )
  const over = z.string().exactOptional().meta({
    description: 'The name of the dimension that says when; absent: the one there is.',
  })
  const metric: z.ZodType<Metric> = schemaOf<Metric>()(
    z
      .discriminatedUnion('kind', [
        z.strictObject({
          kind: kind('aggregate', 'A figure of the rows of a group.'),
          function: choice(aggregateFunctions, 'Which figure; deviation and variance are those of a sample.'),
          of: formula.exactOptional().meta({ description: 'What it is of; absent: rows, for count alone.' }),
          where: condition.exactOptional().meta({ description: 'Only of rows that meet this.' }),
          at: z.number().exactOptional().meta({ description: 'Of quantile: from 0 to 1.' }),
          when: z.string().exactOptional().meta({
            description: 'Of first and last: the column that says when.',
          }),
        }),
        z.strictObject({ kind: kind('number', 'A number.'), value: number('The number.') }),
        z.strictObject({
          kind: kind('metric', 'Another metric of the same verb.'),
          name: text('Its name.'),
        }),
        z.strictObject({
          kind: kind('defined', 'A metric that people have defined for the dataset.'),
          name: text('Its name.'),
        }),
        z.strictObject({
          kind: kind('binary', 'Two metrics, computed with.'),
          operator: choice(['+', '-', '*'], 'For a quotient take ratio.'),
          get left(): z.ZodType<Metric> {
            return metric
          },
          get right(): z.ZodType<Metric> {
            return metric
          },
        }),
        z.strictObject({
          kind: kind('ratio', 'One metric divided by another: margin, rate, average per customer.'),
          get of(): z.ZodType<Metric> {
            return metric
          },
          get to(): z.ZodType<Metric> {
            return metric
          },
          percent: z.literal(true).exactOptional().meta({ description: 'true: in percent.' }),
        }),
        z.strictObject({
          kind: kind('share', 'In percent of the whole; of sums and counts alone.'),
          get of(): z.ZodType<Metric> {
            return metric
          },
          within,
        }),
        z.strictObject({
          kind: kind('change', 'Compared with an earlier period.'),
          get of(): z.ZodType<Metric> {
            return metric
          },
          against: choice(['previous', 'year', 'first'], 'Which period; year: the same one a year before.'),
          in: choice(['amount', 'percent'], 'By how much, or by how many percent.'),
          over,
        }),
        z.strictObject({
          kind: kind('cumulative', 'From the first period to this one.'),
          get of(): z.ZodType<Metric> {
            return metric
          },
          over,
        }),
        z.strictObject({
          kind: kind('moving', 'Over several periods, this one the last.'),
          get of(): z.ZodType<Metric> {
            return metric
          },
          function: choice(['mean', 'sum', 'minimum', 'maximum'], 'What is made of them.'),
          periods: number('How many; missing until there are so many without a gap.'),
          over,
        }),
        z.strictObject({
          kind: kind('rank', 'The place in an order; equals share one.'),
          get of(): z.ZodType<Metric> {
            return metric
          },
          direction: choice(['ascending', 'descending'], 'descending: the highest is first.'),
          within,
        }),
      ])
      .meta({
        id: 'Metric',
        description: 'A figure of a group: an expression over aggregates.',
      }),
  )
  const unit = z.string().max(longestUnit).exactOptional().meta({
    description:
      'What it is told in: EUR, kg, %. It changes no number; absent: what is defined, or what the column counts.',
  })
  return schemaOf<NamedMetric>()(z.strictObject({ as, metric, unit }))
}
