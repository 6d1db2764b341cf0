import { mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { openEmbeddedStore } from './embedded.ts'
import { meteredStore } from './metered.ts'

const open = async (told: string[] = []) => {
  const folder = await mkdtemp(join(tmpdir(), 'auger-metered-'))
  const store = await openEmbeddedStore(join(folder, 'auger.db'))
  return meteredStore(store, { databaseFailed: (area) => told.push(area) })
}

test('calls that fail are counted by what they asked, others are not', async () => {
  const told: string[] = []
  const store = await open(told)
  await store.check()
  expect(await store.projects.find('proj-none')).toBeUndefined()
  expect(told).toEqual([])
  await store.close()
  await expect(store.projects.find('proj-none')).rejects.toThrow()
  await expect(store.check()).rejects.toThrow()
  expect(told).toEqual(['projects', 'check'])
})
