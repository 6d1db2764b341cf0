import { pageEndpoints, type Endpoint, type PageEndpointName } from '@auger/contract'
import type { FastifyInstance } from 'fastify'
import { userIdOf } from '../../domain/account.ts'
import { keyActor, unknownActor } from '../../domain/audit-entry.ts'
import { addRoute } from '../add-route.ts'
import { audited } from '../audit/act.ts'
import { createFairTurns } from '../fair-turns.ts'
import { replied } from '../handler.ts'
import { accountHandlers } from '../routes/accounts/index.ts'
import { administrationHandlers } from '../routes/administration/index.ts'
import { previewHandlers } from '../routes/previews/index.ts'
import type { PageDeps } from './page-deps.ts'
import type { Admitted, PageGate } from './page-gate.ts'
import type { PageCall, PageHandler } from './page-handler.ts'

type AnyHandler = PageHandler<PageEndpointName>

/** One handler an endpoint; the type refuses a missing one. */
const handlers: { readonly [Name in PageEndpointName]: PageHandler<Name> } = {
  ...accountHandlers,
  ...previewHandlers,
  ...administrationHandlers,
}

/** What the page and administrators have beside the wire, each endpoint of the table as a route. */
export function registerPage(app: FastifyInstance, deps: PageDeps, { admit }: PageGate): void {
  const takeTurn = createFairTurns()
  for (const [name, endpoint] of Object.entries(pageEndpoints) as [PageEndpointName, Endpoint][]) {
    const handle = handlers[name] as AnyHandler
    addRoute<Admitted>(
      app,
      {
        endpoint,
        path: endpoint.path,
        admit: (request, reply) => admit(endpoint, request, reply),
        line: ({ line }) => `${line} ${name}`,
        async answer(input, admitted, request, reply) {
          const { project_id: projectId = null } = input as { readonly project_id?: string }
          const acting = { actor: actorOf(admitted), projectId, input, request }
          const data = await audited(endpoint, acting, deps, (act) => {
            // The gate has let nobody pass that the endpoint does not know.
            const call = { ...admitted, input, act, request, reply } as unknown as PageCall<PageEndpointName>
            return handle(call, deps)
          })
          return data === replied ? replied : { code: 0, data }
        },
      },
      takeTurn,
      deps.settings.requestSeconds,
    )
  }
}

function actorOf({ caller }: Admitted): string {
  if (caller === undefined) return unknownActor
  return caller.kind === 'key' ? keyActor(caller.key.id) : userIdOf(caller.account)
}
