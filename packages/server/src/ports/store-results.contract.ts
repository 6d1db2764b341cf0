import { expect, test } from 'vitest'
import type { Project } from '../domain/project.ts'
import {
  type StoreUnderTest,
  aFile,
  anOwner,
  keptDataset,
  keptFile,
  keptJob,
  keptSession,
  aSource,
  times,
} from './store-samples.contract.ts'

/** Result files of jobs take room of their project. */
export function resultsContract(underTest: StoreUnderTest): void {
  const fresh = async (change: Partial<Project> = {}) => {
    const { store } = underTest
    const owner = await anOwner(store, change)
    const session = await keptSession(store, owner)
    const used = () => store.projects.storageUsed(owner.projectId)
    return { owner, session, job: await keptJob(store, session), used, ...store }
  }
  const csv = (size: number) => [{ name: '1.csv', size }]

  test('they count beside files, to the last byte and no further', async () => {
    const { owner, job, used, jobs, files } = await fresh({ storageQuota: 1_000 })
    await keptFile(underTest.store, owner, { size: 600 })
    expect(await jobs.countResults(job.id, [...csv(300), { name: '2.json', size: 90 }])).toBe('counted')
    expect(await used()).toBe(990)
    expect(await jobs.countResults(job.id, [{ name: '2.png', size: 11 }])).toBe('no room')
    expect(await used()).toBe(990)
    expect(await files.create(aFile(owner, { size: 11 }))).toBe(false)
    expect(await files.create(aFile(owner, { size: 10 }))).toBe(true)
    expect(await used()).toBe(1_000)
  })

  test('a file that is written again takes the place of the earlier one', async () => {
    const { job, used, jobs } = await fresh({ storageQuota: 100 })
    for (const size of [80, 80, 100, 10]) {
      expect(await jobs.countResults(job.id, csv(size))).toBe('counted')
      expect(await used()).toBe(size)
    }
    expect(await jobs.countResults(job.id, csv(101))).toBe('no room')
    expect(await used()).toBe(10)
  })

  test('what became smaller is counted in a project that is over its quota', async () => {
    const { owner, job, used, jobs, projects } = await fresh()
    await jobs.countResults(job.id, csv(80))
    await projects.update(owner.projectId, { storage: 10 })
    expect(await jobs.countResults(job.id, csv(70))).toBe('counted')
    expect(await jobs.countResults(job.id, [{ name: '2.png', size: 1 }])).toBe('no room')
    expect(await used()).toBe(70)
  })

  test('the quota holds when many jobs and uploads race', async () => {
    const { owner, session, used, jobs, files } = await fresh({ storageQuota: 1_000 })
    const racing = await Promise.all(times(20, () => keptJob(underTest.store, session)))
    const outcomes = await Promise.all([
      ...racing.map(async ({ id }) => (await jobs.countResults(id, csv(90))) === 'counted'),
      ...times(20, () => files.create(aFile(owner, { size: 90 }))),
    ])
    expect(outcomes.filter(Boolean)).toHaveLength(11)
    expect(await used()).toBe(990)
  })

  test('a file that is fetched finds no room where they are', async () => {
    const { owner, job, jobs, files, sources } = await fresh({ storageQuota: 100 })
    const announced = await keptFile(underTest.store, owner, { size: 10, ready: false })
    const dataset = await keptDataset(underTest.store, owner)
    await sources.create(aSource(dataset, announced, { url: 'https://example.com/a.csv' }))
    await jobs.countResults(job.id, csv(60))
    expect(await files.fill(announced, 41)).toBe('no room')
    expect(await files.fill(announced, 40)).toBe('filled')
  })

  test('they are given back with their session, and with no other', async () => {
    const { owner, session, job, used, jobs, sessions } = await fresh({ storageQuota: 100 })
    const other = await keptSession(underTest.store, owner)
    const staying = await keptJob(underTest.store, other)
    const second = await keptJob(underTest.store, session)
    await jobs.countResults(job.id, csv(30))
    await jobs.countResults(second.id, csv(30))
    await jobs.countResults(staying.id, csv(40))
    expect(await sessions.remove(session.id, { ...owner, userId: 'grace' })).toBeUndefined()
    expect(await used()).toBe(100)
    await sessions.remove(session.id, owner)
    expect(await used()).toBe(40)
    expect(await jobs.countResults(job.id, csv(1))).toBe('gone')
    expect(await used()).toBe(40)
    expect(await jobs.countResults(staying.id, [{ name: '2.png', size: 60 }])).toBe('counted')
  })
}
