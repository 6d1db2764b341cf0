import { endpoints, type Endpoint, type EndpointName } from '@auger/contract'
import type { FastifyInstance } from 'fastify'
import { addRoute } from './add-route.ts'
import { audited } from './audit/act.ts'
import type { ProjectKey } from './authenticate.ts'
import type { HttpDeps } from './deps.ts'
import { success } from './envelope.ts'
import { createFairTurns } from './fair-turns.ts'
import type { Gate } from './gate.ts'
import { replied, type Call, type Handler } from './handler.ts'
import { refuseAccountNames } from './refuse-account-names.ts'
import { handlers } from './routes/index.ts'

/** Every endpoint of the table becomes a route for those who have a key. */
export function registerEndpoints(app: FastifyInstance, deps: HttpDeps, { keys, limit }: Gate): void {
  const takeTurn = createFairTurns()
  const { requestSeconds, wire } = deps.settings

  for (const [name, endpoint] of Object.entries(endpoints) as [EndpointName, Endpoint][]) {
    const handle = handlers[name] as Handler<EndpointName>
    addRoute<ProjectKey>(
      app,
      {
        endpoint,
        path: endpoint.path,
        async admit(request, reply) {
          const key = await keys.ofProject(request)
          deps.tracer.note({ 'auger.project_id': key.projectId })
          if (endpoint.counted) await limit(key.id, reply)
          return key
        },
        line: ({ projectId }) => `${projectId} ${name}`,
        async answer(given, { projectId }, request, reply) {
          const input = given as Call<EndpointName>['input']
          const { user_id: userId } = input as { user_id: string }
          refuseAccountNames(userId)
          const owner = { projectId, userId }
          const acting = { actor: userId, projectId, input, request }
          const data = await audited(endpoint, acting, deps, (act) =>
            handle({ input, owner, role: undefined, act, request, reply }, deps),
          )
          return data === replied ? replied : success(name, data, wire)
        },
      },
      takeTurn,
      requestSeconds,
    )
  }
}
