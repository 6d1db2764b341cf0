import { type Selectable, sql } from 'kysely'
import type { Project } from '../../../domain/project.ts'
import type { ProjectStore } from '../../../ports/store.ts'
import type { Database } from './database.ts'
import type { ProjectRow } from './schema.ts'

const toProject = (row: Selectable<ProjectRow>): Project => ({
  id: row.id,
  name: row.name,
  jobQuota: row.job_quota === null ? null : Number(row.job_quota),
  jobsUsed: Number(row.jobs_used),
  storageQuota: row.storage_quota === null ? null : Number(row.storage_quota),
  tokenQuota: row.token_quota === null ? null : Number(row.token_quota),
  tokensUsed: Number(row.tokens_used),
  createdAt: row.created_at,
})

export function projectStore({ query }: Database): ProjectStore {
  return {
    async create(project) {
      await query
        .insertInto('projects')
        .values({
          id: project.id,
          name: project.name,
          job_quota: project.jobQuota,
          jobs_used: project.jobsUsed,
          storage_quota: project.storageQuota,
          token_quota: project.tokenQuota,
          tokens_used: project.tokensUsed,
          created_at: project.createdAt,
        })
        .execute()
    },
    async find(id) {
      const row = await query.selectFrom('projects').selectAll().where('id', '=', id).executeTakeFirst()
      return row && toProject(row)
    },
    async list() {
      return (await query.selectFrom('projects').selectAll().orderBy('ordinal').execute()).map(toProject)
    },
    async update(id, { name, jobs, storage, tokens }) {
      const change = {
        ...(name === undefined ? {} : { name }),
        ...(jobs === undefined ? {} : { job_quota: jobs }),
        ...(storage === undefined ? {} : { storage_quota: storage }),
        ...(tokens === undefined ? {} : { token_quota: tokens }),
      }
      const result = await query
        .updateTable('projects')
        .set({ id, ...change })
        .where('id', '=', id)
        .executeTakeFirst()
      return result.numUpdatedRows > 0n
    },
    async storageUsed(id) {
      const row = await query
        .selectFrom('projects')
        .select((select) => [
          'result_bytes',
          select
            .selectFrom('files')
            .select(sql<unknown>`coalesce(sum(size), 0)`.as('bytes'))
            .whereRef('files.project_id', '=', 'projects.id')
            .as('file_bytes'),
        ])
        .where('id', '=', id)
        .executeTakeFirst()
      return Number(row?.result_bytes ?? 0) + Number(row?.file_bytes ?? 0)
    },
  }
}
