import type { IncomingMessage } from 'node:http'
import { explainNetwork } from '../../network/explain-network.ts'
import { judgedAddresses } from '../../network/judged-addresses.ts'
import { pinnedRequest } from '../../network/pinned-request.ts'
import type { FetchOptions } from './fetch-options.ts'
import type { Watch } from './watch.ts'

const headers = { accept: '*/*', 'accept-encoding': 'identity' }

/** Asks for what is at a url, and for nothing that its answer may point to. */
export async function request(url: URL, options: FetchOptions, watch: Watch): Promise<IncomingMessage> {
  const { connectSeconds, silenceSeconds } = watch.limits
  const unresolved = `the name ${url.hostname} was not resolved within ${connectSeconds} seconds`
  const unconnected = `${url.host} took no connection within ${connectSeconds} seconds`
  const unanswered = `${url.host} did not answer within ${silenceSeconds} seconds`
  const { authorities } = options
  const asked = { headers, ...(authorities === undefined ? {} : { authorities }) }
  try {
    const addresses = await watch.during(judgedAddresses(url, options), connectSeconds, unresolved)
    const { connected, answered } = pinnedRequest(url, addresses, asked, watch.signal)
    await watch.during(connected, connectSeconds, unconnected)
    return await watch.during(answered, silenceSeconds, unanswered)
  } catch (error) {
    throw watch.signal.aborted ? watch.signal.reason : explainNetwork(error, url.hostname)
  }
}
