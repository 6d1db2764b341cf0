import { z } from 'zod'
import {
  aggregateFunctions,
  calendarGrains,
  timeParts,
  weekStarts,
  type Bins,
  type Dimension,
  type Metric,
  type NamedMetric,
} from '../verb.ts'
import type { Condition } from '../verb.ts'
import { formula } from './formula.ts'
import { schemaOf } from './schema-of.ts'

const name = z.string().meta({ description: 'The name of a column of the result' })
const column = z.string().meta({ description: 'A column as the table or the verb before has it' })

const bins = schemaOf<Bins>()(
  z.discriminatedUnion('kind', [
    z.strictObject({ kind: z.literal('width'), width: z.number(), origin: z.number().exactOptional() }),
    z.strictObject({ kind: z.literal('ends'), ends: z.array(z.number()) }),
  ]),
)

export const dimension = schemaOf<Dimension>()(
  z
    .strictObject({
      column,
      grain: z.enum([...calendarGrains, ...timeParts]).exactOptional(),
      weekStart: z.enum(weekStarts).exactOptional(),
      bins: bins.exactOptional(),
      as: name,
    })
    .meta({
      id: 'Dimension',
      description:
        'What rows are grouped by: a value, the first moment of its period (year to hour), a part of its time (decade, weekday, season…), or the lower end of its bin.',
    }),
)

/** An aggregate has a condition, and conditions may look into other tables by verbs: whoever has the conditions gives them. */
export function namedMetricOver(condition: z.ZodType<Condition>): z.ZodType<NamedMetric> {
  const within = z.array(z.string()).meta({ description: 'Dimensions of the verb, by their names' })
  const over = z.string().exactOptional()
  const metric: z.ZodType<Metric> = schemaOf<Metric>()(
    z
      .discriminatedUnion('kind', [
        z.strictObject({
          kind: z.literal('aggregate'),
          function: z.enum(aggregateFunctions),
          of: formula.exactOptional(),
          where: condition.exactOptional(),
          at: z.number().exactOptional(),
          when: column.exactOptional(),
        }),
        z.strictObject({ kind: z.literal('number'), value: z.number() }),
        z.strictObject({ kind: z.literal('metric'), name: z.string() }),
        z.strictObject({
          kind: z.literal('binary'),
          operator: z.enum(['+', '-', '*']),
          get left(): z.ZodType<Metric> {
            return metric
          },
          get right(): z.ZodType<Metric> {
            return metric
          },
        }),
        z.strictObject({
          kind: z.literal('ratio'),
          get of(): z.ZodType<Metric> {
            return metric
          },
          get to(): z.ZodType<Metric> {
            return metric
          },
          percent: z.literal(true).exactOptional(),
        }),
        z.strictObject({
          kind: z.literal('share'),
          get of(): z.ZodType<Metric> {
            return metric
          },
          within,
        }),
        z.strictObject({
          kind: z.literal('change'),
          get of(): z.ZodType<Metric> {
            return metric
          },
          against: z.enum(['previous', 'year', 'first']),
          in: z.enum(['amount', 'percent']),
          over,
        }),
        z.strictObject({
          kind: z.literal('cumulative'),
          get of(): z.ZodType<Metric> {
            return metric
          },
          over,
        }),
        z.strictObject({
          kind: z.literal('moving'),
          get of(): z.ZodType<Metric> {
            return metric
          },
          function: z.enum(['mean', 'sum', 'minimum', 'maximum']),
          periods: z.number(),
          over,
        }),
        z.strictObject({
          kind: z.literal('rank'),
          get of(): z.ZodType<Metric> {
            return metric
          },
          direction: z.enum(['ascending', 'descending']),
          within,
        }),
      ])
      .meta({
        id: 'Metric',
        description:
          'A figure of a group: an aggregate of a column or formula, with its own filter; numbers and other metrics by name; sums, differences and products; ratio; share in percent of all groups or of those that share dimensions; change against the previous period, the same a year before or the first; cumulative; moving over periods; rank.',
      }),
  )
  return schemaOf<NamedMetric>()(z.strictObject({ as: name, metric }))
}
