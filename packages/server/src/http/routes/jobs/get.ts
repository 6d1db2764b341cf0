import type { Handler } from '../../handler.ts'
import { sendJob } from './send-job.ts'

export const getJob: Handler<'getJob'> = ({ input, owner, reply }, deps) =>
  sendJob({ jobId: input.id, owner, orFailure: false }, reply, deps)
