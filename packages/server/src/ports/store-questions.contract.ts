import { expect, test } from 'vitest'
import type { JobEnding } from '../domain/job.ts'
import type { Owner } from '../domain/owner.ts'
import {
  type StoreUnderTest,
  aRequest,
  aWord,
  anOwner,
  failed,
  keptJob,
  keptSession,
  runningJob,
  times,
} from './store-samples.contract.ts'
import { noCost } from '../domain/cost.ts'

const silence = () => []
const whole = { number: 1, size: 100 }

const done = (status: 'answered' | 'clarify', answeredByModel?: boolean): JobEnding => ({
  state: 'done',
  status,
  language: 'EN',
  assumptions: [],
  plan: null,
  frame: null,
  result: null,
  results: [],
  refusal: null,
  cost:
    answeredByModel === undefined
      ? noCost
      : {
          ...noCost,
          model: {
            name: 'test:model',
            answered: answeredByModel,
            requests: 1,
            usage: { sent: 1, received: 1 },
            milliseconds: 1,
          },
        },
})

/** What was asked across sessions, and what projects used by day. */
export function questionsContract(underTest: StoreUnderTest): void {
  const ask = async (owner: Owner, question: string, session?: string) => {
    const { store } = underTest
    const kept = await keptSession(store, owner, session === undefined ? {} : { name: session })
    return keptJob(store, kept, {
      request: aRequest({ question, datasetId: session === 'One' ? 'dset-1' : null }),
    })
  }

  test('questions of an owner are found across sessions, newest first, whatever has become of them', async () => {
    const { jobs, questions } = underTest.store
    const owner = await anOwner(underTest.store)
    const [first, second] = [
      await ask(owner, 'Umsatz in ŁÓDŹ?', 'One'),
      await ask(owner, '100%_of what?', 'Two'),
    ]
    await ask({ ...owner, userId: 'grace' }, 'Umsatz?')
    await ask(await anOwner(underTest.store), 'Umsatz?')
    await jobs.claim(first.id)
    await jobs.finish(first.id, done('clarify'), '2026-03-01T12:00:01.000Z', silence)

    expect(await questions.asked(owner, whole)).toEqual({
      total: 2,
      items: [
        {
          jobId: second.id,
          sessionId: second.sessionId,
          sessionName: 'Two',
          question: '100%_of what?',
          datasetId: null,
          status: null,
          createdAt: second.createdAt,
        },
        {
          jobId: first.id,
          sessionId: first.sessionId,
          sessionName: 'One',
          question: 'Umsatz in ŁÓDŹ?',
          datasetId: 'dset-1',
          status: 'clarify',
          createdAt: first.createdAt,
        },
      ],
    })
    const found = async (search: string) =>
      (await questions.asked(owner, whole, search)).items.map(({ question }) => question)
    expect(await found('łódź')).toEqual(['Umsatz in ŁÓDŹ?'])
    expect(await found('%_OF')).toEqual(['100%_of what?'])
    expect(await found('_%')).toEqual([])
    expect(await questions.asked(owner, { number: 2, size: 1 }, '')).toMatchObject({
      total: 2,
      items: [{ jobId: first.id }],
    })
  })

  test('those of a project are told with who answered, why they failed and what they took', async () => {
    const { store } = underTest
    const owner = await anOwner(store)
    const session = await keptSession(store, owner)
    const at = '2026-03-01T12:00:02.500Z'
    const byModel = await runningJob(store, session)
    const outcome = { usage: { sent: 100, received: 23 }, milliseconds: 5 }
    await store.modelCalls.keep(byModel.id, 'plan 1', outcome)
    await store.modelCalls.keep(byModel.id, 'plan 2', outcome)
    await store.jobs.finish(byModel.id, done('answered', true), at, silence)
    const builtIn = await runningJob(store, { ...session, userId: owner.userId })
    await store.jobs.finish(builtIn.id, done('answered', false), at, silence)
    const broken = await runningJob(store, session)
    await store.jobs.append(broken.id, [aWord('hello')])
    await store.jobs.finish(broken.id, failed, at, () => [
      { ...aWord(''), said: { kind: 'error', code: '210020', message: 'It went wrong.' } },
      { ...aWord(''), said: { kind: 'end', ok: false } },
    ])
    const planned = await keptJob(store, session, {
      request: aRequest({
        question: 'by a plan',
        plan: { version: 1, steps: [] },
      }),
    })
    await store.jobs.claim(planned.id)
    await store.jobs.finish(planned.id, done('answered'), at, silence)
    await keptJob(store, session)

    const { total, items } = await store.questions.ofProject(owner.projectId, whole)
    expect(total).toBe(5)
    const told = items.map(({ state, analyst, error, tokens, attempts }) => [
      state,
      analyst,
      error,
      tokens,
      attempts,
    ])
    expect(told).toEqual([
      ['queued', null, null, null, 0],
      ['done', null, null, null, 1],
      ['failed', null, 'It went wrong.', null, 1],
      ['done', 'builtin', null, null, 1],
      ['done', 'model', null, 246, 1],
    ])
    expect(items.at(-1)).toMatchObject({
      jobId: byModel.id,
      userId: owner.userId,
      question: 'How many?',
      status: 'answered',
      finishedAt: at,
    })
    expect(await store.questions.ofProject(owner.projectId, { number: 1, size: 1 }, 'done')).toMatchObject({
      total: 3,
      items: [{ jobId: planned.id }],
    })
  })

  test('use is counted on the day on which a job ends, by its outcome, and outlasts it', async () => {
    const { store } = underTest
    const owner = await anOwner(store)
    const session = await keptSession(store, owner)
    const end = async (ending: JobEnding, at: string) => {
      const job = await runningJob(store, session)
      await store.modelCalls.keep(job.id, 'plan', { usage: { sent: 10, received: 1 }, milliseconds: 1 })
      expect(await store.jobs.finish(job.id, ending, at, silence)).toBe(true)
      // It has ended: nothing is counted twice.
      expect(await store.jobs.finish(job.id, ending, at, silence)).toBe(false)
    }
    // Each was accepted at noon on 1 March.
    await end(done('answered'), '2026-03-01T12:00:01.250Z')
    await end(done('clarify'), '2026-03-01T12:00:02.000Z')
    await end(failed, '2026-03-01T23:59:59.999Z')
    await end({ state: 'cancelled' }, '2026-03-02T00:00:00.000Z')
    await end(done('answered'), '2026-03-01T11:00:00.000Z')
    await store.sessions.remove(session.id, owner)

    const days = [
      {
        day: '2026-03-01',
        ...{ jobs: 4, answered: 2, refused: 1, failed: 1, cancelled: 0, tokens: 44 },
        // 1.25 s, 2 s and a millisecond less than 12 hours; a clock that was set back counts as none.
        milliseconds: 1_250 + 2_000 + 43_199_999,
      },
      {
        day: '2026-03-02',
        ...{ jobs: 1, answered: 0, refused: 0, failed: 0, cancelled: 1, tokens: 11 },
        milliseconds: 43_200_000,
      },
    ]
    expect(await store.usage.days(owner.projectId, '2026-02-01', '2026-03-31')).toEqual(days)
    expect(await store.usage.days(owner.projectId, '2026-03-02', '2026-03-02')).toEqual(days.slice(1))
    expect(await store.usage.days((await anOwner(store)).projectId, '2026-02-01', '2026-03-31')).toEqual([])
  })

  test('jobs that end at the same time are all counted', async () => {
    const { store } = underTest
    const owner = await anOwner(store)
    const session = await keptSession(store, owner)
    const jobs = await Promise.all(times(20, () => runningJob(store, session)))
    const at = '2026-03-01T12:00:00.100Z'
    await Promise.all(jobs.map(({ id }) => store.jobs.finish(id, done('answered'), at, silence)))
    expect(await store.usage.days(owner.projectId, '2026-03-01', '2026-03-01')).toMatchObject([
      { jobs: 20, answered: 20, milliseconds: 2_000 },
    ])
  })
}
