import { keyCheck, type KeyCheck } from './authenticate.ts'
import type { HttpDeps } from './deps.ts'
import { rateLimiter } from './rate-limit.ts'

/** What every request of a project passes: its key, and the one count of that key's requests. */
export interface Gate {
  readonly keys: KeyCheck
  readonly limit: ReturnType<typeof rateLimiter>
}

export const createGate = ({ store, clock, rates, settings }: HttpDeps): Gate => ({
  keys: keyCheck(store.keys, clock),
  limit: rateLimiter(settings.rateLimit, rates),
})
