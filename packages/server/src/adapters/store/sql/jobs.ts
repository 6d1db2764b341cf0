import { refusal } from '@auger/contract'
import { type Selectable, sql } from 'kysely'
import { z } from 'zod'
import { mostEarlierRows, type Job, type JobSummary, type PlannedQuestion } from '../../../domain/job.ts'
import type { Owner } from '../../../domain/owner.ts'
import { readDocument, type TellUnreadable } from '../../../domain/read-document.ts'
import { cost } from '../../../domain/schemas/cost.ts'
import { frame } from '../../../domain/schemas/frame.ts'
import { jobRequest } from '../../../domain/schemas/job-request.ts'
import { planSchema as plan } from '@auger/contract/plan'
import { result, resultRows, titledResults } from '../../../domain/schemas/result.ts'
import type { JobStore } from '../../../ports/store.ts'
import { countResults } from './count-results.ts'
import { createJob, findEarlier } from './create-job.ts'
import { type Database, ownerTopic } from './database.ts'
import { finishJob } from './finish-job.ts'
import { insertEvents, readEvents } from './job-events.ts'
import { pageOf } from './page.ts'
import { readableOf } from './readable-of.ts'
import type { JobRow } from './schema.ts'

type Documents = 'request' | 'assumptions' | 'plan' | 'frame' | 'result' | 'results' | 'refusal' | 'cost'

/** What one of a job's columns keeps. */
const document = <Type>(
  row: Pick<Selectable<JobRow>, 'id'>,
  of: Documents,
  schema: z.ZodType<Type>,
  text: string,
): Type => readDocument(schema, text, { of: `jobs.${of}`, id: row.id })

const assumptions = z.array(z.string())
const questions = z.array(z.string())

const toJob = (row: Selectable<JobRow>): Job => ({
  id: row.id,
  projectId: row.project_id,
  userId: row.user_id,
  sessionId: row.session_id,
  request: document(row, 'request', jobRequest, row.request),
  state: row.state,
  status: row.status,
  language: row.language,
  assumptions: document(row, 'assumptions', assumptions, row.assumptions),
  plan: row.plan === null ? null : document(row, 'plan', plan, row.plan),
  frame: row.frame === null ? null : document(row, 'frame', frame, row.frame),
  result: row.result === null ? null : document(row, 'result', result, row.result),
  results: row.results === null ? [] : document(row, 'results', titledResults, row.results),
  refusal: row.refusal === null ? null : document(row, 'refusal', refusal, row.refusal),
  cost: row.cost === null ? null : document(row, 'cost', cost, row.cost),
  attempts: row.attempts,
  createdAt: row.created_at,
  finishedAt: row.finished_at,
})

/** A request may name a thousand sources; a list shows only what was asked. One that cannot be read keeps no other from it. */
const questionColumn =
  sql<unknown>`case when json_valid(request) then json_extract(request, '$.question') end`.as('question')

const toSummary = (
  row: Pick<Selectable<JobRow>, 'id' | 'state' | 'language'> & { question: unknown },
): JobSummary => ({
  id: row.id,
  state: row.state,
  language: row.language,
  question: typeof row.question === 'string' ? row.question : '',
})

/** Of up to a thousand rows that a job keeps, those that a question is given that may change its frame. */
const firstRows = sql<string | null>`case when frame is not null and json_valid(result) then json_object(
  'columns', json_extract(result, '$.columns'),
  'rows', (select json_group_array(json(value)) from (select value from json_each(result, '$.rows') limit ${sql.lit(mostEarlierRows)}))
) end`.as('result')

const offeredQuestions = sql<string | null>`(
  select json_extract(body, '$.said.questions') from job_events
  where job_id = jobs.id and json_valid(body) and json_extract(body, '$.said.kind') = 'questions' limit 1
)`.as('offered')

const toPlanned = (
  row: Pick<Selectable<JobRow>, 'id' | 'request' | 'status' | 'plan' | 'frame' | 'result'> & {
    offered: string | null
  },
): PlannedQuestion => {
  const { question, datasetId } = document(row, 'request', jobRequest, row.request)
  return {
    question,
    datasetId,
    status: row.status,
    plan: row.plan === null ? null : document(row, 'plan', plan, row.plan),
    frame: row.frame === null ? null : document(row, 'frame', frame, row.frame),
    result: row.result === null ? null : document(row, 'result', resultRows, row.result),
    offered: row.offered === null ? [] : questions.parse(JSON.parse(row.offered)),
  }
}

export function jobStore({ query, transaction }: Database, tellUnreadable: TellUnreadable): JobStore {
  const owned = (id: string, owner: Owner) =>
    query
      .selectFrom('jobs')
      .where('id', '=', id)
      .where('project_id', '=', owner.projectId)
      .where('user_id', '=', owner.userId)
  return {
    create: (job, idempotency) =>
      transaction(ownerTopic(job.projectId, job.userId), (query) => createJob(query, job, idempotency)),
    recall: (owner, idempotency) => findEarlier(query, owner, idempotency),
    async find(id, owner) {
      const row = await owned(id, owner).selectAll().executeTakeFirst()
      return row && toJob(row)
    },
    async state(id, owner) {
      const row = await owned(id, owner).select(['state', 'finished_at']).executeTakeFirst()
      return row && { state: row.state, finishedAt: row.finished_at }
    },
    async list(sessionId, page) {
      const ended = query
        .selectFrom('jobs')
        .where('session_id', '=', sessionId)
        .where('state', 'in', ['done', 'failed', 'cancelled'])
      return pageOf(ended, page, toSummary, (jobs) =>
        jobs.select(['id', 'state', 'language', questionColumn]),
      )
    },
    async planned(sessionId, doneAt, most) {
      const rows = await query
        .selectFrom('jobs')
        .select(['id', 'request', 'status', 'plan', 'frame', firstRows, offeredQuestions])
        .where('session_id', '=', sessionId)
        .where('state', '=', 'done')
        .where('finished_at', '<=', doneAt)
        .orderBy('ordinal', 'desc')
        .limit(most)
        .execute()
      return readableOf(rows, toPlanned, tellUnreadable)
    },
    async claim(id) {
      const row = await query
        .updateTable('jobs')
        .set((set) => ({ state: 'running', attempts: set('attempts', '+', 1) }))
        .where('id', '=', id)
        .where('state', 'in', ['queued', 'running'])
        .returningAll()
        .executeTakeFirst()
      return row && toJob(row)
    },
    append: (id, said) =>
      transaction(`job ${id}`, async (query) => {
        const job = await query
          .updateTable('jobs')
          .set((set) => ({ last_sequence: set('last_sequence', '+', said.length) }))
          .where('id', '=', id)
          .where('state', '=', 'running')
          .returning('last_sequence')
          .executeTakeFirst()
        if (job === undefined) return undefined
        await insertEvents(query, id, job.last_sequence - said.length + 1, said)
        return job.last_sequence
      }),
    finish: (id, ending, at, lastWords) =>
      transaction(`job ${id}`, (query) => finishJob(query, { id, ending, at, lastWords, tellUnreadable })),
    countResults: (id, files) => transaction(`results ${id}`, (query) => countResults(query, id, files)),
    async uncounted(most) {
      const rows = await query
        .selectFrom('jobs')
        .select('id')
        .where(sql<boolean>`results_counted = 0`)
        .orderBy('ordinal')
        .limit(most)
        .execute()
      return rows.map((row) => row.id)
    },
    countEarlier: (id, files) =>
      transaction(`results ${id}`, async (query) => {
        await countResults(query, id, files, { evenIfFull: true })
        await query.updateTable('jobs').set({ results_counted: 1 }).where('id', '=', id).execute()
      }),
    events: (id, after) => readEvents(query, id, after),
    async unfinished() {
      const rows = await query
        .selectFrom('jobs')
        .select(['id', 'project_id'])
        .where(sql<boolean>`state in ('queued', 'running')`)
        .orderBy('ordinal')
        .execute()
      return rows.map((row) => ({ id: row.id, projectId: row.project_id }))
    },
  }
}
