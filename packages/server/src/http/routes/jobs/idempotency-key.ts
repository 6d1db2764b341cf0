import { codePoints } from '@auger/contract'
import type { FastifyRequest } from 'fastify'
import { failures } from '../../../domain/errors.ts'

const longestKey = 128

export function idempotencyKey(request: FastifyRequest): string | undefined {
  const key = request.headers['idempotency-key']
  if (key === undefined || key === '') return undefined
  if (typeof key !== 'string' || codePoints(key) > longestKey)
    throw failures.invalid(`Idempotency-Key must have at most ${longestKey} characters`)
  return key
}
