import { z } from 'zod'
import { recurringParts, timeGrains } from '../time.ts'
import type { Condition, Verb } from '../verb.ts'
import { choice, column, kind, list, text, value } from './fields.ts'
import { schemaOf } from './schema-of.ts'

const orderOperators = ['<', '<=', '>', '>='] as const
/** More than anyone has days of. */
const mostPeriods = 100_000
const operator = choice(['=', '!=', ...orderOperators], 'How they are compared.')

/** A condition may look into another table by verbs, and verbs have conditions: whoever has the verbs gives them. */
export function conditionOver(verb: () => z.ZodType<Verb>): z.ZodType<Condition> {
  const lookup = z
    .strictObject({
      tableId: text('The name of the other table.'),
      get verbs(): z.ZodArray<z.ZodType<Verb>> {
        return list(verb(), 'What is done with its rows first.')
      },
      column: text('Its column whose values are looked for.'),
    })
    .meta({ description: 'The values of a column of another table.' })
  const condition = schemaOf<Condition>()(
    z
      .discriminatedUnion('kind', [
        z.strictObject({
          kind: kind('compare', 'A column compared with a value.'),
          column,
          operator,
          value: value('A value of the type of the column; dates as 2024-03-31.'),
        }),
        z.strictObject({
          kind: kind('between', 'From one value to another, both included.'),
          column,
          low: value('The lower end.'),
          high: value('The upper end.'),
        }),
        z.strictObject({
          kind: kind('in', 'One of several values.'),
          column,
          values: list(value('A value.'), 'The values.'),
        }),
        z.strictObject({
          kind: kind('contains', 'The text holds another, whatever the case.'),
          column,
          text: text('What it holds.'),
          place: z.literal('start').exactOptional().meta({ description: 'start: it begins with it.' }),
        }),
        z.strictObject({ kind: kind('missing', 'The column has no value.'), column }),
        z.strictObject({
          kind: kind('window', 'Whole periods before now: last month, the last three years, this week.'),
          column,
          grain: choice(timeGrains, 'What is counted.'),
          back: z.int().min(0).max(mostPeriods).exactOptional().meta({
            description:
              'How long ago the last of them is: 0 the period that is running, 1 (unless told) the one before.',
          }),
          periods: z
            .int()
            .min(1)
            .max(mostPeriods)
            .exactOptional()
            .meta({ description: 'How many; 1 unless told.' }),
          from: z
            .strictObject({
              day: z.iso.date().meta({ description: 'A day such as 2024-03-31.' }),
              of: choice(['data', 'today'], 'The last day of the data, or today.').exactOptional(),
            })
            .exactOptional()
            .meta({
              description:
                'The day that is counted from. Unless told: the last day of the column where it ended more than a period ago, else today; the answer says which.',
            }),
        }),
        z.strictObject({
          kind: kind('recurring', 'Parts of a time that come round again: in March, on Saturdays.'),
          column,
          part: choice(recurringParts, 'Which part.'),
          values: list(
            z.int().min(0).max(31).meta({ description: 'Counted from 1, an hour from 0; Monday is 1.' }),
            'Which of them.',
          ),
        }),
        z.strictObject({
          kind: kind('against', 'A column compared with a figure of all its values.'),
          column,
          operator,
          function: choice(['mean', 'median', 'maximum', 'minimum'], 'Which figure.'),
        }),
        z.strictObject({
          kind: kind('columns', 'Two columns of a row, compared.'),
          column,
          operator,
          other: text('The other column.'),
        }),
        z.strictObject({
          kind: kind('among', 'The value is one of those that rows of another table have.'),
          column,
          of: lookup,
          operator: z.enum(orderOperators).exactOptional().meta({
            description: 'Not one of them, but beyond them all.',
          }),
        }),
        z.strictObject({
          kind: kind('not', 'The condition does not hold; a missing value counts as not holding.'),
          get condition(): z.ZodType<Condition> {
            return condition
          },
        }),
        z.strictObject({
          kind: kind('and', 'All hold.'),
          get conditions(): z.ZodArray<z.ZodType<Condition>> {
            return list(condition, 'The conditions.')
          },
        }),
        z.strictObject({
          kind: kind('or', 'At least one holds.'),
          get conditions(): z.ZodArray<z.ZodType<Condition>> {
            return list(condition, 'The conditions.')
          },
        }),
      ])
      .meta({ id: 'Condition', description: 'Which rows are meant.' }),
  )
  return condition
}
