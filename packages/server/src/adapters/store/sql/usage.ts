import type { UsageStore } from '../../../ports/question-store.ts'
import type { Database } from './database.ts'

export function usageStore({ query }: Database): UsageStore {
  return {
    async days(projectId, first, last) {
      const rows = await query
        .selectFrom('usage_days')
        .selectAll()
        .where('project_id', '=', projectId)
        .where('day', '>=', first)
        .where('day', '<=', last)
        .orderBy('day')
        .execute()
      return rows.map((row) => ({
        day: row.day,
        jobs: Number(row.jobs),
        answered: Number(row.answered),
        refused: Number(row.refused),
        failed: Number(row.failed),
        cancelled: Number(row.cancelled),
        milliseconds: Number(row.milliseconds),
        tokens: Number(row.tokens),
      }))
    },
  }
}
