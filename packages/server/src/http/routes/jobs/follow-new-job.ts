import type { JobRecord } from '@auger/contract'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Submission } from '../../../ask/submit.ts'
import type { Act } from '../../audit/act.ts'
import type { HttpDeps } from '../../deps.ts'
import { replied } from '../../handler.ts'
import { streamJob } from '../../stream-job.ts'
import { jobEnded, type WatchedJob } from '../../wait-for-job.ts'
import { sendJob } from './send-job.ts'

/** Answers with what a job says as it says it, or with all of it at its end. */
export async function followNewJob(
  { stream, fresh, ...job }: WatchedJob & Submission & { readonly stream: boolean },
  act: Act,
  request: FastifyRequest,
  reply: FastifyReply,
  deps: HttpDeps,
): Promise<JobRecord | typeof replied> {
  // Whoever asks may wait for long, and knows of the job as soon as it streams.
  if (fresh) {
    act.note({ subject: job.jobId })
    await act.keep()
  } else act.nothing()
  if (stream) {
    await streamJob(job, undefined, request, reply, deps)
    return replied
  }
  await jobEnded(job, reply, deps)
  return sendJob({ ...job, orFailure: true }, reply, deps)
}
