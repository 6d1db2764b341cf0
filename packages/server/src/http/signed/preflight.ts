import type { FastifyInstance } from 'fastify'
import { crossOrigin } from './require-signature.ts'

/** What a browser asks before it puts a part or reads a range from another origin. */
export function registerPreflight(app: FastifyInstance): void {
  for (const url of ['/files/*', '/uploads/*'])
    app.options(url, async (_request, reply) => {
      crossOrigin(reply)
      reply.header('Access-Control-Allow-Methods', 'GET, HEAD, PUT, OPTIONS')
      reply.header('Access-Control-Allow-Headers', '*')
      reply.header('Access-Control-Max-Age', '86400')
      return reply.code(204).send()
    })
}
