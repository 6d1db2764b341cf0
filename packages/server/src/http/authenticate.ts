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

type WithHeaders = Pick<FastifyRequest, 'headers'>

export interface KeyCheck {
  /** The key of a project. */
  ofProject(request: WithHeaders): Promise<ProjectKey>
  /** A key that reaches no project, and administers them. */
  global(request: WithHeaders): Promise<ApiKey>
}

/** Finds the key of a request. Only hashes are looked up and compared, so timing tells nothing of a secret. */
export function keyCheck(keys: KeyStore, clock: Clock): KeyCheck {
  const touched = new Map<string, number>()
  const remembered = new Map<string, { readonly key: ApiKey; readonly until: number }>()
  const find = async (request: WithHeaders): Promise<ApiKey> => {
    const secret = request.headers['x-pd-api-key']
    if (typeof secret !== 'string' || secret === '') throw failures.unauthenticated()
    const hash = hashKey(secret)
    const now = clock.monotonic()
    const known = remembered.get(hash)
    if (known !== undefined && now < known.until) return known.key
    const key = await keys.findByHash(hash)
    if (key === undefined || !timingSafeEqual(Buffer.from(key.hash), Buffer.from(hash)))
      throw failures.unauthenticated()
    if (key.revokedAt !== null) throw failures.unauthenticated()
    if (remembered.size >= mostRemembered) remembered.clear()
    remembered.set(hash, { key, until: now + rememberMilliseconds })
    return key
  }
  const touch = async ({ id }: ApiKey): Promise<void> => {
    const now = clock.monotonic()
    if (now - (touched.get(id) ?? Number.NEGATIVE_INFINITY) <= touchEveryMilliseconds) return
    touched.set(id, now)
    await keys.touch(id, clock.now().toISOString())
  }
  return {
    async ofProject(request) {
      const key = await find(request)
      const { projectId } = key
      if (projectId === null) throw failures.unauthenticated()
      await touch(key)
      return { ...key, projectId }
    },
    async global(request) {
      const key = await find(request)
      if (key.projectId !== null) throw failures.unauthenticated()
      await touch(key)
      return key
    },
  }
}
