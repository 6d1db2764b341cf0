import type { FastifyReply } from 'fastify'
import { failures } from '../domain/errors.ts'
import type { Rates } from '../ports/rates.ts'

/** Refuses who comes more often than so many times a second. Zero is no limit. */
export function rateLimiter(
  perSecond: number,
  rates: Rates,
): (keyId: string, reply: FastifyReply) => Promise<void> {
  return async (keyId, reply) => {
    if (perSecond === 0) return
    const { allowed, remaining, waitSeconds } = await rates.take(keyId, perSecond)
    reply.header('RateLimit-Limit', perSecond)
    reply.header('RateLimit-Remaining', remaining)
    reply.header('RateLimit-Reset', waitSeconds)
    if (allowed) return
    reply.header('Retry-After', Math.max(1, waitSeconds))
    throw failures.rateLimited()
  }
}
