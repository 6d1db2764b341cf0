import type { EndpointData, EndpointInput } from '@auger/contract'
import { dataOf } from './envelope.ts'
import { send, type SendOptions } from './send.ts'
import { wireRoutes, type WireEndpoint } from './wire-routes.ts'

/** What the page says: the server puts the account in the place of user_id. */
export type WireInput<Name extends WireEndpoint> = Omit<EndpointInput<Name>, 'user_id'>

/** Where an endpoint of the wire is for whoever is logged in. */
export const wireRoute = (projectId: string, name: WireEndpoint): string =>
  wireRoutes[name].replace(' ', ` /page/projects/${encodeURIComponent(projectId)}`)

/** Calls an endpoint of the wire in a project, as the account that is logged in. */
export async function callWire<Name extends WireEndpoint>(
  projectId: string,
  name: Name,
  input: WireInput<Name>,
  options?: SendOptions,
): Promise<EndpointData<Name>> {
  return (await dataOf(await send(wireRoute(projectId, name), input, options))) as EndpointData<Name>
}
