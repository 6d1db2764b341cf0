import { cut } from '@auger/contract'
import type { FastifyRequest } from 'fastify'
import { newId } from '../../../domain/ids.ts'
import type { Login } from '../../../domain/login.ts'
import { newSecret } from '../../../domain/secret.ts'

const longestName = 256

/** A login to be kept, and the secret for its cookie. */
export function newLogin(
  request: FastifyRequest,
  now: Date,
): { readonly login: Omit<Login, 'accountId'>; readonly secret: string } {
  const { secret, hash } = newSecret()
  const at = now.toISOString()
  const browser = cut((request.headers['user-agent'] ?? '').toWellFormed(), longestName)
  return { secret, login: { id: newId('login'), hash, browser, createdAt: at, seenAt: at } }
}
