import type { FastifyRequest } from 'fastify'
import { failures } from '../../../domain/errors.ts'
import { replied, type Handler } from '../../handler.ts'
import { streamJob } from '../../stream-job.ts'

export const streamJobEvents: Handler<'streamJobEvents'> = async ({ input, owner, request, reply }, deps) => {
  const after = lastEventId(request) ?? input.after
  if ((await deps.store.jobs.state(input.id, owner)) === undefined) throw failures.notFound('Job')
  await streamJob({ jobId: input.id, owner }, after, request, reply, deps)
  return replied
}

function lastEventId(request: FastifyRequest): number | undefined {
  const header = request.headers['last-event-id']
  if (header === undefined || header === '') return undefined
  if (typeof header !== 'string' || !/^\d{1,15}$/.test(header))
    throw failures.invalid('Last-Event-ID must be the id of an event of this job')
  return Number(header)
}
