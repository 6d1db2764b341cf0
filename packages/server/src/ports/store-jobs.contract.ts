import { describe, expect, test } from 'vitest'
import { noCost, type Cost } from '../domain/cost.ts'
import { emptyFrame } from '../domain/frame.ts'
import { mostEarlierRows, type JobEnding, type JobRequest } from '../domain/job.ts'
import {
  type StoreUnderTest,
  aJob,
  aRequest,
  aWord,
  anOwner,
  failed,
  keptJob,
  keptSession,
  later,
  noon,
  runningJob,
  times,
} from './store-samples.contract.ts'

const silence = () => []
const cost: Cost = {
  milliseconds: 12.5,
  rowsRead: 30_000_000_000,
  bytesRead: 9_007_199_254_740_991,
  peakMemoryBytes: 1,
}
const done = {
  state: 'done',
  status: 'assumed',
  language: 'JA',
  assumptions: ['amount in €', 'line\u2028break'],
  plan: {
    version: 1,
    steps: [
      {
        id: '1',
        input: { kind: 'table', tableId: 't' },
        verbs: [{ kind: 'limit', count: 5 }],
        chart: 'none',
        answer: ['a'],
      },
    ],
  },
  frame: {
    ...emptyFrame('t'),
    task: 'figures',
    metrics: [{ as: 'rows', metric: { kind: 'aggregate', function: 'count' } }],
    dimensions: [{ column: 't/day', grain: 'month', as: 'month' }],
    ranking: { by: 'rows', direction: 'descending', count: 3 },
  },
  result: {
    columns: [{ name: 'a "quoted" \0 name', type: 'number' }],
    rows: [[1.5], [null], ['東京'], [true], [9_007_199_254_740_991]],
    answer: [[1.5]],
  },
  results: [
    { title: 'a', columns: [{ name: 'a', type: 'number' }], rows: [[1.5]], answer: [[1.5]] },
    { title: 'ü "b"', columns: [{ name: 'b', type: 'text', unit: '€' }], rows: [['東京']], answer: [] },
  ],
  refusal: { reason: 'no_such_data', missing: ['profit'] },
  cost,
} satisfies JobEnding

type Done = Extract<JobEnding, { state: 'done' }>

export function jobsContract(underTest: StoreUnderTest): void {
  const fresh = async (change: { jobQuota?: number } = {}) => {
    const owner = await anOwner(underTest.store, change)
    return { owner, session: await keptSession(underTest.store, owner), ...underTest.store }
  }

  test('a job is found as it was created, by its owner alone', async () => {
    const { owner, session, jobs } = await fresh()
    const request = aRequest({
      question: 'Wie viele?\n%_\\',
      datasetId: 'dset-1',
      sourceIds: ['ds-1'],
      readings: { 'ds-1': 2 },
      leftOut: ['b.csv'],
    })
    const job = aJob(session, { request })
    expect(await jobs.create(job)).toEqual({ outcome: 'created' })

    expect(await jobs.find(job.id, owner)).toEqual(job)
    expect(await jobs.find(job.id, { ...owner, userId: 'grace' })).toBeUndefined()
    expect(await jobs.find(job.id, await anOwner(underTest.store))).toBeUndefined()
  })

  test('a job needs a session of its owner, and costs nothing without', async () => {
    const { owner, session, jobs, projects } = await fresh()
    expect(await jobs.create(aJob({ ...session, id: 'session-unknown' }))).toEqual({ outcome: 'no-session' })
    expect(await jobs.create(aJob({ ...session, userId: 'grace' }))).toEqual({ outcome: 'no-session' })
    expect((await projects.find(owner.projectId))?.jobsUsed).toBe(0)
  })

  test('a quota holds when creates race, and a job that failed or asked for nothing gives its place back', async () => {
    const { owner, session, jobs, projects } = await fresh({ jobQuota: 5 })
    const wanted = times(20, () => aJob(session))
    const created = await Promise.all(wanted.map((job) => jobs.create(job)))
    expect(created.filter(({ outcome }) => outcome === 'created')).toHaveLength(5)
    expect(created.filter(({ outcome }) => outcome === 'quota')).toHaveLength(15)
    const used = async () => (await projects.find(owner.projectId))?.jobsUsed
    expect(await used()).toBe(5)

    const [first, second, third, fourth] = wanted.filter((_, index) => created[index]?.outcome === 'created')
    await jobs.finish(first?.id ?? '', done, later, silence)
    await jobs.finish(second?.id ?? '', { state: 'cancelled' }, later, silence)
    expect(await used()).toBe(5)
    await jobs.finish(third?.id ?? '', failed, later, silence)
    expect(await used()).toBe(4)
    await jobs.finish(fourth?.id ?? '', { ...done, free: true }, later, silence)
    expect(await used()).toBe(3)
    expect(await jobs.create(aJob(session))).toEqual({ outcome: 'created' })
    expect(await jobs.create(aJob(session))).toEqual({ outcome: 'created' })
    expect(await jobs.create(aJob(session))).toEqual({ outcome: 'quota' })

    await projects.update(owner.projectId, { jobs: null })
    expect(await jobs.create(aJob(session))).toEqual({ outcome: 'created' })
    expect(await used()).toBe(6)
  })

  test('no more wait than may when creates race, of however many projects, and one that finds no room leaves nothing', async () => {
    const { store } = underTest
    const first = await fresh({ jobQuota: 50 })
    const { jobs, projects } = first
    const second = await keptSession(store, await anOwner(store))
    const mostWaiting = (await jobs.waiting()) + 5
    const wanted = times(20, (index) => aJob(index % 2 === 0 ? first.session : second))
    const created = await Promise.all(wanted.map((job) => jobs.create(job, { mostWaiting })))
    expect(created.filter(({ outcome }) => outcome === 'created')).toHaveLength(5)
    expect(created.filter(({ outcome }) => outcome === 'full')).toHaveLength(15)
    expect(await jobs.waiting()).toBe(mostWaiting)
    const kept = wanted.filter((_, index) => created[index]?.outcome === 'created')
    const ofFirst = kept.filter(({ projectId }) => projectId === first.owner.projectId)
    expect((await projects.find(first.owner.projectId))?.jobsUsed).toBe(ofFirst.length)
    const unfinished = new Set((await jobs.unfinished()).map(({ id }) => id))
    expect(wanted.filter(({ id }) => unfinished.has(id))).toEqual(kept)
  })

  test('one that has begun or ended waits no more, and the same key finds its job where there is no room', async () => {
    const { session, jobs } = await fresh()
    const mostWaiting = (await jobs.waiting()) + 2
    const [begun, cancelled] = [aJob(session), aJob(session)]
    const idempotency = { key: 'k', bodyHash: 'one', validAfter: noon }
    expect(await jobs.create(begun, { mostWaiting, idempotency })).toEqual({ outcome: 'created' })
    expect(await jobs.create(cancelled, { mostWaiting })).toEqual({ outcome: 'created' })
    expect(await jobs.create(aJob(session), { mostWaiting, idempotency })).toEqual({
      outcome: 'existing',
      jobId: begun.id,
    })
    const other = { ...idempotency, key: 'other' }
    expect(await jobs.create(aJob(session), { mostWaiting, idempotency: other })).toEqual({ outcome: 'full' })
    await jobs.claim(begun.id)
    expect(await jobs.create(aJob(session), { mostWaiting, idempotency: other })).toEqual({
      outcome: 'created',
    })
    expect(await jobs.create(aJob(session), { mostWaiting })).toEqual({ outcome: 'full' })
    await jobs.finish(cancelled.id, { state: 'cancelled' }, later, silence)
    expect(await jobs.create(aJob(session), { mostWaiting })).toEqual({ outcome: 'created' })
  })

  describe('an idempotency key', () => {
    const use = { key: 'k', bodyHash: 'one', validAfter: noon }

    test('gives the same job for the same body, and a conflict for another', async () => {
      const { owner, session, jobs, projects } = await fresh({ jobQuota: 1 })
      const job = aJob(session)
      expect(await jobs.create(job, { idempotency: use })).toEqual({ outcome: 'created' })
      expect(await jobs.create(aJob(session), { idempotency: use })).toEqual({
        outcome: 'existing',
        jobId: job.id,
      })
      expect(await jobs.create(aJob(session), { idempotency: { ...use, bodyHash: 'two' } })).toEqual({
        outcome: 'conflict',
      })
      expect(await jobs.create(aJob(session), { idempotency: { ...use, key: 'K' } })).toEqual({
        outcome: 'quota',
      })
      expect((await projects.find(owner.projectId))?.jobsUsed).toBe(1)
    })

    test('is recalled by its owner alone, with what came of it', async () => {
      const { owner, session, jobs } = await fresh()
      const job = aJob(session)
      expect(await jobs.recall(owner, use)).toBeUndefined()
      await jobs.create(job, { idempotency: use })
      expect(await jobs.recall(owner, use)).toEqual({ outcome: 'existing', jobId: job.id })
      expect(await jobs.recall(owner, { ...use, bodyHash: 'two' })).toEqual({ outcome: 'conflict' })
      expect(await jobs.recall({ ...owner, userId: 'grace' }, use)).toBeUndefined()
    })

    test('belongs to one user of one project', async () => {
      const { owner, session, jobs } = await fresh()
      const ofGrace = await keptSession(underTest.store, { ...owner, userId: 'grace' })
      const elsewhere = await keptSession(underTest.store, await anOwner(underTest.store))
      for (const place of [session, ofGrace, elsewhere]) {
        expect(await jobs.create(aJob(place), { idempotency: use })).toEqual({ outcome: 'created' })
      }
    })

    test('is forgotten with age, and serves anew', async () => {
      const { session, jobs } = await fresh()
      await jobs.create(aJob(session, { createdAt: noon }), { idempotency: use })
      const renewed = aJob(session, { createdAt: later })
      const dayAfter = { ...use, bodyHash: 'two', validAfter: later }
      expect(await jobs.create(renewed, { idempotency: dayAfter })).toEqual({ outcome: 'created' })
      expect(await jobs.create(aJob(session), { idempotency: dayAfter })).toEqual({
        outcome: 'existing',
        jobId: renewed.id,
      })
    })

    test('is forgotten with its session', async () => {
      const { owner, session, jobs, sessions } = await fresh()
      await jobs.create(aJob(session), { idempotency: use })
      await sessions.remove(session.id, owner)
      const other = await keptSession(underTest.store, owner)
      expect(await jobs.create(aJob(other), { idempotency: { ...use, bodyHash: 'two' } })).toEqual({
        outcome: 'created',
      })
    })

    test('makes one job of many that race', async () => {
      const { owner, session, jobs, projects } = await fresh()
      const created = await Promise.all(times(20, () => jobs.create(aJob(session), { idempotency: use })))
      expect(created.filter(({ outcome }) => outcome === 'created')).toHaveLength(1)
      const existing = created.flatMap((creation) =>
        creation.outcome === 'existing' ? [creation.jobId] : [],
      )
      expect(existing).toHaveLength(19)
      expect(new Set(existing).size).toBe(1)
      expect(await jobs.find(existing[0] ?? '', owner)).toBeDefined()
      expect((await projects.find(owner.projectId))?.jobsUsed).toBe(1)
    })
  })

  test('a claim counts, until the job has ended', async () => {
    const { owner, session, jobs } = await fresh()
    const job = await keptJob(underTest.store, session)
    expect(await jobs.claim(job.id)).toEqual({ ...job, state: 'running', attempts: 1 })
    expect(await jobs.claim(job.id)).toEqual({ ...job, state: 'running', attempts: 2 })
    await jobs.finish(job.id, { state: 'cancelled' }, later, silence)
    expect(await jobs.claim(job.id)).toBeUndefined()
    expect(await jobs.claim('job-unknown')).toBeUndefined()
    expect(await jobs.find(job.id, owner)).toEqual({
      ...job,
      state: 'cancelled',
      attempts: 2,
      finishedAt: later,
    })
  })

  test('a finished job keeps all that it came to', async () => {
    const { owner, session, jobs } = await fresh()
    const job = await runningJob(underTest.store, session)
    expect(await jobs.finish(job.id, done, later, silence)).toBe(true)
    expect(await jobs.find(job.id, owner)).toEqual({ ...job, ...done, attempts: 1, finishedAt: later })
    expect(await jobs.finish('job-unknown', done, later, silence)).toBe(false)
  })

  test('a failed job keeps its cost and nothing else', async () => {
    const { owner, session, jobs } = await fresh()
    const job = await runningJob(underTest.store, session)
    expect(await jobs.finish(job.id, { state: 'failed', cost }, later, silence)).toBe(true)
    expect(await jobs.find(job.id, owner)).toEqual({
      ...job,
      state: 'failed',
      cost,
      attempts: 1,
      finishedAt: later,
    })
  })

  test('of endings that race, one wins, and gives back once', async () => {
    const { owner, session, jobs, projects } = await fresh()
    const job = await keptJob(underTest.store, session)
    await keptJob(underTest.store, session)
    const endings = times(20, (index): JobEnding => (index % 2 === 0 ? failed : { state: 'cancelled' }))
    const won = await Promise.all(endings.map((ending) => jobs.finish(job.id, ending, later, silence)))

    expect(won.filter(Boolean)).toHaveLength(1)
    const ending = endings[won.indexOf(true)]
    expect((await jobs.find(job.id, owner))?.state).toBe(ending?.state)
    expect((await projects.find(owner.projectId))?.jobsUsed).toBe(ending?.state === 'failed' ? 1 : 2)
  })

  test("history is a session's ended jobs, newest first, in pages", async () => {
    const { owner, session, jobs } = await fresh()
    const elsewhere = await keptSession(underTest.store, owner)
    const made = []
    for (const ending of [done, failed, { state: 'cancelled' }, done] as const) {
      const job = await keptJob(underTest.store, session)
      await jobs.finish(job.id, ending, later, silence)
      made.unshift(job.id)
    }
    await keptJob(underTest.store, session)
    await runningJob(underTest.store, session)
    await jobs.finish((await keptJob(underTest.store, elsewhere)).id, done, later, silence)
    const page = async (number: number, size: number) => {
      const { total, items } = await jobs.list(session.id, { number, size })
      return { total, ids: items.map(({ id }) => id) }
    }

    expect(await page(1, 10)).toEqual({ total: 4, ids: made })
    expect(await page(2, 3)).toEqual({ total: 4, ids: made.slice(3) })
    expect(await page(3, 3)).toEqual({ total: 4, ids: [] })
    expect(await page(1, 1)).toEqual({ total: 4, ids: made.slice(0, 1) })
  })

  test('history tells what was asked and how it ended, and nothing of what was found', async () => {
    const { session, jobs } = await fresh()
    const { id, request } = await keptJob(underTest.store, session)
    await jobs.finish(id, done, later, silence)
    expect((await jobs.list(session.id, { number: 1, size: 10 })).items).toEqual([
      { id, question: request.question, state: 'done', language: done.language },
    ])
  })

  test('the plans of a session are those of its last done jobs at a time, newest first', async () => {
    const { owner, session, jobs } = await fresh()
    const elsewhere = await keptSession(underTest.store, owner)
    const made = []
    for (const [ending, at] of [
      [done, noon],
      [failed, noon],
      [{ ...done, plan: null }, noon],
      [done, later],
      [{ state: 'cancelled' }, noon],
    ] as const) {
      const job = await keptJob(underTest.store, session)
      await jobs.finish(job.id, ending, at, silence)
      const { question, datasetId } = job.request
      const plan = ending.state === 'done' ? ending.plan : null
      const { columns, rows } = done.result
      made.push({
        question,
        datasetId,
        status: done.status,
        plan,
        planBy: 'builtin',
        frame: done.frame,
        result: { columns, rows },
        offered: [],
      })
    }
    await jobs.finish((await keptJob(underTest.store, elsewhere)).id, done, noon, silence)
    expect(await jobs.planned(session.id, noon, 10)).toEqual([made[2], made[0]])
    expect(await jobs.planned(session.id, later, 2)).toEqual([made[3], made[2]])
  })

  test('who wrote a plan is told with it', async () => {
    const { session, jobs } = await fresh()
    const planBy = async (request: JobRequest, cost: Cost) => {
      const { id } = await keptJob(underTest.store, session, { request })
      await jobs.finish(id, { ...done, cost }, noon, silence)
      return (await jobs.planned(session.id, noon, 1))[0]?.planBy
    }
    const use = { name: 'compatible:small', requests: 1, usage: { sent: 1, received: 1 }, milliseconds: 1 }
    const asked = aRequest()
    expect(await planBy(asked, noCost)).toBe('builtin')
    expect(await planBy(asked, { ...noCost, model: { ...use, answered: false } })).toBe('builtin')
    expect(await planBy(asked, { ...noCost, model: { ...use, answered: true } })).toBe('model')
    if (done.plan === null) throw new Error('the sample has a plan')
    expect(await planBy({ ...asked, plan: done.plan }, noCost)).toBe('caller')
  })

  test('what a question offered to ask next goes with its plan', async () => {
    const { session, jobs } = await fresh()
    const { id } = await keptJob(underTest.store, session)
    await jobs.claim(id)
    const offered = ['How many rows?', '¿Cuántas "filas"?']
    await jobs.append(id, [
      aWord('one'),
      { ...aWord('two'), said: { kind: 'questions', questions: offered } },
    ])
    await jobs.finish(id, done, noon, silence)
    expect(await jobs.planned(session.id, noon, 1)).toMatchObject([{ offered }])
  })

  test('of a result that may be asked about, the first rows go with the plan', async () => {
    const { session, jobs } = await fresh()
    const rows = times(mostEarlierRows + 1, (row) => [row, `row ${row}`, row % 2 === 0, null])
    const planned = async (change: Partial<Pick<Done, 'frame' | 'result'>>) => {
      const job = await keptJob(underTest.store, session)
      await jobs.finish(job.id, { ...done, ...change }, noon, silence)
      return (await jobs.planned(session.id, noon, 1))[0]
    }
    const result = { ...done.result, rows }
    expect((await planned({ result }))?.result).toEqual({
      columns: done.result.columns,
      rows: rows.slice(0, mostEarlierRows),
    })
    expect(await planned({ result, frame: null })).toMatchObject({ frame: null, result: null })
    expect((await planned({ result: { ...done.result, rows: [] } }))?.result?.rows).toEqual([])
  })

  test('the state of a job is told to its owner only', async () => {
    const { owner, session, jobs } = await fresh()
    const job = await keptJob(underTest.store, session)
    expect(await jobs.state(job.id, owner)).toEqual({ state: 'queued', finishedAt: null })
    expect(await jobs.state(job.id, { ...owner, userId: 'grace' })).toBeUndefined()
    await jobs.finish(job.id, failed, later, silence)
    expect(await jobs.state(job.id, owner)).toEqual({ state: 'failed', finishedAt: later })
  })

  test('unfinished jobs are those queued and running, oldest first', async () => {
    const { session, jobs } = await fresh()
    const queued = await keptJob(underTest.store, session)
    const ended = await runningJob(underTest.store, session)
    const running = await runningJob(underTest.store, session)
    await jobs.finish(ended.id, done, later, silence)
    const ours = [queued.id, ended.id, running.id]
    const { projectId } = session
    expect((await jobs.unfinished()).filter(({ id }) => ours.includes(id))).toEqual([
      { id: queued.id, projectId },
      { id: running.id, projectId },
    ])
  })
}
