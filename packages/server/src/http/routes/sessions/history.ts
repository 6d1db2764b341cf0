import { failures } from '../../../domain/errors.ts'
import type { Handler } from '../../handler.ts'
import { pagedRecords, pageRequest } from '../../paging.ts'
import { historyRecordOf } from '../../render/history.ts'

export const listSessionHistory: Handler<'listSessionHistory'> = async ({ input, owner }, deps) => {
  if ((await deps.store.sessions.find(input.id, owner)) === undefined) throw failures.notFound('Session')
  const page = await deps.store.jobs.list(input.id, pageRequest(input))
  const records = await Promise.all(
    page.items.map(async (job) => historyRecordOf(job, await deps.store.jobs.events(job.id, 0), deps)),
  )
  return pagedRecords(input, { total: page.total, items: records }, (record) => record)
}
