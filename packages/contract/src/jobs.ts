import { z } from 'zod'
import { block } from './blocks.ts'
import { endpoint } from './endpoint.ts'
import { longText, nonBlankText, userId } from './fields.ts'
import { jobMode, outputLanguage } from './sessions.ts'

export const jobStates = ['queued', 'running', 'done', 'failed', 'cancelled'] as const
export type JobState = (typeof jobStates)[number]
export const jobStatuses = ['answered', 'assumed', 'clarify', 'not_in_data', 'partial'] as const
export type JobStatus = (typeof jobStatuses)[number]
export const longestQuestion = 6_000
export const mostSelectedSources = 1_000

const cell = z.union([z.string(), z.number(), z.boolean(), z.null()])
export type Cell = z.output<typeof cell>

export const result = z
  .object({
    columns: z.array(z.object({ name: z.string(), type: z.string() })),
    rows: z.array(z.array(cell)).meta({ description: 'The first 1,000 rows.' }),
    answer: z.array(z.array(cell)).meta({
      description:
        'The smallest rows and columns that answer the question, nothing added for context. A cell that was looked up is a text as the file has it ("$3,634,431", "October 14, 1990", "-") where the value in `rows` does not tell that; what is written plainly and what was computed is the same as in `rows`.',
    }),
  })
  .meta({ id: 'Result' })
export type Result = z.output<typeof result>

export const job = z
  .object({
    job_id: z.string(),
    blocks: z.array(block),
    state: z.enum(jobStates),
    status: z.enum(jobStatuses).nullable(),
    assumptions: z.array(z.string()),
    result: result.nullable(),
  })
  .meta({ id: 'Job' })
export type JobRecord = z.output<typeof job>

/** What became of a source since a job was asked; unknown: of a job from before readings were kept. */
export const sourceChanges = ['none', 'reread', 'invalid', 'deleted', 'unknown'] as const
export type SourceChange = (typeof sourceChanges)[number]
export const mostDifferences = 100

export const replay = z
  .object({
    job_id: z.string(),
    same: z.boolean().meta({
      description:
        'Whether the whole table of every step, as CSV, is the same bytes as the one that was kept.',
    }),
    steps: z.array(
      z.object({
        id: z.string(),
        sql: z.string().nullable().meta({ description: 'As it was run now; null where it was not run.' }),
        rows_before: z.int(),
        rows_after: z.int().nullable().meta({ description: 'Null where the step was not run.' }),
        same: z.boolean(),
      }),
    ),
    differences: z
      .array(
        z.object({
          step: z.string(),
          row: z.int().meta({ description: 'From 0.' }),
          column: z.string(),
          before: cell.optional().meta({ description: 'Absent where there was no such row or column.' }),
          after: cell.optional().meta({ description: 'Absent where there is no such row or column now.' }),
        }),
      )
      .max(mostDifferences)
      .meta({
        description:
          'The first 100 cells that differ, row by row in the order of the table, columns by name, numbers by value. They come from the first 1,000 rows of the last step, which are what a job keeps as cells.',
      }),
    more_differences: z.boolean().meta({
      description: 'Whether more cells differ than are told, also behind the first 1,000 rows.',
    }),
    sources: z
      .array(
        z.object({
          source: z.string().meta({ description: 'The file name.' }),
          datasource_id: z.string(),
          change: z.enum(sourceChanges),
        }),
      )
      .meta({
        description: 'The sources that the plan reads, and what became of them since the job was asked.',
      }),
    reason: z.string().optional().meta({
      description: 'Where it is not the same: what changed, or why the plan cannot be run any more.',
    }),
  })
  .meta({ id: 'Replay' })
export type ReplayRecord = z.output<typeof replay>

const id = z.string()

export const jobEndpoints = {
  createJob: endpoint({
    method: 'POST',
    path: '/v2/team/jobs',
    resource: 'jobs',
    summary: 'Ask a question; wait for the whole answer or stream it',
    answer: 'either',
    input: z.object({
      session_id: z.string(),
      question: nonBlankText.meta({
        description: 'At most 6,000 characters.',
        minLength: 1,
        maxLength: longestQuestion,
      }),
      user_id: userId,
      stream: z.boolean().default(false),
      dataset_id: z.string().optional(),
      datasource_ids: z.array(z.string()).optional().meta({
        description: 'Counts only with dataset_id; empty means the whole dataset.',
        maxItems: mostSelectedSources,
      }),
      output_language: outputLanguage.optional(),
      job_mode: jobMode.optional(),
      custom_options: z
        .object({ with_citation: z.boolean().default(true), user_prompt: longText.optional() })
        .optional(),
    }),
    data: job,
  }),
  getJob: endpoint({
    method: 'GET',
    path: '/v2/team/jobs/{id}',
    resource: 'jobs',
    summary: 'Read a job as it is now',
    counted: false,
    input: z.object({ id, user_id: userId }),
    data: job,
  }),
  streamJobEvents: endpoint({
    method: 'GET',
    path: '/v2/team/jobs/{id}/events',
    resource: 'jobs',
    summary: "Stream a job's events, from the start or after the event named by Last-Event-ID or `after`",
    counted: false,
    answer: 'stream',
    input: z.object({ id, user_id: userId, after: z.int().min(0).optional() }),
    data: z.null(),
  }),
  cancelJob: endpoint({
    method: 'POST',
    path: '/v2/team/jobs/{id}/cancel',
    resource: 'jobs',
    summary: 'Cancel a job; its finished blocks stay',
    input: z.object({ id, user_id: userId }),
    data: job,
  }),
  replayJob: endpoint({
    method: 'POST',
    path: '/v2/team/jobs/{id}/replay',
    resource: 'jobs',
    summary:
      "Run an answered job's plan again over its sources as they are now, and compare; nothing is stored, no quota used",
    input: z.object({ id, user_id: userId }),
    data: replay,
  }),
}
