import { once } from 'node:events'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

/** What was asked, and the place of the request among those of its script. */
export interface Asked {
  readonly count: number
  readonly body: {
    readonly tools?: readonly unknown[]
    readonly response_format?: { readonly type: string }
    readonly messages: readonly { readonly role: string; readonly content: unknown }[]
  }
}

export type Script = (asked: Asked, response: ServerResponse) => void | Promise<void>

/** A server on loopback that speaks, or fails to speak, as OpenAI's chat does: each script has an address of its own. */
export interface ScriptedServer {
  addressOf(script: Script): string
  /** How many requests a script has had, and how many of them its client has left before the end. */
  countsOf(address: string): { readonly asked: number; readonly left: number }
  close(): Promise<void>
}

export async function startScriptedServer(): Promise<ScriptedServer> {
  const scripts = new Map<string, { readonly run: Script; asked: number; left: number }>()
  const server: Server = createServer((request, response) => {
    const script = scripts.get(request.url?.split('/')[1] ?? '')
    if (script === undefined) return void response.writeHead(404).end()
    response.on('close', () => {
      if (!response.writableFinished) script.left++
    })
    bodyOf(request)
      .then((body) => script.run({ count: script.asked++, body: body as Asked['body'] }, response))
      .catch((error: unknown) => response.destroy(error as Error))
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  const keyOf = (address: string): string => new URL(address).pathname.split('/')[1] ?? ''
  return {
    addressOf(run) {
      const key = `script-${scripts.size + 1}`
      scripts.set(key, { run, asked: 0, left: 0 })
      return `http://127.0.0.1:${port}/${key}/v1`
    },
    countsOf(address) {
      const { asked = 0, left = 0 } = scripts.get(keyOf(address)) ?? {}
      return { asked, left }
    },
    async close() {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}

async function bodyOf(request: IncomingMessage): Promise<unknown> {
  const parts: Buffer[] = []
  for await (const part of request) parts.push(part as Buffer)
  return JSON.parse(Buffer.concat(parts).toString())
}

/** Sends parts of a reply as events, and the mark of the end. */
export function stream(response: ServerResponse, deltas: readonly unknown[], reason = 'stop'): void {
  begin(response)
  for (const delta of deltas) response.write(eventOf({ choices: [{ index: 0, delta, finish_reason: null }] }))
  response.write(eventOf({ choices: [{ index: 0, delta: {}, finish_reason: reason }] }))
  response.write(
    eventOf({ choices: [], usage: { prompt_tokens: 90, completion_tokens: 10, total_tokens: 100 } }),
  )
  response.end('data: [DONE]\n\n')
}

export const begin = (response: ServerResponse): void =>
  void response.writeHead(200, { 'content-type': 'text/event-stream' })

export const eventOf = (chunk: unknown): string => `data: ${JSON.stringify(chunk)}\n\n`

export function fail(response: ServerResponse, status: number, headers: Record<string, string> = {}): void {
  response.writeHead(status, { 'content-type': 'application/json', ...headers })
  response.end(JSON.stringify({ error: { message: `scripted ${status}`, type: 'scripted' } }))
}
