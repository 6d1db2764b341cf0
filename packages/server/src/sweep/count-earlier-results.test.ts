import { mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { Readable } from 'node:stream'
import LibsqlDatabase from 'libsql'
import { expect, onTestFinished, test } from 'vitest'
import { openDiskObjects } from '../adapters/objects/disk.ts'
import { openEmbeddedStore } from '../adapters/store/embedded.ts'
import { objectKeys } from '../domain/file.ts'
import { anOwner, keptJob, keptSession, times } from '../ports/store-samples.contract.ts'
import { sweep } from './sweep.ts'

test('results from before they were counted are counted once, for each job its own', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'auger-count-'))
  const file = path.join(folder, 'auger.db')
  const store = await openEmbeddedStore(file)
  onTestFinished(() => store.close())
  const objects = await openDiskObjects(path.join(folder, 'objects'))
  const deps = { store, objects, clock: { now: () => new Date(), monotonic: () => 0 } }
  const owner = await anOwner(store)
  const [earlier, later] = [await keptSession(store, owner), await keptSession(store, owner)]
  const jobs = await Promise.all(times(120, () => keptJob(store, earlier)))
  for (const { id } of jobs.slice(0, 110)) {
    await objects.put(objectKeys.result(id, 1, 'csv'), Readable.from(['12345']))
    await objects.put(objectKeys.result(id, 2, 'json'), Readable.from(['12']))
  }
  const database = new LibsqlDatabase(file)
  database.exec('update jobs set results_counted = 0')
  database.close()
  const counted = await keptJob(store, later)
  await store.jobs.countResults(counted.id, [{ name: '1.csv', size: 30 }])
  const used = () => store.projects.storageUsed(owner.projectId)

  await sweep(deps)
  expect(await used()).toBe(110 * 7 + 30)
  await sweep(deps)
  expect(await used()).toBe(110 * 7 + 30)
  expect(await store.jobs.uncounted(1)).toEqual([])
  await store.sessions.remove(earlier.id, owner)
  expect(await used()).toBe(30)
})
