import { z } from 'zod'
import { columnFigures, dateParts, elapsedUnits, formulaFunctions, type Formula } from '../formula.ts'
import { choice, column, flag, kind, list, number, text } from './fields.ts'
import { schemaOf } from './schema-of.ts'

const bin = z.strictObject({
  below: number('Its upper end.'),
  including: flag('Whether the end itself belongs to it.'),
  name: text('What it is called.'),
})

export const formula = schemaOf<Formula>()(
  z
    .discriminatedUnion('kind', [
      z.strictObject({ kind: kind('column', 'The value of a column.'), column }),
      z.strictObject({ kind: kind('number', 'A number.'), value: number('The number.') }),
      z.strictObject({
        kind: kind('binary', 'Two formulas, computed with.'),
        operator: choice(['+', '-', '*', '/'], 'What divides by zero is missing.'),
        get left(): z.ZodType<Formula> {
          return formula
        },
        get right(): z.ZodType<Formula> {
          return formula
        },
      }),
      z.strictObject({
        kind: kind('call', 'A function of a formula.'),
        function: choice(formulaFunctions, 'previous: of the row before, as the file has it.'),
        get of(): z.ZodType<Formula> {
          return formula
        },
      }),
      z.strictObject({
        kind: kind('figure', 'A figure of the whole column, the same in every row.'),
        function: choice(columnFigures, 'Which figure.'),
        column,
      }),
      z.strictObject({
        kind: kind('part', 'A part of a date or time.'),
        part: choice(dateParts, 'Which part; weekday counts from Monday, 1.'),
        column,
      }),
      z.strictObject({
        kind: kind('days', 'Whole days from one date to another.'),
        from: text('The column with the earlier date.'),
        to: text('The column with the later date.'),
      }),
      z.strictObject({
        kind: kind('elapsed', 'The time from one date or time to another.'),
        from: text('The column with the earlier time.'),
        to: text('The column with the later time.'),
        in: choice(elapsedUnits, 'working-days: Monday to Friday, the last day not counted.'),
      }),
      z.strictObject({
        kind: kind('bins', 'The name of the first bin whose upper end is not passed.'),
        get of(): z.ZodType<Formula> {
          return formula
        },
        bins: list(bin, 'The bins, rising.'),
        otherwise: text('The name of what lies behind the last.'),
      }),
    ])
    .meta({
      id: 'Formula',
      description: 'A value computed for each row. What cannot be computed is missing.',
    }),
)
