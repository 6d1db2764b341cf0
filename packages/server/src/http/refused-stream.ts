import { endpoints } from '@auger/contract'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Failure } from '../domain/errors.ts'
import { streamHeaders } from './open-stream.ts'
import { failureFrames } from './render/stream.ts'

const { method, path } = endpoints.createJob

/** Whether a stream was asked for. Of a request that was refused before its body was read, only the headers tell. */
export function isStreamedJob(request: FastifyRequest): boolean {
  if (request.method !== method || request.routeOptions.url !== path) return false
  const { body } = request
  if (typeof body === 'object' && body !== null) return (body as { stream?: unknown }).stream === true
  return request.headers.accept?.includes('text/event-stream') === true
}

/** A public web client asks again at once, for ever, unless a stream that it was refused ends as a stream does. */
export function sendRefusedStream(
  failure: Failure,
  request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply {
  request.log.info({ code: failure.code }, 'stream refused')
  return reply
    .code(200)
    .headers(streamHeaders)
    .send(failureFrames(failure, 0, new Date()))
}
