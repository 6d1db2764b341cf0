import { endpoints, type Endpoint, type EndpointName } from '@auger/contract'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { authenticator, type ProjectKey } from './authenticate.ts'
import type { HttpDeps } from './deps.ts'
import { success } from './envelope.ts'
import { createFairTurns } from './fair-turns.ts'
import { checkExternalTraceId } from './external-trace-id.ts'
import { replied, type Call, type Handler } from './handler.ts'
import { rateLimiter } from './rate-limit.ts'
import { inputReader } from './read-input.ts'
import { handlers } from './routes/index.ts'
import { limitBodyTime, requireFlow } from './slow-bodies.ts'

/** Every endpoint of the table becomes a route, with the checks in the order of the wire: no route can forget one. */
export function registerEndpoints(app: FastifyInstance, deps: HttpDeps): void {
  const authenticate = authenticator(deps.store.keys, deps.clock)
  const limit = rateLimiter(deps.settings.rateLimit, deps.clock)
  const takeTurn = createFairTurns()
  const { requestSeconds } = deps.settings

  for (const [key, endpoint] of Object.entries(endpoints) as [EndpointName, Endpoint][]) {
    const read = endpoint.body === 'form' ? () => ({}) : inputReader(endpoint)
    const handle = handlers[key] as Handler<EndpointName>
    app.route({
      method: endpoint.method,
      url: endpoint.path.replace(/\{(\w+)\}/g, ':$1'),
      exposeHeadRoute: endpoint.method === 'GET',
      // Before the body is read: what is refused for its key or its rate is not worth reading.
      onRequest: async (request, reply) => {
        const projectKey = await authenticate(request)
        keyOf.set(request, projectKey)
        if (endpoint.counted) limit(projectKey.id, reply)
        checkExternalTraceId(request)
        await takeTurn(`${projectKey.projectId} ${key}`)
        if (endpoint.body === 'form') requireFlow(request, requestSeconds)
        else limitBodyTime(request, reply, requestSeconds)
      },
      handler: async (request, reply) => {
        const projectKey = keyOf.get(request)
        if (projectKey === undefined) throw new Error('a route ran without its key check')
        const input = read(request) as Call<EndpointName>['input']
        const owner = { projectId: projectKey.projectId, userId: (input as { user_id: string }).user_id }
        const data = await handle({ input, owner, request, reply }, deps)
        if (data === replied) return reply
        return success(key, data, deps.settings.wire)
      },
    })
  }
}

const keyOf = new WeakMap<FastifyRequest, ProjectKey>()
