import type { McpEndpoint } from '@auger/mcp'
import { createClient } from '@auger/sdk'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { failures } from '../../domain/errors.ts'
import type { ProjectKey } from '../authenticate.ts'
import type { HttpDeps } from '../deps.ts'
import { checkExternalTraceId } from '../external-trace-id.ts'
import type { Gate } from '../gate.ts'
import { limitBodyTime } from '../slow-bodies.ts'
import { keyIn, userIn } from './caller.ts'
import { refuseForeignPages } from './refuse-foreign-pages.ts'

export interface McpPlace {
  readonly version: string
  /** The base of the addresses that the service gives out. */
  publicUrl(): string
  /** Where this process itself is reached, from within. */
  ownUrl(): string
}

/**
 * The service as tools of an agent. They come back in by the front door with the caller's own key, so that what a project may is
 * decided in one place.
 */
export function registerMcp(app: FastifyInstance, deps: HttpDeps, gate: Gate, place: McpPlace): void {
  const { disclose, requestSeconds } = deps.settings
  const keys = new WeakMap<FastifyRequest, ProjectKey>()
  let loading: Promise<Loaded> | undefined

  const fetchFile = (url: string, signal: AbortSignal) =>
    fetch(url.startsWith(place.publicUrl()) ? place.ownUrl() + url.slice(place.publicUrl().length) : url, {
      signal,
    })
  // Most services never see an agent, and the protocol takes a third of a second to load.
  const load = async (): Promise<Loaded> => {
    const { createMcpEndpoint, patientFetch } = await import('@auger/mcp')
    const endpoint = createMcpEndpoint({ version: place.version, discloses: disclose, fetchFile })
    return { endpoint, fetch: patientFetch(globalThis.fetch) }
  }

  app.addHook('onRequest', async (request, reply) => {
    const key = await gate.keys.ofProject({ headers: { 'x-pd-api-key': keyIn(request) } })
    keys.set(request, key)
    // All else is refused anyway, and an agent's client tries it once.
    if (request.method === 'POST') await gate.limit(key.id, reply)
    checkExternalTraceId(request)
    refuseForeignPages(request, [place.publicUrl(), place.ownUrl()])
    limitBodyTime(request, reply, requestSeconds)
  })

  app.post('/mcp', async (request, reply) => {
    const userId = userIn(request)
    const { endpoint, fetch } = await (loading ??= load())
    const apiKey = keyIn(request) ?? ''
    const answer = await endpoint.answer(asWebRequest(request, place), request.body, {
      name: `${keys.get(request)?.projectId ?? ''} ${userId}`,
      client: createClient({ baseUrl: place.ownUrl(), apiKey, userId, fetch }),
    })
    return answer.body === null ? reply.code(answer.status).send() : reply.send(answer)
  })
  // There is nothing to listen to between requests, and no session that could be ended.
  app.route({
    method: ['GET', 'DELETE'],
    url: '/mcp',
    handler: async (_request, reply) => {
      reply.header('Allow', 'POST')
      throw failures.methodNotAllowed()
    },
  })
}

interface Loaded {
  readonly endpoint: McpEndpoint
  readonly fetch: typeof globalThis.fetch
}

function asWebRequest({ headers, url }: FastifyRequest, place: McpPlace): Request {
  const named = Object.entries(headers).flatMap(([name, value]): [string, string][] =>
    value === undefined ? [] : [[name, String(value)]],
  )
  return new Request(place.ownUrl() + url, { method: 'POST', headers: named })
}
