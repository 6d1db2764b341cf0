import { createServer, request as sendOn, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

/** What befalls a request on its way: answered for the server, cut off after so many bytes of the answer, its answer held back, or a byte changed. */
export type Fault =
  | { readonly kind: 'status'; readonly status: number }
  | { readonly kind: 'cut'; readonly bytes: number }
  | { readonly kind: 'lost answer' }
  | { readonly kind: 'slow'; readonly milliseconds: number }
  | { readonly kind: 'damage' }

export interface FaultyProxy {
  readonly endpoint: string
  /** Asked of each request; changed by the test. */
  fault: (request: { readonly method: string; readonly url: string }) => Fault | undefined
  /** What came, as METHOD path?query. */
  readonly requests: string[]
  stop(): Promise<void>
}

/** Between a client and an HTTP server of the tests. */
export async function startFaultyProxy(target: string): Promise<FaultyProxy> {
  const { hostname, port } = new URL(target)
  const requests: string[] = []
  const server = createServer((request, response) => {
    const { method = '', url = '' } = request
    requests.push(`${method} ${url}`)
    const fault = proxy.fault({ method, url })
    if (fault?.kind === 'status') {
      request.resume()
      response.writeHead(fault.status).end()
      return
    }
    const onward = sendOn({ hostname, port, method, path: url, headers: request.headers }, (answer) =>
      pass(answer, response, fault),
    )
    onward.on('error', () => response.destroy())
    request.pipe(onward)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const proxy: FaultyProxy = {
    endpoint: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    fault: () => undefined,
    requests,
    async stop() {
      const closed = new Promise((resolve) => server.close(resolve))
      server.closeAllConnections()
      await closed
    },
  }
  return proxy
}

function pass(answer: IncomingMessage, response: ServerResponse, fault: Fault | undefined): void {
  answer.on('error', () => response.destroy())
  if (fault?.kind === 'lost answer') {
    answer.resume().on('end', () => response.destroy())
    return
  }
  const begin = () => {
    response.writeHead(answer.statusCode ?? 502, answer.headers)
    if (fault?.kind === 'cut') cutAfter(fault.bytes, answer, response)
    else if (fault?.kind === 'damage')
      answer.on('data', (chunk: Buffer) => response.write(damaged(chunk))).on('end', () => response.end())
    else answer.pipe(response)
  }
  if (fault?.kind === 'slow') setTimeout(begin, fault.milliseconds)
  else begin()
}

function cutAfter(bytes: number, answer: IncomingMessage, response: ServerResponse): void {
  let left = bytes
  answer.on('data', (chunk: Buffer) => {
    if (left < 0) return
    const part = chunk.subarray(0, left)
    left -= chunk.length
    // What was sent shall arrive before the end does.
    response.write(part, () => {
      if (left < 0) setTimeout(() => response.destroy(), 20)
    })
  })
  answer.on('end', () => response.end())
}

function damaged(chunk: Buffer): Buffer {
  const changed = Buffer.from(chunk)
  changed[0] = (changed[0] ?? 0) ^ 1
  return changed
}
