import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { Readable } from 'node:stream'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { openDiskObjects } from '../adapters/objects/disk.ts'
import { openEmbeddedStore } from '../adapters/store/embedded.ts'
import { objectKeys } from '../domain/file.ts'
import { beginMultipart } from '../ingest/upload/begin-multipart.ts'
import { keepFile, receiveFile } from '../ingest/upload/receive-file.ts'
import { receivePart } from '../ingest/upload/receive-part.ts'
import type { Objects } from '../ports/objects.ts'
import type { Store } from '../ports/store.ts'
import { sweep } from './sweep.ts'

const hours = (count: number) => count * 3_600_000
const owner = { projectId: 'project-1', userId: 'ada' }
let folder: string
let store: Store
let objects: Objects
let now: number
const deps = () => ({
  store,
  objects,
  clock: { now: () => new Date(now), monotonic: () => now },
  settings: { maxUpload: 1_000_000 },
})

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'auger-sweep-'))
  store = await openEmbeddedStore(path.join(folder, 'auger.db'))
  objects = await openDiskObjects(path.join(folder, 'objects'))
  now = Date.now()
  await store.projects.create({
    id: owner.projectId,
    name: 'p',
    jobQuota: null,
    jobsUsed: 0,
    storageQuota: null,
    tokenQuota: null,
    tokensUsed: 0,
    createdAt: new Date(now).toISOString(),
  })
})

afterEach(async () => {
  await store.close()
  await rm(folder, { recursive: true, force: true })
})

const keysUnder = async (prefix: string) => {
  const keys: string[] = []
  for await (const { key } of objects.list(prefix)) keys.push(key)
  return keys
}

async function upload(): Promise<string> {
  const received = await receiveFile(
    { name: 'a.csv', bytes: Readable.from(['a\n1\n']) },
    owner.projectId,
    deps(),
  )
  return (await keepFile(received, owner, deps())).id
}

test('a file that no source uses is kept for a day, then gone with its bytes and its share of the quota', async () => {
  const id = await upload()
  now += hours(23)
  await sweep(deps())
  expect(await keysUnder('files/')).toEqual([objectKeys.file(id)])
  now += hours(2)
  await sweep(deps())
  expect(await store.files.find(id)).toBeUndefined()
  expect(await keysUnder('files/')).toEqual([])
  expect(await store.projects.storageUsed(owner.projectId)).toBe(0)
})

test('an upload that was never finished is gone with its parts', async () => {
  const { id } = await beginMultipart({ name: 'a.csv', size: 4 }, owner, deps())
  await receivePart(id, 1, Readable.from(['a\n1\n']), deps())
  expect(await keysUnder('parts/')).toHaveLength(1)
  now += hours(25)
  await sweep(deps())
  expect(await store.files.find(id)).toBeUndefined()
  expect(await keysUnder('parts/')).toEqual([])
})

test('bytes that no row names, left by a process that died, are removed once they are a day old', async () => {
  await objects.put(objectKeys.file('file-stray'), Readable.from(['x']))
  await sweep(deps())
  expect(await keysUnder('files/')).toHaveLength(1)
  now += hours(25)
  await sweep(deps())
  expect(await keysUnder('files/')).toEqual([])
})
