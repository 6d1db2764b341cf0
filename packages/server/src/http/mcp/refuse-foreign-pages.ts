import type { FastifyRequest } from 'fastify'
import { failures } from '../../domain/errors.ts'

/** A browser says which page asks. A page of somebody else has no business here, whatever name it gave to our address. */
export function refuseForeignPages({ headers }: FastifyRequest, bases: readonly string[]): void {
  const { origin } = headers
  if (origin === undefined) return
  if (!bases.some((base) => URL.canParse(base) && new URL(base).origin === origin))
    throw failures.noPermission()
}
