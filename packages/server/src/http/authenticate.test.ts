import { mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { FastifyRequest } from 'fastify'
import { expect, test } from 'vitest'
import { openStore } from '../open-store.ts'
import { hashKey } from '../domain/project.ts'
import { aKey, anOwner, noon } from '../ports/store-samples.contract.ts'
import { keyCheck } from './authenticate.ts'

test('a revoked key stops working though the time of day is set back', async () => {
  const store = await openStore({ dataFolder: await mkdtemp(join(tmpdir(), 'auger-keys-')) })
  const secret = 'a secret of the test'
  const key = { ...aKey((await anOwner(store)).projectId), hash: hashKey(secret) }
  await store.keys.create(key)
  const time = { ofDay: Date.parse(noon), passed: 0 }
  const { ofProject } = keyCheck(store.keys, {
    now: () => new Date(time.ofDay),
    monotonic: () => time.passed,
  })
  const request = { headers: { 'x-pd-api-key': secret } } as unknown as FastifyRequest
  expect((await ofProject(request)).id).toBe(key.id)
  await store.keys.revoke(key.id, noon)
  time.ofDay -= 3_600_000
  time.passed += 101
  await expect(ofProject(request)).rejects.toThrow('insufficient.authentication')
  await store.close()
})
