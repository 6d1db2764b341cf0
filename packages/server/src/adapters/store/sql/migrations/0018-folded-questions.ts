import { type Kysely, sql } from 'kysely'
import { fold } from '../../../../domain/table.ts'
import { hasJobs } from './has-jobs.ts'

interface Jobs {
  readonly jobs: { ordinal: number; folded_question: string }
}

const atOnce = 1_000

/** Questions in the form that they are searched in, those of before too. */
export async function addFoldedQuestions(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('jobs')
    .addColumn('folded_question', 'text', (column) => column.notNull().defaultTo(''))
    .execute()
  if (await hasJobs(db)) await foldEarlier(db)
  await db.schema
    .createIndex('jobs_of_owner')
    .on('jobs')
    .columns(['project_id', 'user_id', 'ordinal'])
    .execute()
}

async function foldEarlier(db: Kysely<unknown>): Promise<void> {
  const jobs = db as Kysely<Jobs>
  for (let after = 0; ;) {
    const rows = await jobs
      .selectFrom('jobs')
      .select([
        'ordinal',
        sql<unknown>`case when json_valid(request) then json_extract(request, '$.question') end`.as(
          'question',
        ),
      ])
      .where('ordinal', '>', after)
      .orderBy('ordinal')
      .limit(atOnce)
      .execute()
    for (const { ordinal, question } of rows)
      if (typeof question === 'string')
        await jobs
          .updateTable('jobs')
          .set({ folded_question: fold(question) })
          .where('ordinal', '=', ordinal)
          .execute()
    const last = rows.at(-1)
    if (last === undefined) return
    after = last.ordinal
  }
}
