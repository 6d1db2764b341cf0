import { openApiDocument, type WireMode } from '@auger/contract'
import type { FastifyInstance } from 'fastify'
import type { Registry } from 'prom-client'
import type { ModelState } from '../ports/answerer.ts'
import type { Isolation } from '../ports/engine.ts'
import { registerDocs } from './docs-routes.ts'

/** How the service is, as far as it tells. */
export interface ServiceState {
  readonly version: string
  /** Where the service is reached; known once it listens. */
  baseUrl(): string
  /** What holds the engine back, told with readiness. */
  readonly isolation: Isolation
  /** Why it is not held back better; undefined when that is as good as can be. */
  readonly isolationShortfall: string | undefined
  readonly startedAt: string
  /** Why the service cannot answer, in words; undefined where it can. */
  notReady(): Promise<string | undefined>
  /** The model beside the built-in analyst, where there is one. It is not needed to be ready. */
  model(): ModelState | undefined
}

export interface HealthRoutes extends Pick<ServiceState, 'isolation' | 'notReady' | 'model'> {
  readonly registry: Registry
}

export interface ServiceRoutes extends ServiceState, HealthRoutes {
  readonly wire: WireMode
}

/** What is served without a key: liveness, readiness, metrics and the documents. */
export function registerServiceRoutes(app: FastifyInstance, service: ServiceRoutes): void {
  const { version, wire, baseUrl } = service
  registerHealth(app, service)
  let made: ReturnType<typeof openApiDocument> | undefined
  const document = () => (made ??= openApiDocument(version, { wire, server: baseUrl() }))
  app.get('/openapi.json', async () => document())
  registerDocs(app, document)
}

/** Liveness, readiness and metrics, which every process has. */
export function registerHealth(
  app: FastifyInstance,
  { registry, isolation, notReady, model }: HealthRoutes,
): void {
  app.get('/healthz', async () => ({ status: 'ok' }))
  app.get('/readyz', async (_request, reply) => {
    const reason = await notReady()
    const beside = model()
    const parts = { isolation, ...(beside === undefined ? {} : { model: beside }) }
    if (reason === undefined) return { status: 'ready', ...parts }
    return reply.code(503).send({ status: 'not ready', reason, ...parts })
  })
  app.get('/metrics', async (_request, reply) =>
    reply.type(registry.contentType).send(await registry.metrics()),
  )
}
