import { errorCodes, type EndpointName, type WireMode } from '@auger/contract'
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify'
import { Failure, failures } from '../domain/errors.ts'
import { isOutOfSpace } from '../domain/out-of-space.ts'
import { isStreamedJob, sendRefusedStream } from './refused-stream.ts'

export function success(name: EndpointName, data: unknown, wire: WireMode): unknown {
  if (name === 'getDatasetOverview' && wire === 'spec') return { code: { code: 0 }, data }
  return { code: 0, data }
}

export type SendFailure = (error: unknown, request: FastifyRequest, reply: FastifyReply) => FastifyReply

/** When to come again where nobody knows better. */
const laterSeconds = 5

/** The one place where a failure becomes a response. What is not ours to explain is 9999, and the log has the rest. */
export function failureSender(wire: WireMode): SendFailure {
  return (error, request, reply) => {
    const failure = asFailure(error)
    const status = failure.status ?? errorCodes[failure.code].status
    if (status >= 500)
      request.log.error({ err: failure.cause ?? error, code: failure.code }, 'request failed')
    if (status === 429 && !reply.hasHeader('Retry-After')) reply.header('Retry-After', laterSeconds)
    // The framework would close at once and tear the answer away from a client that is still sending.
    reply.removeHeader('connection')
    if (wire === 'clients' && status !== 429 && isStreamedJob(request))
      return sendRefusedStream(failure, request, reply)
    return reply.code(status).type('application/json; charset=utf-8').send(failureBody(failure, wire))
  }
}

/** Some public clients look for the words in `message`. */
export const failureBody = ({ code, message }: Failure, wire: WireMode): object => ({
  code,
  msg: message,
  ...(wire === 'clients' ? { message } : {}),
})

function asFailure(error: unknown): Failure {
  if (error instanceof Failure) return error
  if (isOutOfSpace(error)) return new Failure(300006, undefined, { cause: error })
  const status = (error as Partial<FastifyError>).statusCode
  if (status === 413) return failures.bodyTooLarge()
  if (status !== undefined && status >= 400 && status < 500)
    return failures.invalid((error as Error).message.replace(/^Invalid parameters: /, ''))
  return failures.internal(error)
}
