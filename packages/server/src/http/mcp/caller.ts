import { codePoints } from '@auger/contract'
import type { FastifyRequest } from 'fastify'
import { failures } from '../../domain/errors.ts'
import { refuseAccountNames } from '../refuse-account-names.ts'

/** As everywhere, or as agents can be told to send it. */
export function keyIn({ headers }: FastifyRequest): string | undefined {
  const own = headers['x-pd-api-key']
  if (typeof own === 'string' && own !== '') return own
  return /^bearer +(\S+) *$/i.exec(headers.authorization ?? '')?.[1]
}

const longest = 128
const agent = 'mcp'

/** Who asks: by header, by query, else all agents are one user. */
export function userIn({ headers, query }: FastifyRequest): string {
  const named = headers['x-auger-user'] ?? (query as { readonly user_id?: unknown }).user_id ?? agent
  if (typeof named !== 'string' || named.trim() === '') throw failures.invalid('user_id must not be blank')
  if (codePoints(named) > longest) throw failures.invalid(`user_id must have at most ${longest} characters`)
  refuseAccountNames(named)
  return named
}
