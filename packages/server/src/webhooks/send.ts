import type { IncomingMessage } from 'node:http'
import { AddressRefused } from '../network/address-refused.ts'
import { parseUrl } from '../network/check-url.ts'
import { explainNetwork } from '../network/explain-network.ts'
import { judgedAddresses, type Judging } from '../network/judged-addresses.ts'
import { pinnedRequest } from '../network/pinned-request.ts'
import type { SignedHeaders } from './sign.ts'

export const sendSeconds = 10

/** What is read of an answer before it is hung up on; only its status counts. */
const mostAnswerBytes = 65_536

export interface Sent {
  /** Null where nothing was answered. */
  readonly status: number | null
  /** Why it does not count as delivered; undefined where it does. */
  readonly error?: string
  /** When the receiver wants to be asked again, as it said it. */
  readonly retryAfter?: string
  /** A failure that is none of the network or the receiver. */
  readonly fault?: unknown
}

/** Posts once. It fails in words, and rejects only where the signal ends it. */
export async function send(
  url: string,
  { body, headers }: { readonly body: string; readonly headers: SignedHeaders },
  judging: Judging,
  signal: AbortSignal,
): Promise<Sent> {
  const tooLong = AbortSignal.timeout(sendSeconds * 1_000)
  const ended = AbortSignal.any([signal, tooLong])
  try {
    return await post(url, body, headers, judging, ended)
  } catch (error) {
    signal.throwIfAborted()
    if (tooLong.aborted) return { status: null, error: `it did not answer within ${sendSeconds} seconds` }
    const explained = explainNetwork(error, new URL(url).hostname)
    if (explained instanceof AddressRefused) return { status: null, error: explained.message }
    return { status: null, error: 'it could not be sent, by a fault of ours', fault: error }
  }
}

async function post(
  given: string,
  body: string,
  signed: SignedHeaders,
  judging: Judging,
  ended: AbortSignal,
): Promise<Sent> {
  const url = parseUrl(given)
  const addresses = await unlessEnded(judgedAddresses(url, judging), ended)
  const headers = {
    'content-type': 'application/json',
    'content-length': String(Buffer.byteLength(body)),
    ...signed,
  }
  const { answered } = pinnedRequest(url, addresses, { method: 'POST', headers, body }, ended)
  const response = await unlessEnded(answered, ended)
  await letEnd(response)
  return judged(response)
}

/** A resolver cannot be stopped, only left. */
const unlessEnded = <Result>(work: Promise<Result>, ended: AbortSignal): Promise<Result> =>
  new Promise((resolve, reject) => {
    const leave = () => reject(ended.reason as Error)
    ended.addEventListener('abort', leave, { once: true })
    if (ended.aborted) leave()
    work.finally(() => ended.removeEventListener('abort', leave)).then(resolve, reject)
  })

/** Some receivers stop working when they are hung up on before they have said all. What they say is not kept. */
async function letEnd(response: IncomingMessage): Promise<void> {
  let read = 0
  try {
    for await (const piece of response as AsyncIterable<Buffer>)
      if ((read += piece.length) > mostAnswerBytes) break
  } catch {
    // The status is there already.
  } finally {
    response.destroy()
  }
}

function judged({ statusCode: status = 0, headers }: IncomingMessage): Sent {
  if (status >= 200 && status < 300) return { status }
  const error =
    status >= 300 && status < 400
      ? `it answers ${status}, and redirects are not followed`
      : `it answers ${status}`
  const retryAfter = headers['retry-after']
  return { status, error, ...(retryAfter === undefined ? {} : { retryAfter }) }
}
