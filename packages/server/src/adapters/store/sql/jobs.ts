import type { Result } from '@auger/contract'
import { type Selectable, sql } from 'kysely'
import type { Cost } from '../../../domain/cost.ts'
import type { Job, JobRequest } from '../../../domain/job.ts'
import type { Plan } from '../../../domain/plan.ts'
import type { JobStore } from '../../../ports/store.ts'
import { createJob, findEarlier } from './create-job.ts'
import { type Database, ownerTopic } from './database.ts'
import { finishJob } from './finish-job.ts'
import { insertEvents, readEvents } from './job-events.ts'
import { pageOf } from './page.ts'
import type { JobRow } from './schema.ts'

const toJob = (row: Selectable<JobRow>): Job => ({
  id: row.id,
  projectId: row.project_id,
  userId: row.user_id,
  sessionId: row.session_id,
  request: JSON.parse(row.request) as JobRequest,
  state: row.state,
  status: row.status,
  language: row.language,
  assumptions: JSON.parse(row.assumptions) as string[],
  plan: row.plan === null ? null : (JSON.parse(row.plan) as Plan),
  result: row.result === null ? null : (JSON.parse(row.result) as Result),
  cost: row.cost === null ? null : (JSON.parse(row.cost) as Cost),
  attempts: row.attempts,
  createdAt: row.created_at,
  finishedAt: row.finished_at,
})

export function jobStore({ query, transaction }: Database): JobStore {
  return {
    create: (job, idempotency) =>
      transaction(ownerTopic(job.projectId, job.userId), (query) => createJob(query, job, idempotency)),
    recall: (owner, idempotency) => findEarlier(query, owner, idempotency),
    async find(id, owner) {
      const row = await query
        .selectFrom('jobs')
        .selectAll()
        .where('id', '=', id)
        .where('project_id', '=', owner.projectId)
        .where('user_id', '=', owner.userId)
        .executeTakeFirst()
      return row && toJob(row)
    },
    async list(sessionId, page) {
      const ended = query
        .selectFrom('jobs')
        .where('session_id', '=', sessionId)
        .where('state', 'in', ['done', 'failed', 'cancelled'])
      return pageOf(ended, page, toJob)
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
      transaction(`job ${id}`, (query) => finishJob(query, id, ending, at, lastWords)),
    events: (id, after) => readEvents(query, id, after),
    async unfinished() {
      const rows = await query
        .selectFrom('jobs')
        .select('id')
        .where(sql<boolean>`state in ('queued', 'running')`)
        .orderBy('ordinal')
        .execute()
      return rows.map((row) => row.id)
    },
  }
}
