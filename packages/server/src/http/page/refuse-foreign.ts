import type { FastifyRequest } from 'fastify'
import { failures } from '../../domain/errors.ts'

/**
 * A browser says which page a request comes from: the one that we serve is at the host that is asked, or at our public address. A
 * page on another port of the same host counts as the same site for cookies, so this is looked at beside them.
 */
export function refuseForeign({ headers }: Pick<FastifyRequest, 'headers'>, publicUrl: string): void {
  const { origin, host } = headers
  const site = headers['sec-fetch-site']
  if (site !== undefined && site !== 'same-origin' && site !== 'none') throw failures.foreignRequest()
  if (origin === undefined) return
  if (!URL.canParse(origin)) throw failures.foreignRequest()
  const asked = new URL(origin)
  const isOurs =
    asked.host === host || (URL.canParse(publicUrl) && new URL(publicUrl).origin === asked.origin)
  if (!isOurs) throw failures.foreignRequest()
}
