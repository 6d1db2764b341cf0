import { setTimeout as wait } from 'node:timers/promises'
import { describe, expect, it } from 'vitest'
import type { JobRecord } from '@auger/contract'
import { askerOf } from './asker-of.ts'
import { comparableBlocks } from './comparable-blocks.ts'
import { expectFailure } from './expect-failure.ts'
import { newUser, useOwnService } from './service.ts'

const service = useOwnService({ AUGER_ENGINES: '1' })
const conclusion = { type: 'MESSAGE', group_name: 'Conclusions', stage: 'Respond' }
const totalByOrchard = 'What is the total Crates by Orchard?'

describe('cancelling', () => {
  /** One engine and many questions at once: the last ones wait long enough to be cancelled. */
  async function cancelledJobs(count: number) {
    const asker = await askerOf(service(), 'orchard.csv')
    const { client, session_id, dataset_id } = asker
    const ended = await Promise.all(
      Array.from({ length: count }, async () => {
        const types: string[] = []
        let last: { ok: boolean } | undefined
        let answered: JobRecord | undefined
        for await (const event of client.jobs.stream({ session_id, dataset_id, question: totalByOrchard })) {
          types.push(event.type)
          if (event.type === 'JOB_ID') answered = await client.jobs.cancel(event.jobId)
          if (event.type === 'END_MARK') last = event
        }
        return { types, ok: last?.ok, answered }
      }),
    )
    return { ...asker, ended: ended.filter(({ answered }) => answered?.state === 'cancelled') }
  }

  it('[J-19][T-09] stops a job at once, keeps its blocks, and may be repeated', async () => {
    const { client, session_id, ended } = await cancelledJobs(20)
    expect(ended.length).toBeGreaterThan(0)
    for (const { types, ok, answered } of ended) {
      expect([types.at(-1), ok]).toEqual(['END_MARK', true])
      expect(types).not.toContain('ERROR')
      expect(answered).toMatchObject({ state: 'cancelled', status: null, result: null })
      const id = answered?.job_id ?? ''
      const [again, read] = [await client.jobs.cancel(id), await client.jobs.get(id)]
      expect(comparableBlocks(again.blocks)).toEqual(comparableBlocks(read.blocks))
      expect([again.state, read.state]).toEqual(['cancelled', 'cancelled'])
      expect(read.blocks.at(-1)).toMatchObject({
        ...conclusion,
        content: 'This question was cancelled before it was answered.',
      })
      expect(types).toContain('MESSAGE')
    }
    const history = await client.sessions.history(session_id, { page_size: 100 })
    expect(history.records.map(({ job_id }) => job_id)).toEqual(
      expect.arrayContaining(ended.map(({ answered }) => answered?.job_id)),
    )
    for (const { answered } of ended)
      expect(
        history.records.find(({ job_id }) => job_id === answered?.job_id)?.answer.blocks.at(-1),
      ).toMatchObject(conclusion)
  })

  it('[J-19] a job that has ended stays as it is', async () => {
    const { client, session_id, dataset_id } = await askerOf(service(), 'orchard.csv')
    const job = await client.jobs.ask({ session_id, dataset_id, question: totalByOrchard })
    const cancelled = await client.jobs.cancel(job.job_id)
    expect(cancelled.state).toBe('done')
    expect(comparableBlocks(cancelled.blocks)).toEqual(comparableBlocks(job.blocks))
    await expectFailure(client.jobs.cancel('job-none'), 300003)
  })

  it('[J-20] is what a waiting question is answered with, its blocks so far', async () => {
    const { client, session_id, dataset_id } = await askerOf(service(), 'orchard.csv')
    const keys = Array.from({ length: 20 }, () => newUser('key'))
    const waiting = keys.map((idempotencyKey) =>
      client.jobs.ask({ session_id, dataset_id, question: totalByOrchard }, { idempotencyKey }),
    )
    const cancels = keys.map(async (idempotencyKey) => {
      for await (const event of client.jobs.stream(
        { session_id, dataset_id, question: totalByOrchard },
        { idempotencyKey },
      )) {
        if (event.type === 'JOB_ID') await client.jobs.cancel(event.jobId)
      }
    })
    await Promise.all(cancels)
    const jobs = await Promise.all(waiting)
    const cancelled = jobs.filter(({ state }) => state === 'cancelled')
    expect(cancelled.length).toBeGreaterThan(0)
    for (const job of cancelled) expect(Array.isArray(job.blocks)).toBe(true)
  })

  it('[S-11][T-09] happens to the running jobs of a session that is deleted', async () => {
    const { client, session_id, dataset_id } = await askerOf(service(), 'orchard.csv')
    const ids: string[] = []
    const read = async () => {
      const question = { session_id, dataset_id, question: totalByOrchard }
      let last = ''
      for await (const event of client.jobs.stream(question, { retries: 0 })) {
        last = event.type
        if (event.type === 'JOB_ID') ids.push(event.jobId)
      }
      return last
    }
    const streams = Promise.allSettled(Array.from({ length: 10 }, read))
    while (ids.length < 10) await wait(5)
    await client.sessions.delete(session_id)
    for (const stream of await streams) expect(stream).toEqual({ status: 'fulfilled', value: 'END_MARK' })
    for (const id of ids) await expectFailure(client.jobs.get(id), 300003)
  })
})
