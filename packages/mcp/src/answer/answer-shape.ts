import { jobStatuses, refusalReasons } from '@auger/contract'
import { z } from 'zod'

const cell = z.union([z.string(), z.number(), z.boolean(), z.null()])

const resultShape = z.object({
  title: z.string().optional(),
  columns: z.array(z.object({ name: z.string(), type: z.string(), unit: z.string().optional() })),
  rows: z.array(z.array(cell)).describe('The first rows.'),
  rows_left_out: z.int().describe('How many more there are; where the service told 1,000, at least so many.'),
  columns_left_out: z.int(),
})
export type ResultShape = z.output<typeof resultShape>

/** An answer as an agent gets it. */
export const answerShape = {
  status: z
    .enum(jobStatuses)
    .describe(
      'answered; assumed: answered with what assumptions says; partial: without a part; clarify: it asks back, send one of next_questions; not_in_data: refused, see refusal.',
    ),
  conclusion: z
    .string()
    .describe('The answer in words (Markdown). Its figures were computed: quote them as they are.'),
  numbers: z
    .array(
      z.object({
        text: z.string().describe('As it stands in the conclusion.'),
        table: z.string().optional(),
        row: z.int().optional().describe('From 0.'),
        column: z.string().optional(),
        expression: z.string().optional(),
      }),
    )
    .describe('Where each number of the conclusion comes from: a cell of a table, or an expression.'),
  results: z
    .array(resultShape)
    .describe('What was computed; the first is the answer, further ones where there are several.'),
  tables: z
    .array(z.object({ name: z.string(), csv_url: z.string(), expires_at: z.string() }))
    .describe('Whole tables as CSV; the addresses need no key and end soon.'),
  charts: z.array(
    z.object({
      title: z.string(),
      png_url: z.string(),
      spec_url: z.string().describe('The Vega-Lite specification with its data.'),
      expires_at: z.string(),
      attached: z.boolean().describe('Whether the picture is part of this result.'),
    }),
  ),
  sql: z.array(z.string()).describe('The statements that were run.'),
  sources: z.array(
    z.object({
      source: z.string(),
      datasource_id: z.string(),
      page: z.int().optional(),
      passage: z.string().optional().describe('Word for word.'),
    }),
  ),
  assumptions: z.array(z.string()),
  refusal: z
    .object({ reason: z.enum(refusalReasons), missing: z.array(z.string()) })
    .nullable()
    .describe('Why it was not answered.'),
  next_questions: z.array(z.string()),
  left_out: z.array(z.string()),
  job_id: z.string().describe('For replay.'),
  session_id: z.string().describe('Give it to ask to go on from this answer.'),
}
export type Answer = z.output<z.ZodObject<typeof answerShape>>
