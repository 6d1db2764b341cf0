import { z } from 'zod'
import { chartKinds, type Plan, type Step } from '../plan.ts'
import { analysis } from './analysis.ts'
import { answerTemplate } from './answer-template.ts'
import { notNestedDeeper } from './nesting.ts'
import { versionOf } from '../plan-version.ts'
import { schemaOf } from './schema-of.ts'
import { verb } from './verb.ts'

/** More than anyone writes down, and few enough for whatever walks through a plan by calling itself. */
export const mostNested = 400

const input = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('table'), tableId: z.string() }),
  z.strictObject({
    kind: z.literal('join'),
    tableId: z.string(),
    to: z.string(),
    on: z.strictObject({ from: z.string(), to: z.string() }),
  }),
  z.strictObject({ kind: z.literal('step'), stepId: z.string() }),
  z.strictObject({
    kind: z.literal('path'),
    tableId: z.string(),
    joins: z.array(z.strictObject({ from: z.string(), to: z.string(), on: z.string() })),
  }),
  z.strictObject({ kind: z.literal('union'), tableIds: z.array(z.string()), as: z.string() }),
  z.strictObject({ kind: z.literal('merge'), steps: z.array(z.string()), on: z.array(z.string()) }),
])

const step = schemaOf<Step>()(
  z.strictObject({
    id: z.string(),
    input,
    verbs: z.array(verb),
    analysis: analysis.exactOptional(),
    chart: z.enum(['auto', 'none', ...chartKinds]),
    answer: z.array(z.string()),
    answerRows: z.enum(['all', 'top']).exactOptional(),
  }),
)

/**
 * Whether the plan can be run over the tables that there are is another question. A key that is not known is refused here and
 * in all parts of a plan: a later version has put it there, it may change what the rest means, and a number that is computed
 * without it would be wrong. Other documents leave such keys out: they only tell, and earlier versions told more. The version
 * stands first, so that of a plan of another version nothing else is told.
 */
export const plan = notNestedDeeper(
  mostNested,
  schemaOf<Plan>()(
    z.strictObject({
      version: z.literal([1, 2]),
      steps: z.array(step),
      template: answerTemplate.exactOptional(),
    }),
  ).refine((read) => read.version >= versionOf(read.steps), {
    message: 'a plan of version 1 has verbs, inputs or formulas of version 2',
  }),
)
