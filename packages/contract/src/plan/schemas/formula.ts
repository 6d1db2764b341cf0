import { z } from 'zod'
import { columnFigures, dateParts, elapsedUnits, formulaFunctions, type Formula } from '../formula.ts'
import { schemaOf } from './schema-of.ts'

const column = z.string()
const bin = z.strictObject({ below: z.number(), including: z.boolean(), name: z.string() })

export const formula = schemaOf<Formula>()(
  z
    .discriminatedUnion('kind', [
      z.strictObject({ kind: z.literal('column'), column }),
      z.strictObject({ kind: z.literal('number'), value: z.number() }),
      z.strictObject({
        kind: z.literal('binary'),
        operator: z.enum(['+', '-', '*', '/']),
        get left(): z.ZodType<Formula> {
          return formula
        },
        get right(): z.ZodType<Formula> {
          return formula
        },
      }),
      z.strictObject({
        kind: z.literal('call'),
        function: z.enum(formulaFunctions),
        get of(): z.ZodType<Formula> {
          return formula
        },
      }),
      z.strictObject({ kind: z.literal('figure'), function: z.enum(columnFigures), column }),
      z.strictObject({ kind: z.literal('part'), part: z.enum(dateParts), column }),
      z.strictObject({ kind: z.literal('days'), from: column, to: column }),
      z.strictObject({ kind: z.literal('elapsed'), from: column, to: column, in: z.enum(elapsedUnits) }),
      z.strictObject({
        kind: z.literal('bins'),
        get of(): z.ZodType<Formula> {
          return formula
        },
        bins: z.array(bin),
        otherwise: z.string(),
      }),
    ])
    .meta({
      id: 'Formula',
      description:
        'A value computed for each row: of columns, numbers, +, -, *, /, functions, figures of a whole column, parts of a time, the time between two, names of bins. What cannot be computed is missing.',
    }),
)
