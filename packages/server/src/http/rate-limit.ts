import type { FastifyReply } from 'fastify'
import { failures } from '../domain/errors.ts'
import type { Clock } from '../ports/clock.ts'

interface Bucket {
  tokens: number
  filledAt: number
}

/** A bucket a key: `perSecond` tokens at most, refilled evenly. Zero is no limit. */
export function rateLimiter(
  perSecond: number,
  clock: Pick<Clock, 'monotonic'>,
): (keyId: string, reply: FastifyReply) => void {
  const buckets = new Map<string, Bucket>()
  return (keyId, reply) => {
    if (perSecond === 0) return
    const now = clock.monotonic()
    const bucket = buckets.get(keyId) ?? { tokens: perSecond, filledAt: now }
    bucket.tokens = Math.min(perSecond, bucket.tokens + ((now - bucket.filledAt) / 1_000) * perSecond)
    bucket.filledAt = now
    buckets.set(keyId, bucket)
    const allowed = bucket.tokens >= 1
    if (allowed) bucket.tokens -= 1
    const wait = Math.ceil(Math.max(0, 1 - bucket.tokens) / perSecond)
    reply.header('RateLimit-Limit', perSecond)
    reply.header('RateLimit-Remaining', Math.floor(bucket.tokens))
    reply.header('RateLimit-Reset', wait)
    if (allowed) return
    reply.header('Retry-After', Math.max(1, wait))
    throw failures.rateLimited()
  }
}
