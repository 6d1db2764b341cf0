import { Failure, unreachable } from './failure.ts'
import { pageToken } from './page-token.ts'

export interface SendOptions {
  readonly signal?: AbortSignal | undefined
  readonly headers?: { readonly [name: string]: string }
}

/** Sends the fields of a call to where its route, such as "POST /page/login", says: the path takes those it names. */
export async function send(
  route: string,
  fields: { readonly [field: string]: unknown },
  { signal, headers = {} }: SendOptions = {},
): Promise<Response> {
  const [method = 'GET', template = '/'] = route.split(' ')
  const inPath = [...template.matchAll(/\{(\w+)\}/g)].map(([, name]) => name)
  const path = template.replaceAll(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(String(fields[name])),
  )
  const rest = Object.entries(fields).filter(([name, value]) => !inPath.includes(name) && value !== undefined)
  const reads = method === 'GET'
  const query = reads
    ? new URLSearchParams(rest.map(([name, value]) => [name, String(value)])).toString()
    : ''
  const form = fields['file'] instanceof Blob ? formOf(rest) : undefined
  return reach(query === '' ? path : `${path}?${query}`, {
    method,
    signal: signal ?? null,
    headers: {
      ...(reads ? {} : { 'x-auger-page': pageToken.current() }),
      ...(reads || form !== undefined ? {} : { 'content-type': 'application/json' }),
      ...headers,
    },
    body: reads ? null : (form ?? JSON.stringify(Object.fromEntries(rest))),
  })
}

/** What did not arrive is a failure like any other, unless nobody waits for it any more. */
export async function reach(address: string, request: RequestInit): Promise<Response> {
  try {
    return await fetch(address, { ...request, credentials: 'same-origin' })
  } catch (error) {
    if (request.signal?.aborted === true) throw error
    throw new Failure({ code: unreachable, status: 0, message: 'The service cannot be reached' })
  }
}

function formOf(fields: readonly (readonly [string, unknown])[]): FormData {
  const form = new FormData()
  for (const [name, value] of fields) form.append(name, value instanceof Blob ? value : String(value))
  return form
}
