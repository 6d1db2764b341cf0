import { z } from 'zod'
import type { AnswerTemplate, SlotValue } from '../answer-template.ts'
import { choice, flag, kind, list, number, text } from './fields.ts'
import { schemaOf } from './schema-of.ts'

const at = z
  .strictObject({
    step: text('The step whose result it is in.'),
    row: number('The row, from 0.'),
    column: text('The column.'),
  })
  .meta({ description: 'A cell.' })

const format = z
  .strictObject({
    decimals: z.number().exactOptional().meta({ description: 'How many; absent: as it is.' }),
    times: z.number().exactOptional().meta({ description: 'What it is multiplied by.' }),
  })
  .meta({ description: 'How a number is written.' })

const test = z.strictObject({
  at,
  absolute: flag('Whether its sign is left out.'),
  operator: choice(['=', '!=', '<', '<=', '>', '>='], 'How it is compared.'),
  value: number('What it is compared with.'),
})

const slotValue = schemaOf<SlotValue>()(
  z
    .discriminatedUnion('kind', [
      z.strictObject({ kind: kind('cell', 'A cell of a result.'), at, format }),
      z.strictObject({
        kind: kind('list', 'All cells of a column of a result.'),
        step: text('The step whose result it is.'),
        column: text('The column.'),
        format,
        separator: text('What stands between them.'),
      }),
      z.strictObject({
        kind: kind('several', 'Several values.'),
        get values(): z.ZodArray<z.ZodType<SlotValue>> {
          return list(slotValue, 'The values.')
        },
        separator: text('What stands between them.'),
      }),
      z.strictObject({
        kind: kind('choice', 'The text of the first case whose tests all hold.'),
        cases: list(
          z.strictObject({ tests: list(test, 'What must hold.'), text: text('What is then written.') }),
          'The cases.',
        ),
        otherwise: text('What is written where none holds.'),
      }),
    ])
    .meta({
      id: 'SlotValue',
      description:
        'What fills a slot: a cell, all cells of a column, several of these, or a choice by a test.',
    }),
)

export const answerTemplate = schemaOf<AnswerTemplate>()(
  z.strictObject({
    parts: list(
      z.discriminatedUnion('kind', [
        z.strictObject({ kind: kind('text', 'Text as it stands.'), text: text('The text.') }),
        z.strictObject({
          kind: kind('slot', 'A value of the results.'),
          name: text('What it is called.'),
          value: slotValue,
        }),
      ]),
      'Text and slots, in their order.',
    ),
  }),
)
