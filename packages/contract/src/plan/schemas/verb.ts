import { z } from 'zod'
import { recurringGrains, timeGrains } from '../time.ts'
import { measureFunctions, type Verb } from '../verb.ts'
import { conditionOver } from './condition.ts'
import { as, choice, column, flag, kind, list, number, text, value } from './fields.ts'
import { formula } from './formula.ts'
import { dimension, namedMetricOver } from './metric.ts'
import { schemaOf } from './schema-of.ts'

export const condition = conditionOver(() => verb)

export const namedMetric = namedMetricOver(condition)

const ordering = list(
  z.strictObject({ column, direction: choice(['ascending', 'descending'], 'Missing values come last.') }),
  'The columns that decide, the first one first.',
)

const groupKey = z.strictObject({
  column,
  grain: z
    .enum([...timeGrains, ...recurringGrains])
    .exactOptional()
    .meta({ description: 'A part of a date or time; absent: the value itself.' }),
  as,
})

const measure = z.strictObject({
  function: choice(measureFunctions, 'Which figure.'),
  column: z.string().exactOptional().meta({ description: 'Of which column; absent: of rows.' }),
  where: condition.exactOptional().meta({ description: 'Of a share: the rows that it is of.' }),
  as,
})

const filling = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: kind('figure', 'A figure of the column.'),
    function: choice(['mean', 'median', 'mode'], 'Which figure.'),
  }),
  z.strictObject({ kind: kind('value', 'A value.'), value: value('The value.') }),
])

export const verb: z.ZodType<Verb> = schemaOf<Verb>()(
  z
    .discriminatedUnion('kind', [
      z.strictObject({ kind: kind('filter', 'Keeps the rows that meet a condition.'), where: condition }),
      z.strictObject({
        kind: kind('group', 'What metrics was in version 1.'),
        by: list(groupKey, 'What rows are grouped by.'),
        measures: list(measure, 'The figures of each group.'),
      }),
      z.strictObject({ kind: kind('order', 'Puts rows in an order.'), by: ordering }),
      z.strictObject({
        kind: kind('limit', 'Keeps the first rows.'),
        count: number('How many.'),
        offset: z.number().exactOptional().meta({ description: 'How many are left out before them.' }),
      }),
      z.strictObject({
        kind: kind('select', 'Keeps columns.'),
        columns: list(column, 'The columns, in their order.'),
        distinct: flag('Whether equal rows are shown once.'),
      }),
      z.strictObject({
        kind: kind('last', 'Keeps the last rows of a file, the last one first.'),
        count: number('How many.'),
      }),
      z.strictObject({
        kind: kind(
          'beside',
          'Keeps the rows of another kind that stand beside those of a kind, as the file has them.',
        ),
        where: condition,
        offset: z.literal([1, -1]).meta({ description: '1: right after them; -1: right before.' }),
      }),
      z.strictObject({
        kind: kind(
          'runs',
          'A row for each stretch of rows that all meet a condition, with how many they are.',
        ),
        where: condition,
        as,
      }),
      z.strictObject({
        kind: kind('derive', 'Adds a column made of a text.'),
        column,
        function: z.literal('number').meta({ description: 'The number that the text begins with.' }),
        as,
      }),
      z.strictObject({ kind: kind('compute', 'Adds a column by a formula.'), formula, as }),
      z.strictObject({
        kind: kind('fill', 'Puts something in the place of missing values.'),
        column,
        with: filling.meta({ description: 'What is put there.' }),
      }),
      z.strictObject({
        kind: kind('outliers', 'Keeps the rows whose value is usual, or those whose value is not.'),
        column,
        rule: choice(
          ['quartiles', 'deviations'],
          'Told by quartile ranges around the quartiles, or by deviations around the mean.',
        ),
        threshold: number('How many of them.'),
        keep: choice(['inside', 'outside'], 'Which rows stay.'),
        sample: z.literal(true).exactOptional().meta({ description: 'Of deviations: those of a sample.' }),
      }),
      z.strictObject({
        kind: kind('metrics', 'Groups rows and tells figures of the groups.'),
        by: list(dimension, 'What rows are grouped by; empty: one row over everything.'),
        metrics: list(namedMetric, 'The figures of each group.'),
        gaps: z.literal('left-out').exactOptional().meta({
          description: 'Of periods without rows; absent: they are shown, without figures.',
        }),
      }),
      z.strictObject({
        kind: kind('top', 'Keeps the first rows of each group.'),
        count: number('How many of each.'),
        within: list(column, 'The columns that tell the groups; empty: all rows are one.'),
        by: ordering,
        ties: z.literal('cut').exactOptional().meta({
          description: 'cut: no more than that; absent: those that share the last place stay.',
        }),
      }),
      z.strictObject({
        kind: kind('pivot', 'Makes columns of the values of one; all other columns tell the rows apart.'),
        column: text('The column whose values become columns.'),
        of: text('The column that has what they show.'),
        values: list(
          z.strictObject({ value: value('The value.'), as }),
          'The values, each with the name of its column.',
        ),
      }),
      z.strictObject({
        kind: kind(
          'spell',
          'Writes each text of a column as most rows write it, whatever its case, blanks and accents.',
        ),
        column,
        near: z.literal(true).exactOptional().meta({
          description: 'A rare text that is one letter away from a frequent one is that one, too.',
        }),
        as: z
          .string()
          .exactOptional()
          .meta({ description: 'The column that has it so; absent: it takes the place of the text.' }),
      }),
      z.strictObject({
        kind: kind('unique', 'Keeps the first of the rows that are alike, as the file has them.'),
        columns: list(column, 'The columns that they are alike in.'),
      }),
      z.strictObject({
        kind: kind('profile', 'A row for each of some columns, with what its values are like.'),
        columns: list(column, 'The columns.'),
        as: z
          .strictObject({
            column: text('The name of the column.'),
            missing: text('How many values it lacks.'),
            distinct: text('How many different values it has.'),
            least: text('The least of them, as a text.'),
          })
          .meta({ description: 'What the columns of the result are called.' }),
      }),
    ])
    .meta({
      id: 'Verb',
      description: 'One thing that is done with rows; each works on what the one before leaves.',
    }),
)
