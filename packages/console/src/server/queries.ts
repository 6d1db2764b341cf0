import { queryOptions, useQuery, type QueryKey } from '@tanstack/react-query'
import type { EndpointInput, PageEndpointName } from '@auger/contract'
import { callPage } from './page-client.ts'
import { callWire, type WireInput } from './wire-client.ts'
import type { WireEndpoint } from './wire-routes.ts'

/** Everything that was read from an endpoint of a project begins with this key: pass fewer parts to invalidate more. */
export const wireKey = (projectId: string, name?: WireEndpoint, input?: object): QueryKey =>
  ['wire', projectId, name, input].filter((part) => part !== undefined)
export const pageKey = (name: PageEndpointName, input?: object): QueryKey =>
  ['page', name, input].filter((part) => part !== undefined)

export const wireQuery = <Name extends WireEndpoint>(projectId: string, name: Name, input: WireInput<Name>) =>
  queryOptions({
    queryKey: wireKey(projectId, name, input),
    queryFn: ({ signal }) => callWire(projectId, name, input, { signal }),
  })

export const pageQuery = <Name extends PageEndpointName>(name: Name, input: EndpointInput<Name>) =>
  queryOptions({
    queryKey: pageKey(name, input),
    queryFn: ({ signal }) => callPage(name, input, { signal }),
  })

/** Reads an endpoint of the wire; what it needs beside the defaults, such as refetchInterval, goes through `wireQuery`. */
export const useWire = <Name extends WireEndpoint>(projectId: string, name: Name, input: WireInput<Name>) =>
  useQuery(wireQuery(projectId, name, input))
export const usePage = <Name extends PageEndpointName>(name: Name, input: EndpointInput<Name>) =>
  useQuery(pageQuery(name, input))
