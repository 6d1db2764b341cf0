import { Agent, request as httpRequest, type IncomingHttpHeaders, type OutgoingHttpHeaders } from 'node:http'
import type { Service } from './service.ts'

export interface RawRequest {
  readonly method?: string
  /** A path of the service, or a whole address. */
  readonly path: string
  /** Lower-case names; an undefined value takes a default header away. */
  readonly headers?: { readonly [name: string]: string | string[] | undefined }
  /** An object is sent as JSON; text and bytes as they are; several pieces as a chunked body. */
  readonly body?: object | string | Uint8Array | readonly Uint8Array[]
  /** A key other than the service's; null: none. */
  readonly key?: string | null
  readonly timeoutMilliseconds?: number
}

export interface RawAnswer {
  readonly status: number
  readonly headers: IncomingHttpHeaders
  readonly rawHeaders: readonly string[]
  readonly body: Buffer
  readonly text: string
  /** The body as JSON; undefined when it is none. */
  readonly json: Envelope | undefined
}

export interface Envelope {
  readonly code?: unknown
  readonly msg?: unknown
  readonly data?: unknown
}

/** A server may refuse a body before it has read it; only a connection that stays open lets the answer through for sure. */
const agent = new Agent({ keepAlive: true })

/** One request over node:http, where every byte and header is ours to choose. */
export function raw(service: Service, request: RawRequest): Promise<RawAnswer> {
  const { method = 'GET', body, key = service.key, timeoutMilliseconds = 45_000 } = request
  if (request.path === '') throw new Error('there is no address to ask')
  const { bytes, pieces, type } = encode(body)
  const headers: OutgoingHttpHeaders = {
    ...(key === null ? {} : { 'x-pd-api-key': key }),
    ...(type === undefined ? {} : { 'content-type': type }),
    ...(bytes === undefined ? {} : { 'content-length': String(bytes.byteLength) }),
    ...request.headers,
  }
  for (const name of Object.keys(headers)) if (headers[name] === undefined) delete headers[name]
  // URL would tidy dots and characters that a test may mean to send.
  const address = new URL(request.path.startsWith('/') ? service.url : request.path)
  const path = request.path.startsWith('/') ? request.path : address.pathname + address.search
  return new Promise((resolve, reject) => {
    const sent = httpRequest(
      { host: address.hostname, port: address.port, path, method, headers, agent },
      (response) => {
        const chunks: Buffer[] = []
        response.on('data', (chunk: Buffer) => chunks.push(chunk))
        response.on('error', reject)
        response.on('end', () => {
          const whole = Buffer.concat(chunks)
          const text = whole.toString('utf8')
          resolve({
            status: response.statusCode ?? 0,
            headers: response.headers,
            rawHeaders: response.rawHeaders,
            body: whole,
            text,
            json: parsed(text),
          })
        })
      },
    )
    sent.setTimeout(timeoutMilliseconds, () =>
      sent.destroy(new Error(`no answer within ${timeoutMilliseconds} ms`)),
    )
    sent.on('error', reject)
    for (const piece of pieces) sent.write(piece)
    sent.end(bytes)
  })
}

function encode(body: RawRequest['body']): {
  bytes?: Uint8Array
  pieces: readonly Uint8Array[]
  type?: string
} {
  if (body === undefined) return { pieces: [] }
  if (typeof body === 'string') return { bytes: Buffer.from(body), pieces: [], type: 'application/json' }
  if (body instanceof Uint8Array) return { bytes: body, pieces: [] }
  if (isPieces(body)) return { pieces: body }
  return { bytes: Buffer.from(JSON.stringify(body)), pieces: [], type: 'application/json' }
}

const isPieces = (body: object): body is readonly Uint8Array[] =>
  Array.isArray(body) && body.length > 0 && body.every((piece) => piece instanceof Uint8Array)

function parsed(text: string): Envelope | undefined {
  try {
    const value: unknown = JSON.parse(text)
    return typeof value === 'object' && value !== null ? value : undefined
  } catch {
    return undefined
  }
}
