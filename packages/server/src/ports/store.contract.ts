import { setTimeout as wait } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { accountsContract } from './store-accounts.contract.ts'
import { auditContract } from './store-audit.contract.ts'
import { datasetsContract } from './store-datasets.contract.ts'
import { definitionsContract } from './store-definitions.contract.ts'
import { feedbackContract } from './store-feedback.contract.ts'
import { filesContract } from './store-files.contract.ts'
import { jobsContract } from './store-jobs.contract.ts'
import { jobEventsContract } from './store-job-events.contract.ts'
import { keysContract } from './store-keys.contract.ts'
import { lexiconContract } from './store-lexicon.contract.ts'
import { loginsContract } from './store-logins.contract.ts'
import { modelCallsContract } from './store-model-calls.contract.ts'
import { projectsContract } from './store-projects.contract.ts'
import { questionsContract } from './store-questions.contract.ts'
import { relationsContract } from './store-relations.contract.ts'
import { resultsContract } from './store-results.contract.ts'
import { retentionContract } from './store-retention.contract.ts'
import {
  type StoreUnderTest,
  aWord,
  anOwner,
  keptSession,
  noon,
  runningJob,
  times,
} from './store-samples.contract.ts'
import { sessionsContract } from './store-sessions.contract.ts'
import { sourcesContract } from './store-sources.contract.ts'
import { trashContract } from './store-trash.contract.ts'
import { webhooksContract } from './store-webhooks.contract.ts'
import type { Store } from './store.ts'

/** The behaviour of every store. `open` gives an empty one, `reopen` opens again the one that was opened last. */
export function storeContract(name: string, open: () => Promise<Store>, reopen: () => Promise<Store>): void {
  describe(`${name} as a store`, () => {
    let store: Store
    const underTest: StoreUnderTest = {
      get store() {
        return store
      },
    }

    beforeAll(async () => {
      store = await open()
    })
    afterAll(() => store.close())

    test('work that is done alone is done one by one, each topic for itself, and failures let the next go on', async () => {
      const order: string[] = []
      const work = (name: string, milliseconds: number) => async () => {
        order.push(`${name} begins`)
        await wait(milliseconds)
        order.push(`${name} ends`)
        if (name === 'fails') throw new Error(name)
        return name
      }
      const results = await Promise.allSettled([
        store.alone('one', work('fails', 60)),
        store.alone('one', work('second', 0)),
        store.alone('other', work('other', 20)),
      ])
      expect(results.map(({ status }) => status)).toEqual(['rejected', 'fulfilled', 'fulfilled'])
      expect(order.indexOf('second begins')).toBe(order.indexOf('fails ends') + 1)
      expect(order.indexOf('other begins')).toBeLessThan(order.indexOf('fails ends'))
    })

    describe('projects', () => projectsContract(underTest))
    describe('keys', () => keysContract(underTest))
    describe('accounts', () => accountsContract(underTest))
    describe('logins', () => loginsContract(underTest))
    describe('sessions', () => sessionsContract(underTest))
    describe('jobs', () => jobsContract(underTest))
    describe('job events', () => jobEventsContract(underTest))
    describe('questions and use', () => questionsContract(underTest))
    describe('feedback', () => feedbackContract(underTest))
    describe('results', () => resultsContract(underTest))
    describe('datasets', () => datasetsContract(underTest))
    describe('definitions', () => definitionsContract(underTest))
    describe('webhooks', () => webhooksContract(underTest))
    describe('sources', () => sourcesContract(underTest))
    describe('relations', () => relationsContract(underTest))
    describe('lexicon', () => lexiconContract(underTest))
    describe('files', () => filesContract(underTest))
    describe('trash', () => trashContract(underTest))
    describe('audit', () => auditContract(underTest))
    describe('retention', () => retentionContract(underTest))
    describe('model calls', () => modelCallsContract(underTest))

    test('a transaction that fails undoes nothing of those beside it', async () => {
      const owner = await anOwner(store)
      const session = await keptSession(store, owner)
      const jobs = await Promise.all(times(10, () => runningJob(store, session)))
      const failing = jobs.map((job) =>
        store.jobs.finish(job.id, { state: 'cancelled' }, '', () => {
          throw new Error('no words')
        }),
      )
      const making = times(10, (index) => keptSession(store, owner, { name: `Session ${index}` }))
      const appending = jobs.map((job) => store.jobs.append(job.id, [aWord('hello')]))

      const ended = await Promise.allSettled(failing)
      await Promise.all(making)
      expect(await Promise.all(appending)).toEqual(times(10, () => 1))

      expect(ended.map((end) => end.status)).toEqual(times(10, () => 'rejected'))
      expect((await store.sessions.list(owner, { number: 1, size: 100 })).total).toBe(11)
      expect(
        await Promise.all(jobs.map(async (job) => (await store.jobs.find(job.id, owner))?.state)),
      ).toEqual(times(10, () => 'running'))
    })

    test('what was answered is there after it is opened again', async () => {
      const owner = await anOwner(store)
      const session = await keptSession(store, owner)
      const job = await runningJob(store, session)
      await store.jobs.append(job.id, [aWord('hello')])
      const found = await store.jobs.find(job.id, owner)
      const said = { verdict: 'wrong', reason: 'why', createdAt: noon } as const
      await store.feedback.save(said, job)

      await store.close()
      await expect(store.check()).rejects.toThrow()
      store = await reopen()

      await store.check()
      expect(await store.sessions.find(session.id, owner)).toEqual(session)
      expect(await store.jobs.find(job.id, owner)).toEqual(found)
      expect(await store.feedback.find(job.id)).toEqual({ jobId: job.id, definitionId: null, ...said })
      expect(await store.jobs.unfinished()).toContainEqual({ id: job.id, projectId: owner.projectId })
      expect(await store.jobs.append(job.id, [aWord('again')])).toBe(2)
    })
  })
}
