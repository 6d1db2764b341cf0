import type { FastifyReply, FastifyRequest } from 'fastify'
import { failures } from '../../domain/errors.ts'
import type { HttpDeps } from '../deps.ts'

/** Web clients fetch tables, show images and put parts from another origin. */
export function crossOrigin(reply: FastifyReply): void {
  reply.header('Access-Control-Allow-Origin', '*')
  reply.header('Access-Control-Expose-Headers', 'ETag')
  reply.header('Cross-Origin-Resource-Policy', 'cross-origin')
  reply.header('X-Content-Type-Options', 'nosniff')
}

/** The path is verified as it came, before anything decodes it. */
export function requireSignature({
  addresses,
}: HttpDeps): (request: FastifyRequest, reply: FastifyReply) => Promise<void> {
  return async (request, reply) => {
    crossOrigin(reply)
    const path = request.raw.url?.split('?', 1)[0] ?? ''
    if (!addresses.verify(path, request.query as { [name: string]: unknown }))
      throw failures.unauthenticated()
  }
}
