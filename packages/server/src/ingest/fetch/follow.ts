import type { IncomingMessage } from 'node:http'
import { checkUrl, parseUrl } from '../../network/check-url.ts'
import type { FetchOptions } from './fetch-options.ts'
import { AddressRefused } from '../../network/address-refused.ts'
import { request } from './request.ts'
import type { Watch } from './watch.ts'

const mostRedirects = 5
const redirecting: ReadonlySet<number | undefined> = new Set([301, 302, 303, 307, 308])

export interface Answer {
  readonly url: URL
  readonly response: IncomingMessage
}

/** The answer at the end of all redirects. Each is judged as if it had been given. */
export async function follow(given: string, options: FetchOptions, watch: Watch): Promise<Answer> {
  let url = parseUrl(given)
  for (let redirects = 0; redirects <= mostRedirects; redirects++) {
    const response = await request(url, options, watch)
    if (!redirecting.has(response.statusCode)) return { url, response }
    response.destroy()
    url = redirected(response, url)
  }
  throw new AddressRefused(`the address redirects more than ${mostRedirects} times`)
}

function redirected({ statusCode, headers }: IncomingMessage, from: URL): URL {
  if (headers.location === undefined)
    throw new AddressRefused(`the address answers ${statusCode} without telling where the file is`)
  // Headers are read byte by byte, while servers write names of files in UTF-8.
  const location = Buffer.from(headers.location, 'latin1').toString()
  if (!URL.canParse(location, from.href)) throw new AddressRefused('the address redirects to no address')
  try {
    return checkUrl(new URL(location, from))
  } catch (error) {
    if (!(error instanceof AddressRefused)) throw error
    throw new AddressRefused(`the address redirects to one that is not fetched: ${error.message}`)
  }
}
