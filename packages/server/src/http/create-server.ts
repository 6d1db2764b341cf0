import { randomUUID } from 'node:crypto'
import type { Socket } from 'node:net'
import multipart from '@fastify/multipart'
import Fastify, { LogController, type FastifyBaseLogger, type FastifyInstance } from 'fastify'
import { failures } from '../domain/errors.ts'
import { authenticator } from './authenticate.ts'
import type { HttpDeps } from './deps.ts'
import { sendFailure } from './envelope.ts'
import { registerEndpoints } from './register-endpoints.ts'
import { registerServiceRoutes, type ServiceRoutes } from './service-routes.ts'
import { registerPartUpload } from './signed/receive-part.ts'
import { registerPreflight } from './signed/preflight.ts'
import { registerFiles } from './signed/serve-file.ts'

const largestJsonBody = 4 * 2 ** 20

export interface HttpServerOptions {
  readonly deps: HttpDeps
  readonly service: Omit<ServiceRoutes, 'registry'>
  readonly logger: FastifyBaseLogger
}

export async function createHttpServer({
  deps,
  service,
  logger,
}: HttpServerOptions): Promise<FastifyInstance> {
  const app = Fastify({
    loggerInstance: logger,
    logController: new LogController({ disableRequestLogging: true, requestIdLogLabel: 'traceId' }),
    genReqId: newTraceId,
    requestIdHeader: false,
    forceCloseConnections: true,
    bodyLimit: largestJsonBody,
    routerOptions: { maxParamLength: 2_000, ignoreTrailingSlash: false },
    frameworkErrors: (error, request, reply) => {
      reply.header('x-pd-trace-id', request.id)
      void sendFailure(error, request, reply)
    },
    clientErrorHandler: refuseUnreadable,
  })
  // Callbacks rather than promises: these two run at every request.
  app.addHook('onRequest', (request, reply, done) => {
    reply.header('x-pd-trace-id', request.id)
    done()
  })
  app.addHook('onResponse', (request, reply, done) => {
    const route = request.routeOptions.url ?? 'unknown'
    deps.metrics.requests.observe(
      { method: request.method, route, status: reply.statusCode },
      reply.elapsedTime / 1_000,
    )
    request.log.info(
      {
        method: request.method,
        route,
        status: reply.statusCode,
        milliseconds: Math.round(reply.elapsedTime),
      },
      'request',
    )
    done()
  })
  app.setErrorHandler((error, request, reply) => sendFailure(error, request, reply))
  const authenticate = authenticator(deps.store.keys, deps.clock)
  app.setNotFoundHandler(async (request, reply) => {
    if (request.url.startsWith('/v2/team')) await authenticate(request)
    return sendFailure(failures.notFound('Path'), request, reply)
  })

  await app.register(async (team) => {
    acceptAnyJson(team)
    await team.register(multipart, {
      limits: { files: 1, fields: 20, parts: 25, fileSize: Number.POSITIVE_INFINITY },
      throwFileSizeLimit: false,
    })
    registerEndpoints(team, deps)
  })
  await app.register(async (parts) => registerPartUpload(parts, deps))
  await app.register(async (files) => registerFiles(files, deps))
  registerPreflight(app)
  registerServiceRoutes(app, { ...service, registry: deps.metrics.registry })
  return app
}

const newTraceId = (): string => randomUUID().replaceAll('-', '')

/** What is not even HTTP gets the envelope too. */
function refuseUnreadable(_error: Error, socket: Socket): void {
  if (!socket.writable) return
  const body = JSON.stringify({ code: 300001, msg: 'Invalid parameters: the request is not readable HTTP' })
  socket.end(
    [
      'HTTP/1.1 400 Bad Request',
      `x-pd-trace-id: ${newTraceId()}`,
      'Content-Type: application/json; charset=utf-8',
      `Content-Length: ${Buffer.byteLength(body)}`,
      'Connection: close',
      '',
      body,
    ].join('\r\n'),
  )
}

/** Bodies are JSON whatever their Content-Type says: clients that forget the header are common. */
function acceptAnyJson(app: FastifyInstance): void {
  app.removeAllContentTypeParsers()
  const parse = (_request: unknown, body: string, done: (error: Error | null, value?: unknown) => void) => {
    if (body.trim() === '') return done(null, undefined)
    try {
      done(null, JSON.parse(body))
    } catch {
      done(failures.invalid('the body is not readable JSON'))
    }
  }
  app.addContentTypeParser('application/json', { parseAs: 'string' }, parse)
  app.addContentTypeParser('*', { parseAs: 'string' }, parse)
}
