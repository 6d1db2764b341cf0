import { codePoints, type EndpointValues } from '@auger/contract'
import type { FastifyRequest } from 'fastify'
import { submit } from '../../../ask/submit.ts'
import { failures } from '../../../domain/errors.ts'
import { replied, type Handler } from '../../handler.ts'
import { streamJob } from '../../stream-job.ts'
import { jobEnded } from '../../wait-for-job.ts'
import { sendJob } from './send-job.ts'

export const createJob: Handler<'createJob'> = async ({ input, owner, request, reply }, deps) => {
  const asked = deps.settings.wire === 'clients' ? withoutAuto(input) : input
  const jobId = await submit(asked, owner, deps, idempotencyKey(request))
  if (input.stream) {
    await streamJob({ jobId, owner }, undefined, request, reply, deps)
    return replied
  }
  await jobEnded({ jobId, owner }, reply, deps)
  return sendJob({ jobId, owner, orFailure: true }, reply, deps)
}

/** Public clients send AUTO with every job, whatever their user chose for the session. */
function withoutAuto({
  output_language,
  job_mode,
  ...rest
}: EndpointValues<'createJob'>): EndpointValues<'createJob'> {
  return {
    ...rest,
    ...(output_language === undefined || output_language === 'AUTO' ? {} : { output_language }),
    ...(job_mode === undefined || job_mode === 'AUTO' ? {} : { job_mode }),
  }
}

const longestKey = 128

function idempotencyKey(request: FastifyRequest): string | undefined {
  const key = request.headers['idempotency-key']
  if (key === undefined || key === '') return undefined
  if (typeof key !== 'string' || codePoints(key) > longestKey)
    throw failures.invalid(`Idempotency-Key must have at most ${longestKey} characters`)
  return key
}
