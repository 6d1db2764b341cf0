import { objectKeys } from '../../../domain/file.ts'
import type { RetentionStore } from '../../../ports/retention-store.ts'
import { forgetResults, giveResultsBack } from './count-results.ts'
import type { Database, InTransaction } from './database.ts'
import { throwAway } from './trash.ts'

export function retentionStore({ query, transaction }: Database): RetentionStore {
  const ended = (before: string, most: number) =>
    query
      .selectFrom('jobs')
      .select('id')
      .where('finished_at', '<', before)
      .where('state', 'in', ['done', 'failed', 'cancelled'])
      .orderBy('finished_at')
      .limit(most)
  return {
    async jobsEnded(before, most) {
      return (await ended(before, most).execute()).map(({ id }) => id)
    },
    async jobsWithFiles(before, most) {
      const rows = await ended(before, most).where('files_expired_at', 'is', null).execute()
      return rows.map(({ id }) => id)
    },
    removeJob: (id) =>
      transaction(resultsTopic(id), async (query) => {
        await forgetFiles(query, id)
        const removed = await query
          .deleteFrom('jobs')
          .where('id', '=', id)
          .where('finished_at', 'is not', null)
          .executeTakeFirst()
        return removed.numDeletedRows > 0n
      }),
    expireFiles: (id, at) =>
      transaction(resultsTopic(id), async (query) => {
        const expired = await query
          .updateTable('jobs')
          .set({ files_expired_at: at })
          .where('id', '=', id)
          .where('finished_at', 'is not', null)
          .where('files_expired_at', 'is', null)
          .executeTakeFirst()
        if (expired.numUpdatedRows === 0n) return false
        await forgetFiles(query, id)
        return true
      }),
  }
}

/** The topic under which they are counted, too. */
const resultsTopic = (jobId: string): string => `results ${jobId}`

async function forgetFiles(query: InTransaction, jobId: string): Promise<void> {
  const job = await query.selectFrom('jobs').select('project_id').where('id', '=', jobId).executeTakeFirst()
  if (job === undefined) return
  const bytes = await forgetResults(query, [jobId])
  if (bytes > 0) await giveResultsBack(query, job.project_id, bytes)
  await throwAway(query, [objectKeys.results(jobId)])
}
