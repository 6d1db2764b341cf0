import { z } from 'zod'
import { chartKinds, statementColumnTypes, type Plan, type Step } from '../plan.ts'
import { analysis } from './analysis.ts'
import { answerTemplate } from './answer-template.ts'
import { notNestedDeeper } from './nesting.ts'
import { versionOf } from '../plan-version.ts'
import { choice, kind, list, text } from './fields.ts'
import { schemaOf } from './schema-of.ts'
import { verb } from './verb.ts'

/** More than anyone writes down, and few enough for whatever walks through a plan by calling itself. */
export const mostNested = 400

/** Of one statement: enough for what a person reads, and little of what the engine is sent at most. */
const longestStatement = 8_000

const table = text('The name of a table, as the report of its source has it.')

const input = z
  .discriminatedUnion('kind', [
    z.strictObject({ kind: kind('table', 'The rows of a table.'), tableId: table }),
    z.strictObject({
      kind: kind('join', 'The rows of a table, each with the row of another that it names.'),
      tableId: table,
      to: table,
      on: z
        .strictObject({
          from: text('The column of the first table.'),
          to: text('The column of the second that names its rows.'),
        })
        .meta({ description: 'What they have in common.' }),
    }),
    z.strictObject({
      kind: kind('step', 'The result of an earlier step.'),
      stepId: text('The step.'),
    }),
    z.strictObject({
      kind: kind(
        'path',
        'The rows of a table, joined with one that they name, with one that this names, and so on; no row is multiplied.',
      ),
      tableId: table,
      joins: list(
        z.strictObject({
          from: text('A column of what was joined so far.'),
          to: table,
          on: text('The column of `to` that names its rows.'),
        }),
        'The joins, in their order.',
      ),
    }),
    z.strictObject({
      kind: kind('union', 'Tables of one shape below each other, such as a file a month.'),
      tableIds: list(table, 'The tables.'),
      as: text('The name of the column that says which table a row is of.'),
    }),
    z.strictObject({
      kind: kind(
        'merge',
        'The results of earlier steps side by side. What only some of them have stays, with nothing in the place of the others.',
      ),
      steps: list(z.string(), 'The steps.'),
      on: list(z.string(), 'The dimensions that each of them is grouped by.'),
    }),
    z.strictObject({
      kind: kind(
        'statement',
        'The rows of one SELECT statement, for what no verb says: CASE, functions of texts, UNPIVOT, windows, a table joined with itself.',
      ),
      tableIds: list(table, 'The tables that it reads; of others it knows nothing.'),
      sql: z.string().max(longestStatement).meta({
        description:
          'One SELECT, or WITH and a SELECT, as DuckDB reads it. Tables stand in it by their names. Functions that read files, draw by chance or tell the time of day are refused.',
      }),
      columns: list(
        z.strictObject({
          name: text('As the statement calls it.'),
          type: choice(statementColumnTypes, 'What it is cast to.'),
        }),
        'The columns of its result that are read, in their order.',
      ),
    }),
  ])
  .meta({ id: 'StepInput', description: 'What a step reads.' })

const step = schemaOf<Step>()(
  z
    .strictObject({
      id: z.string().meta({ description: 'Any name; later steps read it by this.' }),
      input,
      verbs: z.array(verb).meta({ description: 'In the order in which they work.' }),
      analysis: analysis.exactOptional().meta({ description: 'A statistic of what the verbs leave.' }),
      chart: z.enum(['auto', 'none', ...chartKinds]).meta({ description: 'auto: what the result suggests.' }),
      answer: z
        .array(z.string())
        .meta({ description: 'The columns of the result that answer; the others are context. Empty: all.' }),
      answerRows: z
        .enum(['all', 'top'])
        .exactOptional()
        .meta({ description: 'top: only the first row, and those that share its place, answers.' }),
    })
    .meta({ id: 'Step', description: 'A pipeline of verbs over one input.' }),
)

/** As the document of the wire describes it. */
export const planDocument = schemaOf<Plan>()(
  z
    .strictObject({
      version: z
        .literal([1, 2])
        .meta({ description: '2; of version 1 are plans that were stored before there was another.' }),
      steps: z.array(step).meta({ description: 'The last one answers; the others are what it reads.' }),
      results: z
        .array(z.string())
        .min(1)
        .exactOptional()
        .meta({ description: 'The ids of the steps that answer, where several do.' }),
      template: answerTemplate
        .exactOptional()
        .meta({ description: 'How the answer is to be written; absent: in our words.' }),
    })
    .meta({
      id: 'Plan',
      description:
        'What to compute. A step is a pipeline of verbs over one input, each verb over what the one before leaves.',
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
  planDocument.refine((read) => read.version >= versionOf(read.steps, read.results), {
    message: 'a plan of version 1 has verbs, inputs, formulas or charts of version 2',
  }),
)
