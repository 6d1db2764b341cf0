import { openApiDocument, type WireMode } from '@auger/contract'
import type { FastifyInstance } from 'fastify'
import type { Registry } from 'prom-client'
import type { Isolation } from '../ports/engine.ts'
import { docsPage } from './docs-page.ts'

export interface ServiceRoutes {
  readonly version: string
  readonly wire: WireMode
  /** Where the service is reached; known once it listens. */
  baseUrl(): string
  readonly page: string
  readonly registry: Registry
  /** What holds the engine back, told with readiness. */
  readonly isolation: Isolation
  /** Why the service cannot answer, in words; undefined where it can. */
  notReady(): Promise<string | undefined>
}

/** What is served without a key: liveness, readiness, metrics, the documents and the page. */
export function registerServiceRoutes(
  app: FastifyInstance,
  { version, wire, baseUrl, page, registry, isolation, notReady }: ServiceRoutes,
): void {
  let made: { readonly document: object; readonly docs: string } | undefined
  const documents = () => {
    if (made !== undefined) return made
    const document = openApiDocument(version, { wire, server: baseUrl() })
    made = { document, docs: docsPage(document) }
    return made
  }
  const html = 'text/html; charset=utf-8'
  const strict =
    "default-src 'none'; style-src 'unsafe-inline'; img-src 'self' data:; base-uri 'none'; form-action 'none'"

  app.get('/healthz', async () => ({ status: 'ok' }))
  app.get('/readyz', async (_request, reply) => {
    const reason = await notReady()
    if (reason === undefined) return { status: 'ready', isolation }
    return reply.code(503).send({ status: 'not ready', reason, isolation })
  })
  app.get('/metrics', async (_request, reply) =>
    reply.type(registry.contentType).send(await registry.metrics()),
  )
  app.get('/openapi.json', async () => documents().document)
  app.get('/docs', async (_request, reply) =>
    reply.type(html).header('Content-Security-Policy', strict).send(documents().docs),
  )
  app.get('/', async (_request, reply) =>
    reply.type(html).header('Content-Security-Policy', strict).send(page),
  )
}
