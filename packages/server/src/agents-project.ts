import { createHmac } from 'node:crypto'
import type { Config } from './config.ts'
import { newKey } from './domain/new-key.ts'
import { newProject } from './domain/new-project.ts'
import { agentsProjectId, hashKey } from './domain/project.ts'
import { firstProjectTopic } from './first-project.ts'
import type { Store } from './ports/store.ts'

/**
 * The key of the project that agents of this machine use. It follows from the secret of the data folder, so that whoever may read
 * that has it and nothing else needs to be kept. One that was revoked is followed by the next.
 */
export const agentsKey = (store: Store, config: Config, secret: string, now: Date): Promise<string> =>
  store.alone(firstProjectTopic, () => findOrMake(store, config, secret, now))

async function findOrMake(store: Store, config: Config, secret: string, now: Date): Promise<string> {
  if ((await store.projects.find(agentsProjectId)) === undefined)
    await store.projects.create({ ...newProject('mcp', config, now), id: agentsProjectId })
  const revoked = (await store.keys.list()).filter(
    ({ projectId, revokedAt }) => projectId === agentsProjectId && revokedAt !== null,
  )
  const key = `auger_${createHmac('sha256', secret).update(`agents ${revoked.length}`).digest('base64url')}`
  if ((await store.keys.findByHash(hashKey(key))) === undefined)
    await store.keys.create(newKey(agentsProjectId, 'mcp', now, key).key)
  return key
}
