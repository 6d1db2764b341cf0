import { randomBytes } from 'node:crypto'
import type { Config } from './config.ts'
import { newId } from './domain/ids.ts'
import { hashKey, type ApiKey, type Project } from './domain/project.ts'
import type { Store } from './ports/store.ts'

export interface NewKey {
  readonly key: ApiKey
  /** Shown once and never kept. */
  readonly secret: string
}

export function newProject(name: string, config: Config, now: Date): Project {
  return {
    id: newId('project'),
    name,
    jobQuota: config.jobQuota,
    jobsUsed: 0,
    storageQuota: config.storageQuota,
    createdAt: now.toISOString(),
  }
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

export interface FirstProject {
  readonly projectId: string
  /** Set when a key was made now and must be shown. */
  readonly madeKey: string | undefined
}

/** The first start makes a project and a key. A key given by the settings is kept as the first project's, now or later. */
export async function ensureFirstProject(store: Store, config: Config, now: Date): Promise<FirstProject> {
  const [oldest] = await store.projects.list()
  const project = oldest ?? newProject('default', config, now)
  if (oldest === undefined) await store.projects.create(project)
  if (config.apiKey !== undefined) {
    if ((await store.keys.findByHash(hashKey(config.apiKey))) === undefined)
      await store.keys.create(newKey(project.id, 'AUGER_API_KEY', now, config.apiKey).key)
    return { projectId: project.id, madeKey: undefined }
  }
  if ((await store.keys.list()).some((key) => key.projectId === project.id))
    return { projectId: project.id, madeKey: undefined }
  const made = newKey(project.id, 'first', now)
  await store.keys.create(made.key)
  return { projectId: project.id, madeKey: made.secret }
}
