import { endpoints, type Endpoint, type EndpointName } from '@auger/contract'
import type { FastifyInstance } from 'fastify'
import { addRoute } from '../add-route.ts'
import { audited } from '../audit/act.ts'
import type { HttpDeps } from '../deps.ts'
import { success } from '../envelope.ts'
import { createFairTurns } from '../fair-turns.ts'
import { replied, type Call, type Handler } from '../handler.ts'
import { handlers } from '../routes/index.ts'
import type { AdmittedMember, PageGate } from './page-gate.ts'

/** The whole wire once more, below a project, for accounts that belong to it: the account stands in for key and user. */
export function registerMemberWire(app: FastifyInstance, deps: HttpDeps, { admitMember }: PageGate): void {
  const takeTurn = createFairTurns()
  const { requestSeconds, wire } = deps.settings
  for (const [name, endpoint] of Object.entries(endpoints) as [EndpointName, Endpoint][]) {
    const handle = handlers[name] as Handler<EndpointName>
    addRoute<AdmittedMember>(
      app,
      {
        endpoint,
        path: `/page/projects/{project_id}${endpoint.path}`,
        admit: (request, reply) => admitMember(endpoint, request, reply),
        line: ({ line }) => `${line} ${name}`,
        fields: ({ owner }) => ({ user_id: owner.userId }),
        async answer(given, { owner, role }, request, reply) {
          deps.tracer.note({ 'auger.project_id': owner.projectId })
          const input = given as Call<EndpointName>['input']
          const acting = { actor: owner.userId, projectId: owner.projectId, input, request }
          const data = await audited(endpoint, acting, deps, (act) =>
            handle({ input, owner, role, act, request, reply }, deps),
          )
          return data === replied ? replied : success(name, data, wire)
        },
      },
      takeTurn,
      requestSeconds,
    )
  }
}
