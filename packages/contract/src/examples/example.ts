import type { EndpointData, EndpointInput, EndpointName, PageEndpointName } from '../endpoints.ts'

/** What is sent to an endpoint, and what it answers. */
export interface Example<Name extends EndpointName | PageEndpointName> {
  readonly input: EndpointInput<Name>
  readonly data: EndpointData<Name>
}

/** One of each of these endpoints. */
export type ExamplesOf<Name extends EndpointName | PageEndpointName> = {
  readonly [Each in Name]: Example<Each>
}

/** An example whose endpoint is not known by name. */
export interface AnyExample {
  readonly input: { readonly [field: string]: unknown }
  readonly data: unknown
}
