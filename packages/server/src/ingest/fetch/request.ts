import type { LookupAddress } from 'node:dns'
import http, { type ClientRequest, type IncomingMessage } from 'node:http'
import https from 'node:https'
import type { LookupFunction } from 'node:net'
import { explainNetwork } from './explain-network.ts'
import type { FetchOptions } from './fetch-options.ts'
import { judgedAddresses } from './judged-addresses.ts'
import type { Watch } from './watch.ts'

/** Asks for what is at a url, and for nothing that its answer may point to. */
export async function request(url: URL, options: FetchOptions, watch: Watch): Promise<IncomingMessage> {
  const { connectSeconds, silenceSeconds } = watch.limits
  const unresolved = `the name ${url.hostname} was not resolved within ${connectSeconds} seconds`
  const unconnected = `${url.host} took no connection within ${connectSeconds} seconds`
  const unanswered = `${url.host} did not answer within ${silenceSeconds} seconds`
  try {
    const addresses = await watch.during(judgedAddresses(url, options), connectSeconds, unresolved)
    const { connected, answered } = send(url, addresses, options, watch.signal)
    await watch.during(connected, connectSeconds, unconnected)
    return await watch.during(answered, silenceSeconds, unanswered)
  } catch (error) {
    throw watch.signal.aborted ? watch.signal.reason : explainNetwork(error, url.hostname)
  }
}

function send(
  url: URL,
  addresses: readonly LookupAddress[],
  { authorities }: FetchOptions,
  signal: AbortSignal,
): { readonly connected: Promise<unknown>; readonly answered: Promise<IncomingMessage> } {
  signal.throwIfAborted()
  const settings = {
    // An agent of its own: no proxy of the environment, no socket that was opened for another address.
    agent: false,
    headers: { accept: '*/*', 'accept-encoding': 'identity', 'user-agent': 'Auger' },
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
  // Not as an option: that would reach the socket, too, and fail where nobody listens.
  signal.addEventListener('abort', () => sent.destroy(), { once: true })
  sent.end()
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
