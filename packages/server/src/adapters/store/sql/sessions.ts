import type { Selectable } from 'kysely'
import { objectKeys } from '../../../domain/file.ts'
import type { Session } from '../../../domain/session.ts'
import { fold } from '../../../domain/table.ts'
import type { SessionStore } from '../../../ports/store.ts'
import { forgetResults, giveResultsBack } from './count-results.ts'
import { type Database, type Query, ownerTopic, storageTopic } from './database.ts'
import { pageOf } from './page.ts'
import type { SessionRow } from './schema.ts'
import { contains } from './search.ts'
import { template } from './template.ts'
import { throwAway } from './trash.ts'

const toSession = (row: Selectable<SessionRow>): Session => ({
  id: row.id,
  projectId: row.project_id,
  userId: row.user_id,
  name: row.name,
  outputLanguage: row.output_language,
  jobMode: row.job_mode,
  maxContextualJobHistory: row.max_contextual_job_history,
  createdAt: row.created_at,
})

export function sessionStore({ query, first, statement, transaction, lock }: Database): SessionStore {
  const insert = insertTemplate(query)
  const byId = template<{ id: string; projectId: string; userId: string }, Selectable<SessionRow>>((slot) =>
    query
      .selectFrom('sessions')
      .selectAll()
      .where('id', '=', slot('id'))
      .where('project_id', '=', slot('projectId'))
      .where('user_id', '=', slot('userId')),
  )
  return {
    async create(session, limit) {
      const filled = insert({ ...session, foldedName: fold(session.name), limit })
      const { numAffectedRows } = await statement(ownerTopic(session.projectId, session.userId), filled)
      return numAffectedRows === 1n
    },
    async find(id, { projectId, userId }) {
      const row = await first(byId({ id, projectId, userId }))
      return row && toSession(row)
    },
    async list(owner, page, search) {
      const matching = query
        .selectFrom('sessions')
        .where('project_id', '=', owner.projectId)
        .where('user_id', '=', owner.userId)
        .$if(search !== undefined, (all) =>
          all.where((where) => contains(where.ref('folded_name'), search ?? '')),
        )
      return pageOf(matching, page, toSession)
    },
    async update(id, owner, change) {
      const result = await query
        .updateTable('sessions')
        .set({
          id,
          ...(change.name === undefined ? {} : { name: change.name, folded_name: fold(change.name) }),
          ...(change.outputLanguage === undefined ? {} : { output_language: change.outputLanguage }),
          ...(change.jobMode === undefined ? {} : { job_mode: change.jobMode }),
          ...(change.maxContextualJobHistory === undefined
            ? {}
            : { max_contextual_job_history: change.maxContextualJobHistory }),
        })
        .where('id', '=', id)
        .where('project_id', '=', owner.projectId)
        .where('user_id', '=', owner.userId)
        .executeTakeFirst()
      return result.numUpdatedRows > 0n
    },
    remove: (id, owner) =>
      transaction(ownerTopic(owner.projectId, owner.userId), async (query) => {
        const jobs = await query
          .selectFrom('jobs')
          .select('id')
          .where('session_id', '=', id)
          .where('project_id', '=', owner.projectId)
          .where('user_id', '=', owner.userId)
          .orderBy('ordinal')
          .execute()
        await lock(query, storageTopic(owner.projectId))
        const jobIds = jobs.map((job) => job.id)
        const freed = await forgetResults(query, jobIds)
        const removed = await query
          .deleteFrom('sessions')
          .where('id', '=', id)
          .where('project_id', '=', owner.projectId)
          .where('user_id', '=', owner.userId)
          .executeTakeFirst()
        if (removed.numDeletedRows === 0n) return undefined
        await giveResultsBack(query, owner.projectId, freed)
        await throwAway(query, jobIds.map(objectKeys.results))
        return jobIds
      }),
  }
}

/** Counts and inserts in one statement, so that the limit holds whoever else is inserting. */
function insertTemplate(query: Query) {
  return template<Session & { foldedName: string; limit: number }, never>((slot) =>
    query
      .insertInto('sessions')
      .columns([
        'id',
        'project_id',
        'user_id',
        'name',
        'folded_name',
        'output_language',
        'job_mode',
        'max_contextual_job_history',
        'created_at',
      ])
      .expression(
        query
          .selectNoFrom((select) => [
            select.val(slot('id')).as('id'),
            select.val(slot('projectId')).as('project_id'),
            select.val(slot('userId')).as('user_id'),
            select.val(slot('name')).as('name'),
            select.val(slot('foldedName')).as('folded_name'),
            select.val(slot('outputLanguage')).as('output_language'),
            select.val(slot('jobMode')).as('job_mode'),
            select.val(slot('maxContextualJobHistory')).as('max_contextual_job_history'),
            select.val(slot('createdAt')).as('created_at'),
          ])
          .where(
            (where) =>
              where
                .selectFrom('sessions')
                .select((select) => select.fn.countAll().as('sessions'))
                .where('project_id', '=', slot('projectId'))
                .where('user_id', '=', slot('userId')),
            '<',
            slot('limit'),
          ),
      ),
  )
}
