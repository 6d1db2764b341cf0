import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Metrics } from './metrics.ts'

/** One line of the log and one observation for every response. */
export function recordResponse(request: FastifyRequest, reply: FastifyReply, metrics: Metrics): void {
  const { method } = request
  const route = request.routeOptions.url ?? 'unknown'
  const status = reply.statusCode
  metrics.requests.observe({ method, route, status }, reply.elapsedTime / 1_000)
  request.log.info({ method, route, status, milliseconds: Math.round(reply.elapsedTime) }, 'request')
}
