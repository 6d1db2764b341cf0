import { codePoints } from '@auger/contract'
import type { FastifyRequest } from 'fastify'
import { submit } from '../../../ask/submit.ts'
import { failures } from '../../../domain/errors.ts'
import { replied, type Handler } from '../../handler.ts'
import { jobRecord } from '../../render/job.ts'
import { streamJob } from '../../stream-job.ts'
import { jobEnded } from '../../wait-for-job.ts'
import { findJob } from './find-job.ts'

export const createJob: Handler<'createJob'> = async ({ input, owner, request, reply }, deps) => {
  const jobId = await submit(input, owner, deps, idempotencyKey(request))
  if (input.stream) {
    await streamJob({ jobId, owner }, undefined, request, reply, deps)
    return replied
  }
  await jobEnded({ jobId, owner }, reply, deps)
  const job = await findJob(jobId, owner, deps)
  if (job.state === 'failed') throw failures.jobFailed()
  return jobRecord(job, await deps.store.jobs.events(jobId, 0), deps)
}

const longestKey = 128

function idempotencyKey(request: FastifyRequest): string | undefined {
  const key = request.headers['idempotency-key']
  if (key === undefined || key === '') return undefined
  if (typeof key !== 'string' || codePoints(key) > longestKey)
    throw failures.invalid(`Idempotency-Key: must be at most ${longestKey} characters`)
  return key
}
