import { sql } from 'kysely'
import { outcomeOf } from '../../../domain/asked-question.ts'
import type { JobEnding } from '../../../domain/job.ts'
import type { InTransaction } from './database.ts'
import type { DialectWords } from './dialect-words.ts'
import { tokensOfJob } from './tokens-of-job.ts'

interface EndedJob {
  readonly id: string
  readonly projectId: string
  readonly ending: JobEnding
  readonly createdAt: string
  readonly at: string
}

/** Counts a job that has just ended on the day on which it did. */
export async function countUse(
  query: InTransaction,
  words: DialectWords,
  { id, projectId, ending, createdAt, at }: EndedJob,
): Promise<void> {
  const counted = outcomeOf(ending.state, ending.state === 'done' ? ending.status : null)
  // A clock may be set back in between.
  const milliseconds = Math.max(0, Date.parse(at) - Date.parse(createdAt))
  const asked = await query
    .selectFrom('jobs')
    .select(tokensOfJob(words).as('tokens'))
    .where('id', '=', id)
    .executeTakeFirst()
  const tokens = Number(asked?.tokens ?? 0)
  const none = { answered: 0, refused: 0, failed: 0, cancelled: 0 }
  await query
    .insertInto('usage_days')
    .values({
      project_id: projectId,
      day: at.slice(0, 10),
      jobs: 1,
      ...none,
      [counted]: 1,
      milliseconds,
      tokens,
    })
    .onConflict((conflict) =>
      conflict.columns(['project_id', 'day']).doUpdateSet({
        jobs: sql<number>`usage_days.jobs + 1`,
        [counted]: sql<number>`${sql.ref(`usage_days.${counted}`)} + 1`,
        milliseconds: sql<number>`usage_days.milliseconds + ${milliseconds}`,
        tokens: sql<number>`usage_days.tokens + ${tokens}`,
      }),
    )
    .execute()
}
