import { sql, type Insertable } from 'kysely'
import type { Job } from '../../../domain/job.ts'
import type { Owner } from '../../../domain/owner.ts'
import { fold } from '../../../domain/table.ts'
import type { EarlierUse, IdempotencyKey, JobCreation, JobTerms } from '../../../ports/store.ts'
import { type Database, type InTransaction, type Query, waitingTopic } from './database.ts'
import type { DialectWords } from './dialect-words.ts'
import { jsonOrNull } from './json.ts'
import type { JobRow } from './schema.ts'

const toRow = (job: Job): Insertable<JobRow> => ({
  id: job.id,
  project_id: job.projectId,
  user_id: job.userId,
  session_id: job.sessionId,
  request: JSON.stringify(job.request),
  folded_question: fold(job.request.question),
  state: job.state,
  status: job.status,
  language: job.language,
  assumptions: JSON.stringify(job.assumptions),
  plan: jsonOrNull(job.plan),
  frame: jsonOrNull(job.frame),
  result: jsonOrNull(job.result),
  results: job.results.length === 0 ? null : JSON.stringify(job.results),
  refusal: jsonOrNull(job.refusal),
  cost: jsonOrNull(job.cost),
  attempts: job.attempts,
  last_sequence: 0,
  results_counted: 1,
  created_at: job.createdAt,
  finished_at: job.finishedAt,
})

/** Undefined where it cannot be told whether there is room while others are looking for some, too. */
export async function createJob(
  query: InTransaction,
  { lock, words }: Pick<Database, 'lock' | 'words'>,
  job: Job,
  { idempotency, mostWaiting }: JobTerms,
  looking: 'with others' | 'alone',
): Promise<JobCreation | undefined> {
  const session = await query
    .selectFrom('sessions')
    .select('id')
    .where('id', '=', job.sessionId)
    .where('project_id', '=', job.projectId)
    .where('user_id', '=', job.userId)
    .executeTakeFirst()
  if (session === undefined) return { outcome: 'no-session' }
  if (idempotency !== undefined) {
    const earlier = await findEarlier(query, job, idempotency)
    if (earlier !== undefined) return earlier
  }
  if (mostWaiting !== undefined) {
    await lock(query, waitingTopic, looking)
    const { waiting, others } = await lookAround(query, words)
    if (looking === 'with others' && waiting + others >= mostWaiting) return undefined
    if (waiting >= mostWaiting) return { outcome: 'full' }
  }
  const counted = await query
    .updateTable('projects')
    .set((set) => ({ jobs_used: set('jobs_used', '+', 1) }))
    .where('id', '=', job.projectId)
    .where((where) =>
      where.or([where('job_quota', 'is', null), where('jobs_used', '<', where.ref('job_quota'))]),
    )
    .executeTakeFirst()
  if (counted.numUpdatedRows === 0n) return { outcome: 'quota' }
  await query.insertInto('jobs').values(toRow(job)).execute()
  if (idempotency !== undefined) await keepKey(query, job, idempotency)
  return { outcome: 'created' }
}

/** In words that the index of unfinished jobs is found by. */
const isWaiting = sql<boolean>`state in ('queued', 'running') and state = 'queued'`

export async function countWaiting(query: Pick<Query, 'selectFrom'>): Promise<number> {
  const { waiting } = await query
    .selectFrom('jobs')
    .select(({ fn }) => fn.countAll<number>().as('waiting'))
    .where(isWaiting)
    .executeTakeFirstOrThrow()
  return waiting
}

/** Whoever looks with others does not see theirs yet, of which each transaction that there can be may have one. */
const lookAround = (query: InTransaction, { mostTransactions }: DialectWords) =>
  query
    .selectFrom('jobs')
    .select(({ fn }) => [fn.countAll<number>().as('waiting'), mostTransactions.as('others')])
    .where(isWaiting)
    .executeTakeFirstOrThrow()

export async function findEarlier(
  query: Pick<InTransaction, 'selectFrom'>,
  { projectId, userId }: Owner,
  { key, bodyHash, validAfter }: IdempotencyKey,
): Promise<EarlierUse | undefined> {
  const earlier = await query
    .selectFrom('idempotency_keys')
    .select(['job_id', 'body_hash'])
    .where('project_id', '=', projectId)
    .where('user_id', '=', userId)
    .where('key', '=', key)
    .where('created_at', '>=', validAfter)
    .executeTakeFirst()
  if (earlier === undefined) return undefined
  return earlier.body_hash === bodyHash
    ? { outcome: 'existing', jobId: earlier.job_id }
    : { outcome: 'conflict' }
}

async function keepKey(query: InTransaction, job: Job, { key, bodyHash }: IdempotencyKey): Promise<void> {
  const use = { body_hash: bodyHash, job_id: job.id, created_at: job.createdAt }
  await query
    .insertInto('idempotency_keys')
    .values({ project_id: job.projectId, user_id: job.userId, key, ...use })
    .onConflict((conflict) => conflict.columns(['project_id', 'user_id', 'key']).doUpdateSet(use))
    .execute()
}
