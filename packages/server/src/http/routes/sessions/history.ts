import type { FastifyBaseLogger } from 'fastify'
import type { HistoryRecord } from '@auger/contract'
import { failures } from '../../../domain/errors.ts'
import type { JobSummary } from '../../../domain/job.ts'
import { UnreadableDocument } from '../../../domain/read-document.ts'
import type { HttpDeps } from '../../deps.ts'
import { replied, type Handler } from '../../handler.ts'
import { pagedRecords, pageRequest } from '../../paging.ts'
import { historyRecordOf } from '../../render/history.ts'
import { sendPieces } from '../../send-pieces.ts'

/** A page may hold a thousand answers: they are read and sent one by one. */
export const listSessionHistory: Handler<'listSessionHistory'> = async (call, deps) => {
  const { input, owner, request, reply } = call
  if ((await deps.store.sessions.find(input.id, owner)) === undefined) throw failures.notFound('Session')
  const { total, items } = await deps.store.jobs.list(input.id, pageRequest(input))
  const page = pagedRecords(input, { total, items: [] }, (record) => record)
  sendPieces(reply, { code: 0, data: page }, async function* () {
    for (const job of items) yield await recordOf(job, deps, request.log)
  })
  return replied
}

/** A job whose answer cannot be read stands there as one that failed: it keeps nobody from the others. */
async function recordOf(job: JobSummary, deps: HttpDeps, log: FastifyBaseLogger): Promise<HistoryRecord> {
  try {
    return historyRecordOf(job, await deps.store.jobs.events(job.id, 0), deps)
  } catch (error) {
    if (!(error instanceof UnreadableDocument)) throw error
    log.error({ err: error }, 'an answer in a history cannot be read')
    return historyRecordOf({ ...job, state: 'failed' }, [], deps)
  }
}
