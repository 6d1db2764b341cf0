import { openApiDocument } from '@auger/contract'
import type { FastifyInstance } from 'fastify'
import type { Registry } from 'prom-client'
import type { Isolation } from '../ports/engine.ts'
import { docsPage } from './docs-page.ts'

export interface ServiceRoutes {
  readonly version: string
  readonly page: string
  readonly registry: Registry
  /** What holds the engine back, told with readiness. */
  readonly isolation: Isolation
  /** Rejects, or says false, while the service cannot answer. */
  ready(): Promise<boolean>
}

/** What is served without a key: liveness, readiness, metrics, the documents and the page. */
export function registerServiceRoutes(
  app: FastifyInstance,
  { version, page, registry, isolation, ready }: ServiceRoutes,
): void {
  const document = openApiDocument(version)
  const docs = docsPage(document)
  const html = 'text/html; charset=utf-8'
  const strict =
    "default-src 'none'; style-src 'unsafe-inline'; img-src 'self' data:; base-uri 'none'; form-action 'none'"

  app.get('/healthz', async () => ({ status: 'ok' }))
  app.get('/readyz', async (_request, reply) => {
    const able = await ready().catch(() => false)
    return reply.code(able ? 200 : 503).send({ status: able ? 'ready' : 'not ready', isolation })
  })
  app.get('/metrics', async (_request, reply) =>
    reply.type(registry.contentType).send(await registry.metrics()),
  )
  app.get('/openapi.json', async () => document)
  app.get('/docs', async (_request, reply) =>
    reply.type(html).header('Content-Security-Policy', strict).send(docs),
  )
  app.get('/', async (_request, reply) =>
    reply.type(html).header('Content-Security-Policy', strict).send(page),
  )
}
