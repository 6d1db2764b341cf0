import { replay } from '../../../ask/replay.ts'
import { replied, type Handler } from '../../handler.ts'
import { clientGone } from '../../wait-for-job.ts'
import { findJob } from './find-job.ts'

export const replayJob: Handler<'replayJob'> = async ({ input, owner, reply }, deps) => {
  const gone = clientGone(reply)
  const job = await findJob(input.id, owner, deps)
  try {
    return await replay(job, deps, gone)
  } catch (error) {
    if (!gone.aborted) throw error
    reply.hijack()
    return replied
  }
}
