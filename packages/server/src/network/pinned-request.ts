import type { LookupAddress } from 'node:dns'
import http, { type ClientRequest, type IncomingMessage } from 'node:http'
import https from 'node:https'
import type { LookupFunction } from 'node:net'

export interface RequestOptions {
  readonly method?: 'GET' | 'POST'
  readonly headers: { readonly [name: string]: string }
  readonly body?: string
  /** Certificates in PEM to trust in place of the usual authorities. */
  readonly authorities?: string
}

export interface SentRequest {
  readonly connected: Promise<unknown>
  readonly answered: Promise<IncomingMessage>
}

/** Asks a server at the addresses that were judged, and nobody that its answer may point to. */
export function pinnedRequest(
  url: URL,
  addresses: readonly LookupAddress[],
  { method = 'GET', headers, body, authorities }: RequestOptions,
  signal: AbortSignal,
): SentRequest {
  signal.throwIfAborted()
  const settings = {
    method,
    // An agent of its own: no proxy of the environment, no socket that was opened for another address.
    agent: false,
    headers: { ...headers, 'user-agent': 'Auger' },
    lookup: pinned(addresses),
    // The usual quarter of a second gives up on addresses that are merely far away.
    autoSelectFamilyAttemptTimeout: 2_000,
    ...(authorities === undefined ? {} : { ca: authorities }),
  }
  const secure = url.protocol === 'https:'
  const sent = secure ? https.request(url, settings) : http.request(url, settings)
  const connected = settledBy(sent, (resolve) =>
    sent.once('socket', (socket) => socket.once(secure ? 'secureConnect' : 'connect', resolve)),
  )
  const answered = settledBy<IncomingMessage>(sent, (resolve) => sent.once('response', resolve))
  // Both fail together, and the first to be awaited tells.
  answered.catch(() => undefined)
  connected.catch(() => undefined)
  // Not as an option: that would reach the socket, too, and fail where nobody listens.
  signal.addEventListener('abort', () => sent.destroy(), { once: true })
  sent.end(body)
  return { connected, answered }
}

const settledBy = <Result>(sent: ClientRequest, listen: (resolve: (result: Result) => void) => void) =>
  new Promise<Result>((resolve, reject) => {
    listen(resolve)
    sent.on('error', reject)
    sent.once('close', () => reject(Object.assign(new Error('No answer'), { code: 'ECONNRESET' })))
  })

/** Has the socket take the addresses that were judged: a name that is asked for twice may lead elsewhere. */
const pinned =
  (addresses: readonly LookupAddress[]): LookupFunction =>
  (_name, { all }, answer) => {
    const [first] = addresses
    if (all === true) answer(null, [...addresses])
    else answer(null, first?.address ?? '', first?.family)
  }
