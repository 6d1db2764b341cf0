import { createHmac, timingSafeEqual } from 'node:crypto'
import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'

export interface Received {
  readonly path: string
  readonly id: string
  readonly headers: IncomingHttpHeaders
  readonly body: string
  readonly event: {
    readonly id: string
    readonly type: string
    readonly timestamp: string
    readonly data: { readonly [field: string]: unknown }
  }
  readonly at: number
}

type Answer = (response: ServerResponse, received: Received) => void

/** A small web server on this machine that is told of events, and answers as it is told to. */
export interface Receiver {
  readonly url: string
  readonly received: readonly Received[]
  /** How it answers from now on. */
  answer(how: number | Answer): void
  close(): Promise<void>
}

const status =
  (code: number): Answer =>
  (response) =>
    response.writeHead(code).end()

export async function startReceiver(port = 0): Promise<Receiver> {
  const received: Received[] = []
  let answer = status(204)
  const server = createServer((request, response) => {
    void text(request).then((body) => {
      const { headers, url: path = '' } = request
      const event = JSON.parse(body) as Received['event']
      const one = { path, id: String(headers['webhook-id']), headers, body, event, at: Date.now() }
      received.push(one)
      answer(response, one)
    })
  })
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/hook`,
    received,
    answer: (how) => (answer = typeof how === 'number' ? status(how) : how),
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}

/** Whether one of its signatures is by this secret, computed as docs/webhooks.md says. */
export function isSignedBy(secret: string, { id, headers, body }: Received): boolean {
  const signed = `${id}.${String(headers['webhook-timestamp'])}.${body}`
  const key = Buffer.from(secret.slice('whsec_'.length), 'base64')
  const expected = createHmac('sha256', key).update(signed).digest()
  return String(headers['webhook-signature'])
    .split(' ')
    .some((one) => {
      const given = Buffer.from(one.replace(/^v1,/, ''), 'base64')
      return given.length === expected.length && timingSafeEqual(given, expected)
    })
}
