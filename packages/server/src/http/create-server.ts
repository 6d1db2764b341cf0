import { randomUUID } from 'node:crypto'
import type { Socket } from 'node:net'
import type { WireMode } from '@auger/contract'
import multipart from '@fastify/multipart'
import Fastify, {
  LogController,
  type FastifyBaseLogger,
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
} from 'fastify'
import { failures } from '../domain/errors.ts'
import { listenerFactory } from './create-listener.ts'
import type { HttpDeps } from './deps.ts'
import { pageServer } from './console/serve-page.ts'
import { failureBody, failureSender } from './envelope.ts'
import { logExternalTraceId } from './external-trace-id.ts'
import { createGate } from './gate.ts'
import { registerMcp, type McpPlace } from './mcp/register-mcp.ts'
import type { PageDeps } from './page/page-deps.ts'
import { createPageGate } from './page/page-gate.ts'
import { registerMemberWire } from './page/register-member-wire.ts'
import { registerPage } from './page/register-page.ts'
import { recordResponse } from './record-response.ts'
import { registerEndpoints } from './register-endpoints.ts'
import { registerServiceRoutes, type ServiceRoutes } from './service-routes.ts'
import { registerPartUpload } from './signed/receive-part.ts'
import { registerPreflight } from './signed/preflight.ts'
import { registerFiles } from './signed/serve-file.ts'
import { closeUnread } from './slow-bodies.ts'
import type { UnderWay } from './under-way.ts'
import { traceRequests } from './trace-requests.ts'

/** The largest that makes sense, 10,000 parts of an upload, is smaller. */
const largestJsonBody = 2 ** 20

export interface HttpServerOptions {
  readonly deps: HttpDeps
  readonly service: Omit<ServiceRoutes, 'registry' | 'wire'>
  /** Where the page was built. */
  readonly pageFolder: string
  readonly mcp: McpPlace
  readonly accounts: Pick<PageDeps, 'disk' | 'passwords' | 'cookie' | 'token'>
  readonly underWay: Pick<UnderWay, 'watch'>
  readonly logger: FastifyBaseLogger
}

export async function createHttpServer({
  deps,
  service,
  pageFolder,
  mcp,
  accounts,
  underWay,
  logger,
}: HttpServerOptions): Promise<FastifyInstance> {
  const { metrics, settings } = deps
  const { wire } = settings
  const sendFailure = failureSender(wire)
  const app: FastifyInstance = Fastify({
    serverFactory: listenerFactory(settings, metrics, logger),
    loggerInstance: logger,
    logController: new LogController({ disableRequestLogging: true, requestIdLogLabel: 'traceId' }),
    genReqId: newTraceId,
    requestIdHeader: false,
    rewriteUrl: ({ url = '/' }) => url.replace(/^\/api(?=\/v2\/team(?:[/?]|$))/, ''),
    forceCloseConnections: true,
    bodyLimit: largestJsonBody,
    routerOptions: { maxParamLength: 2_000, ignoreTrailingSlash: false },
    frameworkErrors: (error, request, reply) => {
      reply.header('x-pd-trace-id', request.id)
      logExternalTraceId(request)
      void sendFailure(error, request, reply)
      recordResponse(request, reply, metrics)
    },
    clientErrorHandler: (error, socket) => refuseUnreadable(error, socket, wire),
  })
  underWay.watch(app)
  // Nothing but the endpoints reads a body.
  app.removeAllContentTypeParsers()
  const gate = createGate(deps)
  const servePage = pageServer(pageFolder, settings.s3?.directUrl)
  const pageDeps: PageDeps = { ...deps, ...accounts, service }
  const pageGate = createPageGate(pageDeps, gate)
  const refuseUnknown = async (request: FastifyRequest, reply: FastifyReply) => {
    if (request.url.startsWith('/v2/team')) await gate.keys.ofProject(request)
    const served = await servePage(request, reply)
    if (served !== undefined) return served
    return sendFailure(failures.notFound('Path'), request, reply)
  }
  traceRequests(app, deps.tracer)
  // Callbacks rather than promises: these two run at every request.
  app.addHook('onRequest', (request, reply, done) => {
    reply.header('x-pd-trace-id', request.id)
    logExternalTraceId(request)
    if (request.is404) refuseUnknown(request, reply).catch(done)
    else done()
  })
  app.addHook('onResponse', (request, reply, done) => {
    recordResponse(request, reply, metrics)
    closeUnread(request)
    done()
  })
  app.setErrorHandler((error, request, reply) => sendFailure(error, request, reply))
  app.setNotFoundHandler(refuseUnknown)

  await app.register(async (team) => {
    acceptAnyJson(team)
    await team.register(multipart, {
      limits: { files: 1, fields: 20, parts: 25, fileSize: Number.POSITIVE_INFINITY },
      throwFileSizeLimit: false,
    })
    registerEndpoints(team, deps, gate)
    registerMemberWire(team, pageDeps, pageGate)
    registerPage(team, pageDeps, pageGate)
  })
  await app.register(async (agents) => {
    acceptAnyJson(agents)
    registerMcp(agents, deps, gate, mcp)
  })
  await app.register(async (parts) => registerPartUpload(parts, deps))
  await app.register(async (files) => registerFiles(files, deps))
  registerPreflight(app)
  registerServiceRoutes(app, { ...service, wire, registry: deps.metrics.registry })
  return app
}

const newTraceId = (): string => randomUUID().replaceAll('-', '')

/** What is not even HTTP, or does not come in time, gets the envelope too. */
function refuseUnreadable(error: Error & { code?: string }, socket: Socket, wire: WireMode): void {
  if (!socket.writable) return
  const why =
    error.code === 'ERR_HTTP_REQUEST_TIMEOUT'
      ? 'the request did not come in time'
      : 'the request is not readable HTTP'
  const body = JSON.stringify(failureBody(failures.invalid(why), wire))
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
