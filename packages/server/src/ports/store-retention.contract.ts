import { expect, test } from 'vitest'
import type { Definition } from '../domain/definition.ts'
import { objectKeys } from '../domain/file.ts'
import { newId } from '../domain/ids.ts'
import {
  type StoreUnderTest,
  aRequest,
  aWord,
  anOwner,
  failed,
  keptDataset,
  keptJob,
  keptSession,
  runningJob,
} from './store-samples.contract.ts'

const silence = () => []
const long = '1998-01-01T00:00:00.000Z'
const before = '1998-06-01T00:00:00.000Z'
const since = '1998-12-01T00:00:00.000Z'

/** What grows old of questions. */
export function retentionContract(underTest: StoreUnderTest): void {
  const aPlace = async () => {
    const { store } = underTest
    const owner = await anOwner(store)
    const session = await keptSession(store, owner)
    const end = async (at: string, bytes = 0) => {
      const job = await runningJob(store, session)
      await store.jobs.append(job.id, [aWord('hello')])
      if (bytes > 0) await store.jobs.countResults(job.id, [{ name: '1.csv', size: bytes }])
      expect(await store.jobs.finish(job.id, failed, at, silence)).toBe(true)
      return job
    }
    const ofOurs = (found: readonly string[], ours: readonly { readonly id: string }[]) =>
      found.filter((id) => ours.some((one) => one.id === id))
    return { store, owner, session, end, ofOurs }
  }

  test('jobs that ended long ago are found, oldest first, and no others', async () => {
    const { store, session, end, ofOurs } = await aPlace()
    const [second, first] = [await end('1998-02-01T00:00:00.000Z'), await end(long)]
    const ours = [first, second, await end(since), await keptJob(store, session)]
    ours.push(await runningJob(store, session))
    expect(ofOurs(await store.retention.jobsEnded(before, 1_000), ours)).toEqual([first.id, second.id])
    expect(ofOurs(await store.retention.jobsWithFiles(before, 1_000), ours)).toEqual([first.id, second.id])
    expect(await store.retention.jobsEnded(before, 1)).toHaveLength(1)
    for (const { id } of [first, second]) await store.retention.removeJob(id)
  })

  test('a job is removed once, with its events; its storage is given back, its use stays counted, its session stays', async () => {
    const { store, owner, session, end } = await aPlace()
    const [old, young] = [await end(long, 100), await end(since, 30)]
    await store.trash.emptied(await store.trash.list(100_000))
    const used = () => store.projects.storageUsed(owner.projectId)
    expect(await used()).toBe(130)

    const removed = await Promise.all([1, 2, 3].map(() => store.retention.removeJob(old.id)))
    expect(removed.filter(Boolean)).toHaveLength(1)
    expect(await used()).toBe(30)
    expect(await store.jobs.find(old.id, owner)).toBeUndefined()
    expect(await store.jobs.events(old.id, 0)).toEqual([])
    expect(await store.jobs.countResults(old.id, [{ name: '2.csv', size: 1 }])).toBe('gone')
    expect(await store.trash.list(10)).toEqual([objectKeys.results(old.id)])
    expect(await store.usage.days(owner.projectId, '1998-01-01', '1998-01-01')).toMatchObject([{ jobs: 1 }])
    expect(await store.sessions.find(session.id, owner)).toMatchObject({ id: session.id })
    expect(await store.jobs.find(young.id, owner)).toMatchObject({ id: young.id })
    await store.sessions.remove(session.id, owner)
    expect(await used()).toBe(0)
  })

  test('what runs is not removed, nor do its files expire', async () => {
    const { store, owner, session } = await aPlace()
    const job = await runningJob(store, session)
    expect(await store.retention.removeJob(job.id)).toBe(false)
    expect(await store.retention.expireFiles(job.id, since)).toBe(false)
    expect(await store.jobs.find(job.id, owner)).toMatchObject({ state: 'running' })
  })

  test('the files of a job expire once; the job stays, and none are added any more', async () => {
    const { store, owner, end, ofOurs } = await aPlace()
    const job = await end(long, 100)
    await store.trash.emptied(await store.trash.list(100_000))
    const expired = await Promise.all([1, 2, 3].map(() => store.retention.expireFiles(job.id, since)))
    expect(expired.filter(Boolean)).toHaveLength(1)
    expect(await store.projects.storageUsed(owner.projectId)).toBe(0)
    expect(await store.trash.list(10)).toEqual([objectKeys.results(job.id)])
    expect(await store.jobs.countResults(job.id, [{ name: '1.png', size: 9 }])).toBe('gone')
    expect(await store.jobs.events(job.id, 0)).toHaveLength(1)
    expect(ofOurs(await store.retention.jobsWithFiles(before, 1_000), [job])).toEqual([])
    expect(await store.retention.removeJob(job.id)).toBe(true)
    expect(await store.projects.storageUsed(owner.projectId)).toBe(0)
  })

  test('what was said of a removed job goes with it, and what was defined by it stays', async () => {
    const { store, owner, session } = await aPlace()
    const dataset = await keptDataset(store, owner)
    const request = aRequest({ datasetId: dataset.id })
    const job = await keptJob(store, session, { request })
    await store.jobs.claim(job.id)
    await store.jobs.finish(job.id, failed, long, silence)
    const definition: Definition = {
      id: newId('definition'),
      table: 'orders',
      tableId: 'ds-1-t1',
      kind: 'synonym',
      words: ['sales'],
    }
    const kept = { datasetId: dataset.id, definition, createdBy: owner.userId, createdAt: long }
    const saved = await store.feedback.save(
      { verdict: 'right', reason: null, createdAt: long },
      { id: job.id, projectId: owner.projectId, request },
      { kept, most: 10 },
    )
    expect(saved.outcome).toBe('kept')
    expect(await store.retention.removeJob(job.id)).toBe(true)
    expect(await store.feedback.judged(dataset.id, since, 10)).toEqual([])
    expect((await store.definitions.list(dataset.id, { number: 1, size: 9 })).total).toBe(1)
  })
}
