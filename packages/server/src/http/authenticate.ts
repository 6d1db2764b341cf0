import { timingSafeEqual } from 'node:crypto'
import type { FastifyRequest } from 'fastify'
import { failures } from '../domain/errors.ts'
import { hashKey, type ApiKey } from '../domain/project.ts'
import type { Clock } from '../ports/clock.ts'
import type { KeyStore } from '../ports/store.ts'

/** Last use is for people, who do not need it by the second. */
const touchEveryMilliseconds = 60_000

export interface ProjectKey extends ApiKey {
  readonly projectId: string
}

/** A busy caller's key is looked up ten times a second, not thousands; a revoked one works no longer than that, whatever the time of day is set to. */
const rememberMilliseconds = 100
const mostRemembered = 10_000

/** Finds the project key of a request. Only hashes are looked up and compared, so timing tells nothing of a secret. */
export function authenticator(
  keys: KeyStore,
  clock: Clock,
): (request: FastifyRequest) => Promise<ProjectKey> {
  const touched = new Map<string, number>()
  const remembered = new Map<string, { readonly key: ProjectKey; readonly until: number }>()
  return async (request) => {
    const secret = request.headers['x-pd-api-key']
    if (typeof secret !== 'string' || secret === '') throw failures.unauthenticated()
    const hash = hashKey(secret)
    const now = clock.monotonic()
    const known = remembered.get(hash)
    if (known !== undefined && now < known.until) return known.key
    const key = await keys.findByHash(hash)
    if (key === undefined || !timingSafeEqual(Buffer.from(key.hash), Buffer.from(hash)))
      throw failures.unauthenticated()
    if (key.revokedAt !== null || key.projectId === null) throw failures.unauthenticated()
    if (now - (touched.get(key.id) ?? Number.NEGATIVE_INFINITY) > touchEveryMilliseconds) {
      touched.set(key.id, now)
      await keys.touch(key.id, clock.now().toISOString())
    }
    const found = { ...key, projectId: key.projectId }
    if (remembered.size >= mostRemembered) remembered.clear()
    remembered.set(hash, { key: found, until: now + rememberMilliseconds })
    return found
  }
}
