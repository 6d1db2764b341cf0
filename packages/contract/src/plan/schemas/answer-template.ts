import { z } from 'zod'
import type { AnswerTemplate, SlotValue } from '../answer-template.ts'
import { schemaOf } from './schema-of.ts'

const at = z.strictObject({ step: z.string(), row: z.number(), column: z.string() })

const format = z.strictObject({
  decimals: z.number().exactOptional(),
  times: z.number().exactOptional(),
})

const test = z.strictObject({
  at,
  absolute: z.boolean(),
  operator: z.enum(['=', '!=', '<', '<=', '>', '>=']),
  value: z.number(),
})

const slotValue = schemaOf<SlotValue>()(
  z
    .discriminatedUnion('kind', [
      z.strictObject({ kind: z.literal('cell'), at, format }),
      z.strictObject({
        kind: z.literal('list'),
        step: z.string(),
        column: z.string(),
        format,
        separator: z.string(),
      }),
      z.strictObject({
        kind: z.literal('several'),
        get values(): z.ZodArray<z.ZodType<SlotValue>> {
          return z.array(slotValue)
        },
        separator: z.string(),
      }),
      z.strictObject({
        kind: z.literal('choice'),
        cases: z.array(z.strictObject({ tests: z.array(test), text: z.string() })),
        otherwise: z.string(),
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
    parts: z.array(
      z.discriminatedUnion('kind', [
        z.strictObject({ kind: z.literal('text'), text: z.string() }),
        z.strictObject({ kind: z.literal('slot'), name: z.string(), value: slotValue }),
      ]),
    ),
  }),
)
