import type { EndpointData, EndpointInput, PageEndpointName } from '@auger/contract'
import { dataOf } from './envelope.ts'
import { pageRoutes } from './page-routes.ts'
import { send, type SendOptions } from './send.ts'

/** Calls what the page has beside the wire. */
export async function callPage<Name extends PageEndpointName>(
  name: Name,
  input: EndpointInput<Name>,
  options?: SendOptions,
): Promise<EndpointData<Name>> {
  return (await dataOf(await send(pageRoutes[name], input, options))) as EndpointData<Name>
}
