import { createHmac, timingSafeEqual } from 'node:crypto'
import type { Clock } from '../../ports/clock.ts'

/** Signed addresses: the path alone names the file, the query proves that we gave it out and until which millisecond. */
export interface Addresses {
  sign(path: string, expiresAt: Date): string
  /** Whether the path and query are ones we signed and still good. */
  verify(path: string, query: { readonly [name: string]: unknown }): boolean
}

/** Everything but letters, digits and -_.~ is escaped, so that a path survives every client as it is. */
export const encodeSegment = (text: string): string =>
  encodeURIComponent(text).replace(
    /[!'()*]/g,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  )

export function createAddresses(options: {
  secret: string
  baseUrl: () => string
  clock: Pick<Clock, 'now'>
}): Addresses {
  const signature = (path: string, expires: string) =>
    createHmac('sha256', options.secret).update(`${path}\n${expires}`).digest('base64url')
  return {
    sign(path, expiresAt) {
      const expires = (expiresAt.getTime() / 1_000).toFixed(3)
      return `${options.baseUrl()}${path}?expires=${expires}&signature=${signature(path, expires)}`
    },
    verify(path, query) {
      const { expires, signature: given } = query
      if (typeof expires !== 'string' || !/^\d{1,12}(\.\d{3})?$/.test(expires) || typeof given !== 'string')
        return false
      const wanted = Buffer.from(signature(path, expires))
      const offered = Buffer.from(given)
      if (offered.length !== wanted.length || !timingSafeEqual(offered, wanted)) return false
      return options.clock.now().getTime() < Math.round(Number(expires) * 1_000)
    },
  }
}
