import { expect, test } from 'vitest'
import type { ModelOutcome, SentRequest } from '../domain/model-outcome.ts'
import {
  type StoreUnderTest,
  anOwner,
  keptSession,
  later,
  noon,
  runningJob,
} from './store-samples.contract.ts'

export function modelCallsContract(underTest: StoreUnderTest): void {
  const fresh = async () => {
    const { store } = underTest
    const owner = await anOwner(store)
    const session = await keptSession(store, owner)
    const job = await runningJob(store, session)
    const used = async () => (await store.projects.find(owner.projectId))?.tokensUsed
    return { owner, session, job, used, calls: store.modelCalls, sessions: store.sessions }
  }
  const sent = (body: string, at = noon): SentRequest => ({
    at,
    model: 'compatible:small',
    purpose: 'plan',
    body,
  })
  const replied: ModelOutcome = {
    object: { do: 'refuse', missing: ['größe'] },
    usage: { sent: 90, received: 10 },
    milliseconds: 12,
  }
  const failed: ModelOutcome = {
    failure: { kind: 'slow', message: 'nothing came' },
    usage: { sent: 5, received: 0, estimated: true },
    milliseconds: 2_000,
  }

  test('what was sent is listed in its order, byte for byte, of its job alone', async () => {
    const { job, calls } = await fresh()
    const other = await fresh()
    const long = 'ü'.repeat(200_000)
    await calls.sending(job.id, sent('{"first":1}'))
    await calls.sending(other.job.id, sent('{"other":1}'))
    await calls.sending(job.id, sent(long, later))
    expect(await calls.sent(job.id)).toEqual([sent('{"first":1}'), sent(long, later)])
    expect(await calls.sent('job-none')).toEqual([])
  })

  test('what came of a request is found by its key, a failure too', async () => {
    const { job, calls } = await fresh()
    expect(await calls.outcome(job.id, 'plan 1')).toBeUndefined()
    await calls.keep(job.id, 'plan 1', replied)
    await calls.keep(job.id, 'plan 3', failed)
    expect(await calls.outcome(job.id, 'plan 1')).toEqual(replied)
    expect(await calls.outcome(job.id, 'plan 3')).toEqual(failed)
  })

  test('its tokens are counted for the project, and stay counted when the job goes', async () => {
    const { owner, session, job, used, calls, sessions } = await fresh()
    expect(await used()).toBe(0)
    await calls.keep(job.id, 'plan 1', replied)
    await calls.keep(job.id, 'plan 3', failed)
    expect(await used()).toBe(105)
    await calls.sending(job.id, sent('{}'))
    await sessions.remove(session.id, owner)
    expect(await calls.sent(job.id)).toEqual([])
    expect(await calls.outcome(job.id, 'plan 1')).toBeUndefined()
    expect(await used()).toBe(105)
  })

  test('what comes for a job that is gone is let go', async () => {
    const { calls } = await fresh()
    await calls.keep('job-none', 'plan 1', replied)
    expect(await calls.outcome('job-none', 'plan 1')).toBeUndefined()
  })
}
