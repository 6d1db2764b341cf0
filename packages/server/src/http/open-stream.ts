import type { ServerResponse } from 'node:http'
import type { FastifyReply } from 'fastify'

export const streamHeaders = {
  'Content-Type': 'text/event-stream; charset=utf-8',
  'Cache-Control': 'no-cache, no-store',
  'X-Accel-Buffering': 'no',
}

/** Begins to answer with server-sent events. */
export function openStream(reply: FastifyReply): ServerResponse {
  reply.hijack()
  reply.headers({ ...streamHeaders, Connection: 'keep-alive' })
  const { raw } = reply
  raw.writeHead(200, reply.getHeaders() as { [name: string]: string })
  return raw
}
