import type { FastifyReply, FastifyRequest } from 'fastify'
import type { HttpDeps } from '../deps.ts'
import { contentDisposition, contentTypeOf } from './download-headers.ts'

/** Long enough to begin, and for the ranges of a download that is taken up again. */
const longestSeconds = 900

/** Sends whoever wants to load an object to where it lies, no longer than our own address is good; false where clients cannot reach it. */
export async function sendElsewhere(
  key: string,
  name: string,
  request: FastifyRequest,
  reply: FastifyReply,
  { objects, clock }: HttpDeps,
): Promise<boolean> {
  if (objects.direct === undefined || request.method !== 'GET') return false
  const { expires } = request.query as { readonly expires?: string }
  const left = Math.ceil(Number(expires) - clock.now().getTime() / 1_000)
  const as = { type: contentTypeOf(name), disposition: contentDisposition(name) }
  const address = await objects.direct.read(key, Math.max(1, Math.min(longestSeconds, left)), as)
  await reply.header('Cache-Control', 'no-store').redirect(address, 302)
  return true
}
