import pg from 'pg'

/** What the database says of jobs, as counts that can be held against what was asked. */
export interface JobCounts {
  readonly jobs: number
  readonly done: number
  /** Jobs whose end was said another number of times than once. */
  readonly endedOtherwise: number
  /** Jobs whose events are not numbered 1, 2, 3 … */
  readonly withGaps: number
  readonly tasks: number
  readonly countedAsUsed: number
}

export async function countJobs(database: string): Promise<JobCounts> {
  const one = (sql: string) => query(database, sql).then(([row]) => Number(Object.values(row ?? {})[0]))
  return {
    jobs: await one('select count(*) from jobs'),
    done: await one(`select count(*) from jobs where state = 'done'`),
    endedOtherwise: await one(
      `select count(*) from jobs where 1 <> (select count(*) from job_events
       where job_id = jobs.id and body::json #>> '{said,kind}' = 'end')`,
    ),
    withGaps: await one(
      `select count(*) from (select job_id from job_events group by job_id
       having count(*) <> max(sequence) or min(sequence) <> 1) as gaps`,
    ),
    tasks: await one(`select count(*) from queue_tasks where kind = 'answer'`),
    countedAsUsed: await one('select coalesce(sum(jobs), 0) from usage_days'),
  }
}

export async function query(
  database: string,
  sql: string,
): Promise<readonly { readonly [column: string]: unknown }[]> {
  const client = new pg.Client({ connectionString: database })
  await client.connect()
  try {
    return (await client.query(sql)).rows as readonly { readonly [column: string]: unknown }[]
  } finally {
    await client.end()
  }
}
