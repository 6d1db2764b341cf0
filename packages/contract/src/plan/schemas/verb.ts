import { cell } from '../../jobs.ts'
import { z } from 'zod'
import { measureFunctions, recurringGrains, timeGrains, type Verb } from '../verb.ts'
import { conditionOver } from './condition.ts'
import { formula } from './formula.ts'
import { dimension, namedMetricOver } from './metric.ts'
import { schemaOf } from './schema-of.ts'

const column = z.string()
const as = z.string()
const condition = conditionOver(() => verb)

const ordering = z.array(z.strictObject({ column, direction: z.enum(['ascending', 'descending']) }))

const groupKey = z.strictObject({
  column,
  grain: z.enum([...timeGrains, ...recurringGrains]).exactOptional(),
  as,
})

const measure = z.strictObject({
  function: z.enum(measureFunctions),
  column: column.exactOptional(),
  where: condition.exactOptional(),
  as,
})

const filling = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('figure'), function: z.enum(['mean', 'median', 'mode']) }),
  z.strictObject({ kind: z.literal('value'), value: cell }),
])

export const verb: z.ZodType<Verb> = schemaOf<Verb>()(
  z
    .discriminatedUnion('kind', [
      z.strictObject({ kind: z.literal('filter'), where: condition }),
      z.strictObject({ kind: z.literal('group'), by: z.array(groupKey), measures: z.array(measure) }),
      z.strictObject({ kind: z.literal('order'), by: ordering }),
      z.strictObject({ kind: z.literal('limit'), count: z.number(), offset: z.number().exactOptional() }),
      z.strictObject({ kind: z.literal('select'), columns: z.array(column), distinct: z.boolean() }),
      z.strictObject({ kind: z.literal('last'), count: z.number() }),
      z.strictObject({ kind: z.literal('beside'), where: condition, offset: z.literal([1, -1]) }),
      z.strictObject({ kind: z.literal('runs'), where: condition, as }),
      z.strictObject({ kind: z.literal('derive'), column, function: z.literal('number'), as }),
      z.strictObject({ kind: z.literal('compute'), formula, as }),
      z.strictObject({ kind: z.literal('fill'), column, with: filling }),
      z.strictObject({
        kind: z.literal('outliers'),
        column,
        rule: z.enum(['quartiles', 'deviations']),
        threshold: z.number(),
        keep: z.enum(['inside', 'outside']),
        sample: z.literal(true).exactOptional(),
      }),
      z.strictObject({
        kind: z.literal('metrics'),
        by: z.array(dimension),
        metrics: z.array(namedMetricOver(condition)),
        gaps: z.literal('left-out').exactOptional(),
      }),
      z.strictObject({
        kind: z.literal('top'),
        count: z.number(),
        within: z.array(column),
        by: ordering,
        ties: z.literal('cut').exactOptional(),
      }),
      z.strictObject({
        kind: z.literal('pivot'),
        column,
        of: column,
        values: z.array(z.strictObject({ value: cell, as })),
      }),
    ])
    .meta({
      id: 'Verb',
      description:
        'filter keeps rows; metrics groups rows and tells figures of the groups; top keeps the first of each group; pivot makes columns of values; order, limit and select arrange; compute adds a column; fill, derive, outliers, last, beside and runs make ready. group is what metrics was in version 1.',
    }),
)
