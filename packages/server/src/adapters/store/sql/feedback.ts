import { planSchema, type Plan } from '@auger/contract/plan'
import { type Selectable, sql } from 'kysely'
import type { Feedback, JudgedJob } from '../../../domain/feedback.ts'
import { readDocument, type TellUnreadable } from '../../../domain/read-document.ts'
import type { Defining, FeedbackSaving, FeedbackStore } from '../../../ports/store.ts'
import { chunks } from './chunks.ts'
import type { Database, InTransaction } from './database.ts'
import { saveDefinition } from './definitions.ts'
import { readableOf } from './readable-of.ts'
import type { FeedbackRow } from './schema.ts'

type Said = Pick<Feedback, 'verdict' | 'reason' | 'createdAt'>

const toFeedback = (row: Selectable<FeedbackRow>): Feedback => ({
  jobId: row.job_id,
  verdict: row.verdict,
  reason: row.reason,
  definitionId: row.definition_id,
  createdAt: row.created_at,
})

const toPlan = ({ id, plan }: { id: string; plan: string | null }): readonly [string, Plan] => [
  id,
  readDocument(planSchema, plan ?? '', { of: 'jobs.plan', id }),
]

export function feedbackStore({ query, transaction }: Database, tell: TellUnreadable): FeedbackStore {
  return {
    save: (said, of, defining) =>
      transaction(topicOf(of), (query) => saveFeedback(query, said, of, defining)),
    async find(jobId) {
      const row = await query
        .selectFrom('feedback')
        .selectAll()
        .where('job_id', '=', jobId)
        .where('replaced_at', 'is', null)
        .executeTakeFirst()
      return row && toFeedback(row)
    },
    async judged(datasetId, at, most) {
      const rows = await query
        .selectFrom('feedback')
        .select(['job_id', 'question', 'verdict', 'reason'])
        .where('dataset_id', '=', datasetId)
        .where('created_at', '<=', at)
        .where((where) => where.or([where('replaced_at', 'is', null), where('replaced_at', '>', at)]))
        .orderBy('ordinal', 'desc')
        .limit(most)
        .execute()
      return rows.map(({ job_id, ...said }) => ({ jobId: job_id, ...said }))
    },
    async plans(jobIds) {
      const found: (readonly [string, Plan])[] = []
      for (const some of chunks(jobIds)) {
        const rows = await query
          .selectFrom('jobs')
          .select(['id', 'plan'])
          .where('id', 'in', some)
          .where('state', '=', 'done')
          .where('plan', 'is not', null)
          .where('result', 'is not', null)
          .execute()
        found.push(...readableOf(rows, toPlan, tell))
      }
      return new Map(found)
    },
  }
}

/** That of the dataset, under which its definitions are kept too. */
const topicOf = ({ id, request }: JudgedJob): string =>
  request.datasetId === null ? `job ${id}` : `dataset ${request.datasetId}`

async function saveFeedback(
  query: InTransaction,
  said: Said,
  { id: jobId, projectId, request }: JudgedJob,
  defining: Defining | undefined,
): Promise<FeedbackSaving> {
  const job = await query.selectFrom('jobs').select('id').where('id', '=', jobId).executeTakeFirst()
  if (job === undefined) return { outcome: 'gone' }
  const defined = defining && (await saveDefinition(query, defining.kept, defining.most))
  if (defined !== undefined && !('kept' in defined)) return { outcome: 'not defined', why: defined.outcome }
  const feedback = { ...said, jobId, definitionId: defined?.kept.definition.id ?? null }
  await replaceEarlier(query, feedback, projectId)
  await query
    .insertInto('feedback')
    .values({
      job_id: jobId,
      dataset_id: request.datasetId,
      question: request.question,
      verdict: feedback.verdict,
      reason: feedback.reason,
      definition_id: feedback.definitionId,
      created_at: feedback.createdAt,
      replaced_at: null,
    })
    .execute()
  return { outcome: 'kept', feedback, ...(defined === undefined ? {} : { defined }) }
}

/** Questions that were asked before and are not answered yet still see what was said then. */
async function replaceEarlier(
  query: InTransaction,
  { jobId, createdAt }: Feedback,
  projectId: string,
): Promise<void> {
  await query
    .updateTable('feedback')
    .set({ replaced_at: createdAt })
    .where('job_id', '=', jobId)
    .where('replaced_at', 'is', null)
    .execute()
  await query
    .deleteFrom('feedback')
    .where('job_id', '=', jobId)
    .where('replaced_at', 'is not', null)
    .where(({ not, exists, selectFrom, ref }) =>
      not(
        exists(
          selectFrom('jobs')
            .select('jobs.id')
            .where(sql<boolean>`jobs.state in ('queued', 'running')`)
            .where('jobs.project_id', '=', projectId)
            .where('jobs.created_at', '<', ref('feedback.replaced_at')),
        ),
      ),
    )
    .execute()
}
