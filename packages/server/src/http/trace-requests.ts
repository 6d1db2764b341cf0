import { AsyncResource } from 'node:async_hooks'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Tracer } from '../ports/tracer.ts'

/** What is asked every few seconds by whoever watches the service, and would bury everything else. */
const untold = new Set(['/healthz', '/readyz', '/metrics'])

class ServerError extends Error {
  override readonly name = 'ServerError'
}

interface Open {
  /** Where the span is under way. */
  readonly place: AsyncResource
  end(status: number): void
}

/** A span for each request, from its headers to the last byte of its answer. */
export function traceRequests(app: FastifyInstance, tracer: Tracer): void {
  if (!tracer.active) return
  const open = new WeakMap<FastifyRequest, Open>()
  app.addHook('onRequest', (request, _reply, done) => {
    const route = request.routeOptions.url ?? 'unknown'
    if (untold.has(route)) return done()
    const { traceparent } = request.headers
    const attributes = {
      'http.request.method': request.method,
      'http.route': route,
      'auger.trace_id': request.id,
    }
    tracer
      .continued(
        typeof traceparent === 'string' ? traceparent : undefined,
        `${request.method} ${route}`,
        attributes,
        () =>
          new Promise<void>((resolve, reject) => {
            const end = (status: number) => (status < 500 ? resolve() : reject(new ServerError()))
            open.set(request, { place: new AsyncResource('request'), end })
            done()
          }),
      )
      .catch(() => undefined)
  })
  // A body comes in by events of its connection, which know nothing of the span.
  app.addHook('preValidation', (request, _reply, done) => {
    const place = open.get(request)?.place
    if (place === undefined) done()
    else place.runInAsyncScope(done)
  })
  app.addHook('onResponse', (request, reply, done) => {
    const span = open.get(request)
    span?.place.runInAsyncScope(() => tracer.note({ 'http.response.status_code': reply.statusCode }))
    span?.end(reply.statusCode)
    done()
  })
}
