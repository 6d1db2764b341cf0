import { describe, expect, it } from 'vitest'
import type { Question } from '@auger/sdk'
import { askerOf, sharedAskerOf } from './asker-of.ts'
import { askForText } from './event-text.ts'
import { expectFailure, expectRawFailure } from './expect-failure.ts'
import { raw } from './raw-request.ts'
import { clientOf, newUser, useService } from './service.ts'

const service = useService()

describe('an idempotency key', () => {
  const ready = async (asking = sharedAskerOf) => {
    const asker = await asking(service(), 'orchard.csv')
    const question: Question = {
      session_id: asker.session_id,
      dataset_id: asker.dataset_id,
      question: 'What is the total Crates by Orchard?',
    }
    return { ...asker, question }
  }

  it('[I-01] gives the same job for the same body, also when twenty ask at once', async () => {
    const { client, session_id, question } = await ready()
    const idempotencyKey = newUser('key')
    const jobs = await Promise.all(
      Array.from({ length: 20 }, () => client.jobs.ask(question, { idempotencyKey })),
    )
    jobs.push(await client.jobs.ask(question, { idempotencyKey }))
    expect(new Set(jobs.map(({ job_id }) => job_id)).size).toBe(1)
    expect(jobs.every(({ state }) => state === 'done')).toBe(true)
    expect((await client.sessions.history(session_id)).total_items).toBe(1)
  })

  it('[I-02] joins the stream of the job, whole, whether it runs or has ended', async () => {
    const { client, question, userId } = await ready()
    const idempotencyKey = newUser('key')
    const ask = () =>
      askForText(service(), { ...question, user_id: userId }, { 'idempotency-key': idempotencyKey })
    const streams = await Promise.all([ask(), ask(), ask()])
    streams.push(await ask())
    const job = await client.jobs.ask(question, { idempotencyKey })
    for (const stream of streams) {
      expect(stream.frames[0]?.data).toBe(job.job_id)
      expect(stream.frames.map(({ text }) => text)).toEqual(streams[0]?.frames.map(({ text }) => text))
      expect(stream.frames.at(-1)?.event).toBe('END_MARK')
    }
  })

  it('[I-01] gives the same job also when its dataset is gone by then', async () => {
    const { client, question, dataset_id } = await ready(askerOf)
    const idempotencyKey = newUser('key')
    const first = await client.jobs.ask(question, { idempotencyKey })
    await client.datasets.delete(dataset_id)
    const second = await client.jobs.ask(question, { idempotencyKey })
    expect(second).toMatchObject({ job_id: first.job_id, result: first.result })
  })

  it('[I-03] is refused with another body', async () => {
    const { client, question } = await ready()
    const idempotencyKey = newUser('key')
    await client.jobs.ask(question, { idempotencyKey })
    for (const change of [
      { question: 'How many rows are there?' },
      { dataset_id: undefined },
      { output_language: 'FR' as const },
      { custom_options: { with_citation: false } },
    ]) {
      const failure = await expectFailure(
        client.jobs.ask({ ...question, ...change }, { idempotencyKey }),
        300012,
      )
      expect(failure.message).toBe('Idempotency key reused with another body')
    }
  })

  it('[I-04] belongs to one user of one project', async () => {
    const { client, question } = await ready()
    const idempotencyKey = newUser('key')
    const first = await client.jobs.ask(question, { idempotencyKey })
    for (const key of [service().key, await service().otherKey()]) {
      const other = clientOf(service(), newUser(), key)
      const { id: session_id } = await other.sessions.create()
      const job = await other.jobs.ask({ session_id, question: 'Hello' }, { idempotencyKey })
      expect(job.job_id).not.toBe(first.job_id)
    }
  })

  it('[I-05] has at most 128 characters', async () => {
    const { client, question, userId } = await ready()
    expect((await client.jobs.ask(question, { idempotencyKey: 'k'.repeat(128) })).state).toBe('done')
    const headers = { 'idempotency-key': 'k'.repeat(129) }
    expectRawFailure(
      await raw(service(), {
        method: 'POST',
        path: '/v2/team/jobs',
        headers,
        body: { ...question, user_id: userId },
      }),
      300001,
    )
  })
})
