import { readDocument } from '../../../domain/read-document.ts'
import { modelOutcome } from '../../../domain/schemas/model-outcome.ts'
import type { ModelCallStore } from '../../../ports/store.ts'
import type { Database } from './database.ts'

export function modelCallStore({ query, transaction }: Database): ModelCallStore {
  return {
    async sending(jobId, { at, model, purpose, body }) {
      await query
        .insertInto('model_requests')
        .values({ job_id: jobId, sent_at: at, model, purpose, body })
        .execute()
    },
    async sent(jobId) {
      const rows = await query
        .selectFrom('model_requests')
        .select(['sent_at', 'model', 'purpose', 'body'])
        .where('job_id', '=', jobId)
        .orderBy('ordinal')
        .execute()
      return rows.map(({ sent_at: at, ...sent }) => ({ at, ...sent }))
    },
    async outcome(jobId, key) {
      const row = await query
        .selectFrom('model_outcomes')
        .select('body')
        .where('job_id', '=', jobId)
        .where('key', '=', key)
        .executeTakeFirst()
      return row && readDocument(modelOutcome, row.body, { of: 'model_outcomes.body', id: jobId })
    },
    keep: (jobId, key, outcome) =>
      transaction(`model ${jobId}`, async (query) => {
        const job = await query
          .selectFrom('jobs')
          .select('project_id')
          .where('id', '=', jobId)
          .executeTakeFirst()
        // Deleted with its session meanwhile: nobody will ask for it.
        if (job === undefined) return
        await query
          .insertInto('model_outcomes')
          .values({ job_id: jobId, key, body: JSON.stringify(outcome) })
          .execute()
        const tokens = outcome.usage.sent + outcome.usage.received
        await query
          .updateTable('projects')
          .set((set) => ({ tokens_used: set('tokens_used', '+', tokens) }))
          .where('id', '=', job.project_id)
          .execute()
      }),
  }
}
