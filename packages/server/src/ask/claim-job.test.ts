import { mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import LibsqlDatabase from 'libsql'
import { expect, onTestFinished, test } from 'vitest'
import { createMemoryBus } from '../adapters/bus/memory.ts'
import { openEmbeddedStore } from '../adapters/store/embedded.ts'
import { UnreadableDocument } from '../domain/read-document.ts'
import { anOwner, aWord, keptJob, keptSession } from '../ports/store-samples.contract.ts'
import { claimJob } from './claim-job.ts'

async function bench() {
  const file = join(await mkdtemp(join(tmpdir(), 'auger-claim-')), 'auger.db')
  const store = await openEmbeddedStore(file)
  onTestFinished(() => store.close())
  const bus = createMemoryBus()
  const endings: string[] = []
  const clock = { now: () => new Date(), monotonic: () => performance.now() }
  const meter = { jobEnded: (as: string) => void endings.push(as) }
  return { file, endings, deps: { store, bus, clock, meter } }
}

test('a job is claimed as it was kept', async () => {
  const { deps } = await bench()
  const owner = await anOwner(deps.store)
  const job = await keptJob(deps.store, await keptSession(deps.store, owner))
  expect(await claimJob(job.id, deps)).toEqual({ ...job, state: 'running', attempts: 1 })
})

test('a job whose row cannot be read is ended, its quota given back, and those who wait are told', async () => {
  const { file, endings, deps } = await bench()
  const owner = await anOwner(deps.store, { jobQuota: 1 })
  const job = await keptJob(deps.store, await keptSession(deps.store, owner))
  await deps.store.jobs.claim(job.id)
  const task = { kind: 'task', name: 'Step', id: '1', status: 'running', files: '' } as const
  await deps.store.jobs.append(job.id, [{ ...aWord(''), said: task }])
  const database = new LibsqlDatabase(file)
  database.exec(`update jobs set request = '{}'`)
  database.close()
  let heard = 0
  deps.bus.listen(job.id, () => heard++)

  await expect(claimJob(job.id, deps)).rejects.toThrow(UnreadableDocument)

  expect((await deps.store.jobs.state(job.id, owner))?.state).toBe('failed')
  expect((await deps.store.jobs.events(job.id, 0)).slice(1).map(({ said }) => said)).toEqual([
    { ...task, status: 'error' },
    {
      kind: 'error',
      code: '210020',
      message: 'Something went wrong during job execution. Please try again.',
    },
    { kind: 'end', ok: false },
  ])
  expect((await deps.store.projects.find(owner.projectId))?.jobsUsed).toBe(0)
  expect(endings).toEqual(['failed'])
  expect(heard).toBe(1)
  expect(await claimJob(job.id, deps)).toBeUndefined()
})
