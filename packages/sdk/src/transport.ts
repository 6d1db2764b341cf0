import {
  endpoints,
  pathParameters,
  type Endpoint,
  type EndpointData,
  type EndpointInput,
  type EndpointName,
} from '@auger/contract'
import { dataOf } from './envelope.ts'

export interface ClientOptions {
  /** Where the service is, such as http://127.0.0.1:8080. */
  readonly baseUrl: string
  /** A project's key. Never put it where a browser can see it. */
  readonly apiKey: string
  /** Who asks, where a call does not say. */
  readonly userId?: string
  readonly fetch?: typeof globalThis.fetch
}

export interface CallOptions {
  readonly userId?: string | undefined
  readonly signal?: AbortSignal | undefined
  /** Your own trace id, at most 128 characters; the service logs it beside its own. */
  readonly externalTraceId?: string | undefined
}

/** What a caller of an endpoint writes: everything but the ids in the path and who asks. */
export type Fields<Name extends EndpointName, InPath extends string = never> = Omit<
  EndpointInput<Name>,
  'user_id' | InPath
>

export interface Transport {
  /** Calls an endpoint and reads its data; an answer that is no success is thrown. */
  readonly call: <Name extends EndpointName>(
    name: Name,
    fields: Fields<Name>,
    options?: CallOptions,
  ) => Promise<EndpointData<Name>>
  /** Calls an endpoint and hands back whatever was answered. */
  readonly send: (
    name: EndpointName,
    fields: object,
    options?: CallOptions,
    headers?: { readonly [name: string]: string },
  ) => Promise<Response>
  readonly fetch: typeof globalThis.fetch
}

export function createTransport(client: ClientOptions): Transport {
  const fetch = client.fetch ?? globalThis.fetch
  const send: Transport['send'] = (name, fields, options = {}, headers = {}) => {
    const request = requestFor(endpoints[name], { user_id: options.userId ?? client.userId, ...fields })
    return fetch(client.baseUrl.replace(/\/+$/, '') + request.path, {
      method: endpoints[name].method,
      headers: {
        'x-pd-api-key': client.apiKey,
        ...(options.externalTraceId === undefined
          ? {}
          : { 'x-pd-external-trace-id': options.externalTraceId }),
        ...(typeof request.body === 'string' ? { 'content-type': 'application/json' } : {}),
        ...headers,
      },
      body: request.body ?? null,
      signal: options.signal ?? null,
    })
  }
  return {
    fetch,
    send,
    call: async <Name extends EndpointName>(name: Name, fields: Fields<Name>, options?: CallOptions) =>
      (await dataOf(await send(name, fields, options))) as EndpointData<Name>,
  }
}

function requestFor(
  endpoint: Endpoint,
  fields: { readonly [field: string]: unknown },
): { readonly path: string; readonly body?: string | FormData } {
  const inPath = pathParameters(endpoint.path)
  const path = inPath.reduce(
    (filled, name) => filled.replace(`{${name}}`, encodeURIComponent(String(fields[name]))),
    endpoint.path,
  )
  const rest = Object.entries(fields).filter(([name, value]) => !inPath.includes(name) && value !== undefined)
  switch (endpoint.body) {
    case 'json':
      return { path, body: JSON.stringify(Object.fromEntries(rest)) }
    case 'form':
      return { path, body: formOf(rest) }
    case 'none': {
      const query = new URLSearchParams(rest.map(([name, value]): [string, string] => [name, String(value)]))
      return { path: query.size === 0 ? path : `${path}?${query}` }
    }
  }
}

function formOf(fields: readonly (readonly [string, unknown])[]): FormData {
  const form = new FormData()
  for (const [name, value] of fields) {
    if (value instanceof Blob) form.append(name, value)
    else form.append(name, String(value))
  }
  return form
}
