import { errorCodes, type EndpointName } from '@auger/contract'
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify'
import { Failure, failures } from '../domain/errors.ts'
import type { HttpSettings } from './deps.ts'

export function success(name: EndpointName, data: unknown, wire: HttpSettings['wire']): unknown {
  if (name === 'getDatasetOverview' && wire === 'spec') return { code: { code: 0 }, data }
  return { code: 0, data }
}

/** The one place where a failure becomes a response. What is not ours to explain is 9999, and the log has the rest. */
export function sendFailure(error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const failure = asFailure(error)
  const status = failure.status ?? errorCodes[failure.code].status
  if (status >= 500) request.log.error({ err: failure.cause ?? error, code: failure.code }, 'request failed')
  return reply
    .code(status)
    .type('application/json; charset=utf-8')
    .send({ code: failure.code, msg: failure.message })
}

function asFailure(error: unknown): Failure {
  if (error instanceof Failure) return error
  const status = (error as Partial<FastifyError>).statusCode
  if (status !== undefined && status >= 400 && status < 500)
    return failures.invalid((error as Error).message.replace(/^Invalid parameters: /, ''))
  return failures.internal(error)
}
