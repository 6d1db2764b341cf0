import { cell } from '../../jobs.ts'
import { z } from 'zod'
import type { Condition, Verb } from '../verb.ts'
import { schemaOf } from './schema-of.ts'

const column = z.string()
const orderOperators = ['<', '<=', '>', '>='] as const
const operator = z.enum(['=', '!=', ...orderOperators])

/** A condition may look into another table by verbs, and verbs have conditions: whoever has the verbs gives them. */
export function conditionOver(verb: () => z.ZodType<Verb>): z.ZodType<Condition> {
  const lookup = z.strictObject({
    tableId: z.string(),
    get verbs(): z.ZodArray<z.ZodType<Verb>> {
      return z.array(verb())
    },
    column,
  })
  const condition = schemaOf<Condition>()(
    z
      .discriminatedUnion('kind', [
        z.strictObject({ kind: z.literal('compare'), column, operator, value: cell }),
        z.strictObject({ kind: z.literal('between'), column, low: cell, high: cell }),
        z.strictObject({ kind: z.literal('in'), column, values: z.array(cell) }),
        z.strictObject({
          kind: z.literal('contains'),
          column,
          text: z.string(),
          place: z.literal('start').exactOptional(),
        }),
        z.strictObject({ kind: z.literal('missing'), column }),
        z.strictObject({
          kind: z.literal('against'),
          column,
          operator,
          function: z.enum(['mean', 'median', 'maximum', 'minimum']),
        }),
        z.strictObject({ kind: z.literal('columns'), column, operator, other: column }),
        z.strictObject({
          kind: z.literal('among'),
          column,
          of: lookup,
          operator: z.enum(orderOperators).exactOptional(),
        }),
        z.strictObject({
          kind: z.literal('not'),
          get condition(): z.ZodType<Condition> {
            return condition
          },
        }),
        z.strictObject({
          kind: z.literal('and'),
          get conditions(): z.ZodArray<z.ZodType<Condition>> {
            return z.array(condition)
          },
        }),
        z.strictObject({
          kind: z.literal('or'),
          get conditions(): z.ZodArray<z.ZodType<Condition>> {
            return z.array(condition)
          },
        }),
      ])
      .meta({
        id: 'Condition',
        description:
          'Which rows stay. against: compared with a figure of the whole column; columns: two columns of a row; among: the value is one of those that rows of another table have, and with not: is none of them.',
      }),
  )
  return condition
}
