import { randomBytes } from 'node:crypto'
import { newId } from './ids.ts'
import { hashKey, type ApiKey } from './project.ts'

export interface NewKey {
  readonly key: ApiKey
  /** Shown once and never kept. */
  readonly secret: string
}

/** A key of a project, or a global one. */
export function newKey(projectId: string | null, name: string, now: Date, given?: string): NewKey {
  const secret = given ?? `auger_${randomBytes(32).toString('base64url')}`
  return {
    secret,
    key: {
      id: newId('key'),
      projectId,
      name,
      hint: `${secret.slice(0, Math.min(10, Math.floor(secret.length / 3)))}…`,
      hash: hashKey(secret),
      createdAt: now.toISOString(),
      lastUsedAt: null,
      revokedAt: null,
    },
  }
}
