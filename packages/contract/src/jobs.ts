import { z } from 'zod'
import { block } from './blocks.ts'
import { endpoint } from './endpoint.ts'
import { jobEvents } from './events.ts'
import { feedback } from './feedback.ts'
import { described, identifier, integer, longText, nonBlankText, userId } from './fields.ts'
import { jobMode, outputLanguage } from './sessions.ts'

export const jobStates = ['queued', 'running', 'done', 'failed', 'cancelled'] as const
export type JobState = (typeof jobStates)[number]
export const jobStatuses = ['answered', 'assumed', 'clarify', 'not_in_data', 'partial'] as const
export type JobStatus = (typeof jobStatuses)[number]
export const longestQuestion = 6_000
export const mostSelectedSources = 1_000

export const cell = z.union([z.string(), z.number(), z.boolean(), z.null()])
export type Cell = z.output<typeof cell>

export const result = z
  .object({
    columns: z
      .array(
        z.object({
          name: described('The name of the column.'),
          type: described('What its cells are: text, integer, number, date, timestamp or boolean.'),
          unit: described(
            'What its numbers count, as the file has it: €, %, kg. Absent where that is not known.',
          ).exactOptional(),
        }),
      )
      .meta({ description: 'The columns of `rows`.' }),
    rows: z.array(z.array(cell)).meta({
      description:
        'The first rows: at most 1,000, and as many whole ones as go into 1 MiB as JSON; the table has them all. Of a first row that is larger alone, texts are cut.',
    }),
    answer: z.array(z.array(cell)).meta({
      description:
        'The smallest rows and columns that answer the question, nothing added for context. A cell that was looked up is a text as the file has it ("$3,634,431", "October 14, 1990", "-") where the value in `rows` does not tell that; what is written plainly and what was computed is the same as in `rows`. It has as many rows as go into 1 MiB.',
    }),
  })
  .meta({ id: 'Result', description: 'The answer for programs.' })
export type Result = z.output<typeof result>

export const titledResult = result
  .extend({ title: described('What it is of.') })
  .meta({ id: 'TitledResult', description: 'One of several answers to a question.' })
export type TitledResult = z.output<typeof titledResult>

export const refusalReasons = [
  'no_dataset',
  'no_such_data',
  'not_supported',
  'not_understood',
  'too_costly',
] as const
export type RefusalReason = (typeof refusalReasons)[number]

export const refusal = z
  .object({
    reason: z.enum(refusalReasons).meta({
      description:
        'no_dataset: none was named; no_such_data: the data lacks it; not_supported: this service cannot do it yet; not_understood: the question was not; too_costly: past the budget of one question.',
    }),
    missing: z.array(z.string()).meta({ description: 'Words of the question that nothing answers to.' }),
  })
  .meta({ id: 'Refusal', description: 'Why a question was not answered.' })
export type JobRefusal = z.output<typeof refusal>

export const analysts = ['builtin', 'model'] as const

export const modelUse = z
  .object({
    name: described('The model, as the settings call it.'),
    requests: z.int().meta({ description: 'How often it was asked.' }),
    tokens_sent: z.int().meta({ description: 'Tokens that were sent to it.' }),
    tokens_received: z.int().meta({ description: 'Tokens that it replied with.' }),
    estimated: z.boolean().meta({
      description:
        'Whether tokens were counted from the length of the texts, because the model does not tell.',
    }),
    seconds: z.number().meta({ description: 'How long its replies took, all together.' }),
    cost: z
      .object({
        amount: z.number().meta({ description: 'How much.' }),
        currency: described('In which currency.'),
      })
      .nullable()
      .meta({ description: 'By the prices of the settings; null where there are none.' }),
    failure: z.string().nullable().meta({
      description:
        'Why it gave no plan: away, barred, busy, slow, declined, unusable, endless, large or spent. Null where it gave one.',
    }),
  })
  .meta({ id: 'ModelUse', description: 'What a model beside the built-in analyst did for a job.' })

export const ledger = z
  .object({
    job_id: described('The id of the job.'),
    total_bytes: z.int().meta({ description: 'Bytes of all bodies together.' }),
    requests: z
      .array(
        z.object({
          sent_at: described('When it left.'),
          model: described('Which model it was sent to.'),
          purpose: z.enum(['plan', 'words', 'passages']).meta({
            description: 'What for: the plan of the answer, words for it, or reading passages.',
          }),
          bytes: z.int().meta({ description: 'Its length in bytes.' }),
          body: described('What was sent, byte for byte; the key is no part of it.'),
        }),
      )
      .meta({ description: 'The requests, in the order in which they were sent; tries are requests, too.' }),
  })
  .meta({ id: 'Ledger', description: 'What was sent to a model for a job.' })
export type LedgerRecord = z.output<typeof ledger>

export const job = z
  .object({
    job_id: described('The id of the job.'),
    blocks: z.array(block).meta({ description: 'The answer, in the order in which it was said.' }),
    state: z.enum(jobStates).meta({
      description:
        'queued until it begins, running while it works; then done, failed, or cancelled with the blocks it has.',
    }),
    status: z.enum(jobStatuses).nullable().meta({
      description:
        'Null until done. answered; assumed: answered with what `assumptions` says; partial: without sources that were not ready; clarify: it asks back; not_in_data: refused, because the data does not tell.',
    }),
    assumptions: z.array(z.string()).meta({ description: 'What was taken for granted, in words.' }),
    analyst: z.enum(analysts).nullable().meta({
      description:
        'Whose plan answers: the built-in analyst, or a model beside it. Null until done, and where a plan was sent.',
    }),
    model: modelUse.nullable().meta({ description: 'What a model did for it; null where none was asked.' }),
    refusal: refusal.nullable().meta({ description: 'Why the question was refused; null where it was not.' }),
    result: result.nullable().meta({ description: 'The answer for programs; null where there is none.' }),
    results: z
      .array(titledResult)
      .exactOptional()
      .meta({ description: 'All answers where a question has several; `result` is the first of them.' }),
    feedback: feedback.nullable().meta({
      description: 'What was said of the answer; null where nothing was.',
    }),
  })
  .meta({ id: 'Job', description: 'A question that was asked in a session, and what came of it.' })
export type JobRecord = z.output<typeof job>

/** What became of a source since a job was asked; unknown: of a job from before readings were kept. */
export const sourceChanges = ['none', 'reread', 'invalid', 'deleted', 'unknown'] as const
export type SourceChange = (typeof sourceChanges)[number]
export const mostDifferences = 100

export const replay = z
  .object({
    job_id: described('The id of the job.'),
    same: z.boolean().meta({
      description:
        'Whether the whole table of every step, as CSV, is the same bytes as the one that was kept.',
    }),
    steps: z
      .array(
        z.object({
          id: described('The step of the plan.'),
          sql: z
            .string()
            .nullable()
            .meta({ description: 'The statement as it was run now; null where it was not run.' }),
          rows_before: z.int().meta({ description: 'How many rows the step gave when the job was asked.' }),
          rows_after: z
            .int()
            .nullable()
            .meta({ description: 'How many it gives now; null where the step was not run.' }),
          same: z.boolean().meta({ description: 'Whether its whole table is the same.' }),
        }),
      )
      .meta({ description: 'The steps of the plan, in their order.' }),
    differences: z
      .array(
        z.object({
          step: described('The step whose table differs.'),
          row: z.int().meta({ description: 'The row, from 0.' }),
          column: described('The name of the column.'),
          before: cell
            .optional()
            .meta({ description: 'The cell as it was; absent where there was no such row or column.' }),
          after: cell
            .optional()
            .meta({ description: 'The cell now; absent where there is no such row or column.' }),
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
          datasource_id: described('The source.'),
          change: z.enum(sourceChanges).meta({
            description:
              'none; reread: read anew since; invalid: it cannot be used any more; deleted; unknown: the job is from before this was kept.',
          }),
        }),
      )
      .meta({
        description: 'The sources that the plan reads, and what became of them since the job was asked.',
      }),
    reason: z.string().optional().meta({
      description: 'Where it is not the same: what changed, or why the plan cannot be run any more.',
    }),
  })
  .meta({ id: 'Replay', description: 'What a plan gives now, beside what it gave when it was asked.' })
export type ReplayRecord = z.output<typeof replay>

const id = identifier.meta({ description: 'The job.' })

export const jobEndpoints = {
  createJob: endpoint({
    method: 'POST',
    path: '/v2/team/jobs',
    audited: { action: 'question.asked' },
    resource: 'jobs',
    summary: 'Ask a question; wait for the whole answer or stream it',
    description:
      'A question is answered from the sources of a dataset that are synched when it is asked; those that are not are left out, and the answer says so. Where a source that is named, or every source, is not ready: 210023. A refusal is a success (status not_in_data) with questions that do work. Tables and charts count in the storage quota of the project until their session is deleted; an answer that finds no room there is 300006. A client that goes away does not stop its job.',
    answer: 'either',
    events: jobEvents,
    input: z.object({
      session_id: identifier.meta({
        description: 'The session to ask in: its settings hold, and its earlier jobs are context.',
      }),
      question: nonBlankText.meta({
        description: 'The question, in any of the 17 languages; at most 6,000 characters.',
        minLength: 1,
        maxLength: longestQuestion,
      }),
      user_id: userId,
      stream: z.boolean().default(false).meta({
        description:
          'true: the answer comes as a stream of events while it is worked out; false: whole, at its end.',
      }),
      dataset_id: identifier.optional().meta({
        description:
          'The dataset to ask. Without one, and without datasource_ids, the answer says what to attach.',
      }),
      datasource_ids: z.array(identifier).optional().meta({
        description:
          'The sources to ask, all of one dataset; empty or omitted means the whole dataset. Without dataset_id their own dataset is asked.',
        maxItems: mostSelectedSources,
      }),
      output_language: outputLanguage.optional().meta({
        description: "The language of this answer; omitted: the session's.",
      }),
      job_mode: jobMode.optional().meta({ description: "How this job is taken; omitted: the session's." }),
      custom_options: z
        .object({
          with_citation: z
            .boolean()
            .default(true)
            .meta({ description: 'false: the answer has no SOURCES block.' }),
          user_prompt: longText.optional().meta({
            description: 'How to word the answer; goes to a model, and is ignored where there is none.',
          }),
        })
        .optional()
        .meta({ description: 'How the answer is to be given.' }),
    }),
    data: job,
    failures: [210020, 210021, 210022, 210023, 210025, 300003, 300006, 300012],
  }),
  getJob: endpoint({
    method: 'GET',
    path: '/v2/team/jobs/{id}',
    resource: 'jobs',
    summary: 'Read a job as it is now',
    description:
      'At any time, with the blocks it has so far and links signed anew. Made for polling: it does not count against the rate limit.',
    failures: [300003],
    counted: false,
    input: z.object({ id, user_id: userId }),
    data: job,
  }),
  streamJobEvents: endpoint({
    method: 'GET',
    path: '/v2/team/jobs/{id}/events',
    resource: 'jobs',
    summary: "Stream a job's events, from the start or after the event named by Last-Event-ID or `after`",
    description:
      'What was said before comes at once, byte for byte as it was, links signed anew once they have expired; what is still to come follows.',
    counted: false,
    answer: 'stream',
    events: jobEvents,
    failures: [300003],
    input: z.object({
      id,
      user_id: userId,
      after: integer(0, 1_000_000_000).optional().meta({
        description: 'The id of the last event that you have; the header Last-Event-ID goes before it.',
      }),
    }),
    data: z.null(),
  }),
  cancelJob: endpoint({
    method: 'POST',
    path: '/v2/team/jobs/{id}/cancel',
    audited: { action: 'question.cancelled', subject: 'input.id' },
    resource: 'jobs',
    summary: 'Cancel a job; its finished blocks stay',
    description:
      'Answers with the job as it is now. Cancelling again, or a job that has ended, changes nothing.',
    failures: [300003],
    input: z.object({ id, user_id: userId }),
    data: job,
  }),
  getJobLedger: endpoint({
    method: 'GET',
    path: '/v2/team/jobs/{id}/ledger',
    resource: 'jobs',
    summary: 'Read what was sent to a model for a job',
    description:
      'Each request as its bytes left, kept before they did. Empty where no model was asked, and where its replies came from a tape.',
    failures: [300003],
    input: z.object({ id, user_id: userId }),
    data: ledger,
  }),
  replayJob: endpoint({
    method: 'POST',
    path: '/v2/team/jobs/{id}/replay',
    audited: { action: 'question.replayed', subject: 'input.id' },
    resource: 'jobs',
    summary:
      "Run an answered job's plan again over its sources as they are now, and compare; nothing is stored, no quota used",
    description:
      'Only a job that computed an answer has a plan; others are 300001. It ends with its connection.',
    failures: [210020, 210023, 300003],
    input: z.object({ id, user_id: userId }),
    data: replay,
  }),
}
