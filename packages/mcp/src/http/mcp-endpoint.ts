import { randomUUID } from 'node:crypto'
import type { Client } from '@auger/sdk'
import { WebStandardStreamableHTTPServerTransport } from '@modelcontextprotocol/sdk/server/webStandardStreamableHttp.js'
import {
  CancelledNotificationSchema,
  isInitializeRequest,
  isJSONRPCErrorResponse,
  isJSONRPCRequest,
  isJSONRPCResultResponse,
  type JSONRPCMessage,
  type RequestId,
} from '@modelcontextprotocol/sdk/types.js'
import { createMcpServer, type McpOptions } from '../create-mcp-server.ts'

export interface McpCaller {
  /** Who calls, as the service knows it: the same text for the same project and user. */
  readonly name: string
  readonly client: Client
}

export interface McpEndpoint {
  /** Answers one POST, whose body was read before. */
  answer(request: Request, body: unknown, caller: McpCaller): Promise<Response>
}

interface Running {
  readonly session: string
  /** What is not answered yet. */
  readonly waiting: Set<RequestId>
  readonly hear: (message: JSONRPCMessage) => void
  readonly end: () => void
}

const sessionHeader = 'mcp-session-id'

/**
 * Streamable HTTP without state: every request gets a server of its own, so any process can answer it. A session is a name that a
 * client is given and nothing is kept under, but that tells whose request is taken back: that comes as a request of its own.
 */
export function createMcpEndpoint(options: McpOptions): McpEndpoint {
  const running = new Set<Running>()

  return {
    async answer(request, body, { name, client }) {
      const messages = (Array.isArray(body) ? body : [body]) as readonly unknown[]
      const session = `${name} ${request.headers.get(sessionHeader) ?? ''}`
      for (const message of messages) takeBack(message, session)

      const server = createMcpServer(client, options)
      const transport = new WebStandardStreamableHTTPServerTransport()
      const entry: Running = {
        session,
        waiting: new Set(messages.filter(isJSONRPCRequest).map(({ id }) => id)),
        hear: (message) => transport.onmessage?.(message),
        end: () => {
          running.delete(entry)
          void server.close()
        },
      }
      endWhenAnswered(transport, entry)
      await server.connect(transport)
      running.add(entry)
      const response = await transport.handleRequest(request, { parsedBody: body })
      if (response.body === null || !response.ok) entry.end()
      if (messages.some(isInitializeRequest)) response.headers.set(sessionHeader, randomUUID())
      return response
    },
  }

  function takeBack(message: unknown, session: string): void {
    const { data } = CancelledNotificationSchema.safeParse(message)
    const id = data?.params.requestId
    if (data === undefined || id === undefined) return
    const entry = [...running].find((one) => one.session === session && one.waiting.has(id))
    if (entry === undefined) return
    entry.hear({ jsonrpc: '2.0', ...data })
    answered(entry, id)
  }
}

/** Not when its stream is closed: whoever loses a connection has not taken back what it asked. */
function endWhenAnswered(transport: WebStandardStreamableHTTPServerTransport, entry: Running): void {
  const send = transport.send.bind(transport)
  transport.send = async (message, options) => {
    try {
      await send(message, options)
    } finally {
      if (isJSONRPCResultResponse(message) || isJSONRPCErrorResponse(message)) answered(entry, message.id)
    }
  }
}

function answered(entry: Running, id: RequestId | undefined): void {
  if (id !== undefined) entry.waiting.delete(id)
  if (entry.waiting.size === 0) entry.end()
}
