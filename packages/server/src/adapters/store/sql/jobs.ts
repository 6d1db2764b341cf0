import { refusal } from '@auger/contract'
import { type Selectable, sql } from 'kysely'
import { z } from 'zod'
import { mostEarlierRows, type Job, type JobSummary, type PlannedQuestion } from '../../../domain/job.ts'
import type { Cost } from '../../../domain/cost.ts'
import { planAuthor } from '../../../domain/plan-author.ts'
import type { Owner } from '../../../domain/owner.ts'
import { readDocument, type TellUnreadable } from '../../../domain/read-document.ts'
import { cost } from '../../../domain/schemas/cost.ts'
import { frame } from '../../../domain/schemas/frame.ts'
import { jobRequest } from '../../../domain/schemas/job-request.ts'
import { planSchema as plan } from '@auger/contract/plan'
import { result, resultRows, titledResults } from '../../../domain/schemas/result.ts'
import type { JobStore } from '../../../ports/store.ts'
import { countResults } from './count-results.ts'
import { countWaiting, createJob, findEarlier } from './create-job.ts'
import { type Database, ownerTopic, storageTopic } from './database.ts'
import type { DialectWords } from './dialect-words.ts'
import { finishJob } from './finish-job.ts'
import { insertEvents, readEvents } from './job-events.ts'
import { pageOf } from './page.ts'
import { readableOf } from './readable-of.ts'
import { questionColumn, questionText } from './question-column.ts'
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

const costOf = (row: Pick<Selectable<JobRow>, 'id' | 'cost'>): Cost | null =>
  row.cost === null ? null : document(row, 'cost', cost, row.cost)

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
  cost: costOf(row),
  attempts: row.attempts,
  createdAt: row.created_at,
  finishedAt: row.finished_at,
})

const toSummary = (
  row: Pick<Selectable<JobRow>, 'id' | 'state' | 'language'> & { question: unknown },
): JobSummary => ({
  id: row.id,
  state: row.state,
  language: row.language,
  question: questionText(row.question),
})

/** Of up to a thousand rows that a job keeps, those that a question is given that may change its frame. */
const firstRows = ({ firstRows }: DialectWords) =>
  sql<string | null>`case when frame is not null then ${firstRows('result', mostEarlierRows)} end`.as(
    'result',
  )

const offeredQuestions = ({ jsonAt, textAt }: DialectWords) =>
  sql<string | null>`(
    select ${jsonAt('body', ['said', 'questions'])} from job_events
    where job_id = jobs.id and ${textAt('body', ['said', 'kind'])} = 'questions' limit 1
  )`.as('offered')

const toPlanned = (
  row: Pick<Selectable<JobRow>, 'id' | 'request' | 'status' | 'plan' | 'frame' | 'result' | 'cost'> & {
    offered: string | null
  },
): PlannedQuestion => {
  const request = document(row, 'request', jobRequest, row.request)
  const { question, datasetId } = request
  return {
    question,
    datasetId,
    planBy: planAuthor({ request, cost: costOf(row) }),
    status: row.status,
    plan: row.plan === null ? null : document(row, 'plan', plan, row.plan),
    frame: row.frame === null ? null : document(row, 'frame', frame, row.frame),
    result: row.result === null ? null : document(row, 'result', resultRows, row.result),
    offered: row.offered === null ? [] : questions.parse(JSON.parse(row.offered)),
  }
}

export function jobStore(
  { query, transaction, lock, words, currentTrace }: Database,
  tellUnreadable: TellUnreadable,
): JobStore {
  const owned = (id: string, owner: Owner) =>
    query
      .selectFrom('jobs')
      .where('id', '=', id)
      .where('project_id', '=', owner.projectId)
      .where('user_id', '=', owner.userId)
  const storageOf = async (id: string): Promise<string | undefined> => {
    const job = await query.selectFrom('jobs').select('project_id').where('id', '=', id).executeTakeFirst()
    return job && storageTopic(job.project_id)
  }
  return {
    async create(job, terms = {}) {
      const create = (looking: 'with others' | 'alone') =>
        transaction(ownerTopic(job.projectId, job.userId), (query) =>
          createJob(query, { lock, words }, job, terms, looking),
        )
      const creation = (await create('with others')) ?? (await create('alone'))
      if (creation === undefined) throw new Error('Whoever looks alone knows whether there is room')
      return creation
    },
    waiting: () => countWaiting(query),
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
        jobs.select(['id', 'state', 'language', questionColumn(words)]),
      )
    },
    async planned(sessionId, doneAt, most) {
      const rows = await query
        .selectFrom('jobs')
        .select([
          'id',
          'request',
          'status',
          'plan',
          'frame',
          'cost',
          firstRows(words),
          offeredQuestions(words),
        ])
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
    append: (id, said, attempt) =>
      transaction(`job ${id}`, async (query) => {
        const job = await query
          .updateTable('jobs')
          .set((set) => ({ last_sequence: set('last_sequence', '+', said.length) }))
          .where('id', '=', id)
          .where('state', '=', 'running')
          .$if(attempt !== undefined, (one) => one.where('attempts', '=', attempt ?? 0))
          .returning('last_sequence')
          .executeTakeFirst()
        if (job === undefined) return undefined
        await insertEvents(query, id, job.last_sequence - said.length + 1, said)
        return job.last_sequence
      }),
    finish(id, ending, at, lastWords, attempt) {
      const finish = { id, ending, at, lastWords, attempt, tellUnreadable, words, trace: currentTrace() }
      return transaction(`job ${id}`, (query) => finishJob(query, finish))
    },
    async countResults(id, files) {
      const topic = await storageOf(id)
      return topic === undefined ? 'gone' : transaction(topic, (query) => countResults(query, id, files))
    },
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
    async countEarlier(id, files) {
      const topic = await storageOf(id)
      if (topic === undefined) return
      await transaction(topic, async (query) => {
        await countResults(query, id, files, { evenIfFull: true })
        await query.updateTable('jobs').set({ results_counted: 1 }).where('id', '=', id).execute()
      })
    },
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
