import { mkdtemp, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { openDiskObjects } from '../adapters/objects/disk.ts'
import { openEmbeddedStore } from '../adapters/store/embedded.ts'
import { failures } from '../domain/errors.ts'
import { objectKeys } from '../domain/file.ts'
import { anOwner, keptJob, keptSession } from '../ports/store-samples.contract.ts'
import { JobOver } from './event-writer.ts'
import { keepResult } from './keep-result.ts'

async function bench(storageQuota: number | null) {
  const folder = await mkdtemp(join(tmpdir(), 'auger-keep-'))
  const store = await openEmbeddedStore(join(folder, 'auger.db'))
  onTestFinished(() => store.close())
  const objects = await openDiskObjects(join(folder, 'objects'))
  const owner = await anOwner(store, { storageQuota })
  const session = await keptSession(store, owner)
  const job = await keptJob(store, session)
  const csvFile = join(folder, 'result.csv')
  await writeFile(csvFile, 'city\nOslo\n')
  const image = { file: 2, specification: { mark: 'bar' } }
  const keep = () => keepResult({ jobId: job.id, table: { file: 1, csvFile }, image }, { store, objects })
  const sizes = async () => [
    (await objects.stat(objectKeys.result(job.id, 1, 'csv')))?.size,
    (await objects.stat(objectKeys.result(job.id, 2, 'json')))?.size,
  ]
  return { owner, session, job, keep, sizes, used: () => store.projects.storageUsed(owner.projectId), store }
}

test('a result that fits is kept and counted, file by file', async () => {
  const { keep, sizes, used } = await bench(24)
  await keep()
  expect(await sizes()).toEqual([10, 14])
  expect(await used()).toBe(24)
})

test('a result that does not fit is not kept, and is no fault of ours', async () => {
  const { keep, sizes, used } = await bench(23)
  await expect(keep()).rejects.toThrow(failures.storageFull())
  expect(await sizes()).toEqual([undefined, undefined])
  expect(await used()).toBe(0)
})

test('a job that was deleted meanwhile is over', async () => {
  const { owner, session, keep, store } = await bench(null)
  await store.sessions.remove(session.id, owner)
  await expect(keep()).rejects.toThrow(JobOver)
})
