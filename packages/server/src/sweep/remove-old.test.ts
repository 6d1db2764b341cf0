import { mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { Readable } from 'node:stream'
import { expect, onTestFinished, test } from 'vitest'
import { openDiskObjects } from '../adapters/objects/disk.ts'
import { openEmbeddedStore } from '../adapters/store/embedded.ts'
import { ownAct } from '../domain/audit-entry.ts'
import { objectKeys } from '../domain/file.ts'
import type { Retention } from '../domain/retention.ts'
import { anOwner, failed, keptSession, runningJob, times } from '../ports/store-samples.contract.ts'
import { removeOld } from './remove-old.ts'

const forEver: Retention = { auditDays: null, jobDays: null, resultDays: null }
const start = Date.parse('2026-03-01T00:00:00.000Z')
const never = new AbortController().signal

async function bench() {
  const folder = await mkdtemp(path.join(tmpdir(), 'auger-old-'))
  const store = await openEmbeddedStore(path.join(folder, 'auger.db'), undefined, false)
  onTestFinished(() => store.close())
  const objects = await openDiskObjects(path.join(folder, 'objects'))
  const owner = await anOwner(store)
  const session = await keptSession(store, owner)
  const at = (day: number) => new Date(start + day * 86_400_000)
  const end = async (day: number) => {
    const job = await runningJob(store, session)
    await objects.put(objectKeys.result(job.id, 1, 'csv'), Readable.from(['12345']))
    await store.jobs.countResults(job.id, [{ name: '1.csv', size: 5 }])
    await store.jobs.finish(job.id, failed, at(day).toISOString(), () => [])
    return job.id
  }
  const onDay = (day: number, settings: Partial<Retention>, signal = never) =>
    removeOld(
      {
        ...{ store, objects, settings: { ...forEver, ...settings } },
        clock: { now: () => at(day), monotonic: () => 0 },
      },
      signal,
    )
  const left = async () => (await store.jobs.list(session.id, { number: 1, size: 1_000 })).total
  const files = async () => {
    let found = 0
    for await (const { key } of objects.list('results/')) if (key !== '') found++
    return found
  }
  const used = () => store.projects.storageUsed(owner.projectId)
  return { store, at, end, onDay, left, files, used }
}

test('what has had its days goes and no day sooner, more than a batch of it, by several processes at once', async () => {
  const { end, onDay, left, files, used } = await bench()
  await Promise.all(times(120, () => end(0)))
  await end(3)
  await onDay(2, { jobDays: 3, resultDays: 3 })
  await onDay(9, {})
  expect([await left(), await files(), await used()]).toEqual([121, 121, 121 * 5])
  await Promise.all(times(3, () => onDay(4, { resultDays: 3 })))
  expect([await left(), await files(), await used()]).toEqual([121, 1, 5])
  await Promise.all(times(3, () => onDay(4, { jobDays: 3 })))
  expect([await left(), await files(), await used()]).toEqual([1, 1, 5])
})

test('it stops when it is told to', async () => {
  const { end, onDay, left } = await bench()
  await end(0)
  await onDay(9, { jobDays: 1, auditDays: 1 }, AbortSignal.abort())
  expect(await left()).toBe(1)
})

test('the audit log keeps its days', async () => {
  const { store, at, onDay } = await bench()
  const act = (day: number) => ownAct({ action: 'key.made', projectId: null, subject: String(day) }, at(day))
  await store.audit.add([...times(2_500, () => act(0)), act(5)])
  const kept = async () => (await store.audit.list({}, { number: 1, size: 1 })).total
  await onDay(6, {})
  expect(await kept()).toBe(2_501)
  await onDay(6, { auditDays: 2 })
  expect(await kept()).toBe(1)
})
