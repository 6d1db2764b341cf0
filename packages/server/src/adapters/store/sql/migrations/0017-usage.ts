import { type Kysely, sql } from 'kysely'
import { hasJobs } from './has-jobs.ts'

/** What projects use by day, which stays when jobs are deleted. What has ended before is counted here, once. */
export async function addUsage(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('usage_days')
    .addColumn('project_id', 'text', (column) => column.notNull().references('projects.id'))
    .addColumn('day', 'text', (column) => column.notNull())
    .addColumn('jobs', 'bigint', (column) => column.notNull())
    .addColumn('answered', 'bigint', (column) => column.notNull())
    .addColumn('refused', 'bigint', (column) => column.notNull())
    .addColumn('failed', 'bigint', (column) => column.notNull())
    .addColumn('cancelled', 'bigint', (column) => column.notNull())
    .addColumn('milliseconds', 'bigint', (column) => column.notNull())
    .addColumn('tokens', 'bigint', (column) => column.notNull())
    .addPrimaryKeyConstraint('usage_days_key', ['project_id', 'day'])
    .execute()
  if (await hasJobs(db)) await countWhatEnded(db)
  await db.schema.createIndex('jobs_of_project').on('jobs').columns(['project_id', 'ordinal']).execute()
}

async function countWhatEnded(db: Kysely<unknown>): Promise<void> {
  const refused = sql`state = 'done' and status in ('clarify', 'not_in_data')`
  const took = sql`max(0, round((julianday(finished_at) - julianday(created_at)) * 86400000))`
  await sql`
    insert into usage_days
      (project_id, day, jobs, answered, refused, failed, cancelled, milliseconds, tokens)
    select
      project_id,
      substr(finished_at, 1, 10),
      count(*),
      sum(case when state = 'done' and not (${refused}) then 1 else 0 end),
      sum(case when ${refused} then 1 else 0 end),
      sum(case when state = 'failed' then 1 else 0 end),
      sum(case when state = 'cancelled' then 1 else 0 end),
      cast(sum(${took}) as integer),
      coalesce(sum((
        select sum(json_extract(body, '$.usage.sent') + json_extract(body, '$.usage.received'))
        from model_outcomes where model_outcomes.job_id = jobs.id and json_valid(body)
      )), 0)
    from jobs
    where finished_at is not null
    group by project_id, substr(finished_at, 1, 10)`.execute(db)
}
