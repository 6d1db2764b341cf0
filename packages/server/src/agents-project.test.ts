import { mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { agentsKey } from './agents-project.ts'
import { readConfig } from './config.ts'
import { agentsProjectId, hashKey } from './domain/project.ts'
import { ensureFirstProject } from './first-project.ts'
import { openStore } from './open-store.ts'

const secret = 'a secret of the data folder'
const now = new Date('2026-03-04T12:00:00Z')

async function opened() {
  const dataFolder = await mkdtemp(join(tmpdir(), 'auger-agents-'))
  const config = { ...readConfig({}), dataFolder }
  return { config, store: await openStore(config) }
}

test('the key of agents stays the same until it is revoked, and is of a project of their own', async () => {
  const { store, config } = await opened()
  const key = await agentsKey(store, config, secret, now)
  expect(await agentsKey(store, config, secret, now)).toBe(key)
  expect(await agentsKey(store, config, 'of another folder', now)).not.toBe(key)
  const kept = await store.keys.findByHash(hashKey(key))
  expect(kept?.projectId).toBe(agentsProjectId)
  await store.keys.revoke(kept?.id ?? '', now.toISOString())
  const next = await agentsKey(store, config, secret, now)
  expect(next).not.toBe(key)
  expect((await store.keys.findByHash(hashKey(next)))?.revokedAt).toBeNull()
  await store.close()
})

test('agents that came first do not keep the first project from being made, and its key from being shown', async () => {
  const { store, config } = await opened()
  await agentsKey(store, config, secret, now)
  const first = await ensureFirstProject(store, config, now)
  expect(first.projectId).not.toBe(agentsProjectId)
  expect(first.madeKey).toMatch(/^auger_/)
  await store.close()
})
