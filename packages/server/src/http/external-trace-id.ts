import { codePoints, cut } from '@auger/contract'
import type { FastifyRequest } from 'fastify'
import { failures } from '../domain/errors.ts'

const name = 'x-pd-external-trace-id'
const longest = 128

/** Every line of the log about a request has the caller's own trace id, whatever becomes of the request. */
export function logExternalTraceId(request: FastifyRequest): void {
  const value = request.headers[name]
  if (typeof value === 'string' && value !== '')
    request.log = request.log.child({ externalTraceId: cut(value, longest) })
}

export function checkExternalTraceId(request: FastifyRequest): void {
  const value = request.headers[name]
  if (typeof value === 'string' && codePoints(value) > longest)
    throw failures.invalid(`${name} must have at most ${longest} characters`)
}
