import { expect, test } from 'vitest'
import { emptyFrame } from '../domain/frame.ts'
import type { Definition, KeptDefinition } from '../domain/definition.ts'
import { noCost } from '../domain/cost.ts'
import { newId } from '../domain/ids.ts'
import type { Job, JobEnding } from '../domain/job.ts'
import {
  type StoreUnderTest,
  aRequest,
  anOwner,
  failed,
  keptDataset,
  keptJob,
  keptSession,
  later,
  noon,
  times,
} from './store-samples.contract.ts'

const silence = () => []
const done = {
  state: 'done',
  status: 'answered',
  language: 'EN',
  assumptions: [],
  plan: {
    version: 1,
    steps: [{ id: '1', input: { kind: 'table', tableId: 't' }, verbs: [], chart: 'none', answer: ['a'] }],
  },
  frame: emptyFrame('t'),
  result: { columns: [{ name: 'a', type: 'number' }], rows: [[1]], answer: [[1]] },
  results: [],
  refusal: null,
  cost: noCost,
} satisfies JobEnding

const minute = (number: number) => `2026-03-01T12:${String(number).padStart(2, '0')}:00.000Z`
const right = (createdAt = noon) => ({ verdict: 'right', reason: null, createdAt }) as const
const wrong = (reason: string | null, createdAt = noon) => ({ verdict: 'wrong', reason, createdAt }) as const

/** What was said of answers, and of which questions it tells. */
export function feedbackContract(underTest: StoreUnderTest): void {
  const fresh = async () => {
    const { store } = underTest
    const owner = await anOwner(store)
    const [session, dataset] = [await keptSession(store, owner), await keptDataset(store, owner)]
    const asked = async (question: string, change: Partial<Job> = {}, ending: JobEnding | null = done) => {
      const job = await keptJob(store, session, {
        request: aRequest({ question, datasetId: dataset.id }),
        ...change,
      })
      if (ending !== null) await store.jobs.finish(job.id, ending, later, silence)
      return job
    }
    const defining = (definition: Definition, most = 100): { kept: KeptDefinition; most: number } => ({
      kept: { datasetId: dataset.id, definition, createdBy: owner.userId, createdAt: noon },
      most,
    })
    const unit = (column: string): Definition => ({
      id: newId('definition'),
      table: 'orders',
      tableId: 'ds-1-t1',
      kind: 'unit',
      column,
      unit: 'EUR',
    })
    return { owner, session, dataset, asked, defining, unit, ...store }
  }

  test('what was said of a job is found, and the next takes its place', async () => {
    const { asked, feedback } = await fresh()
    const [job, other] = [await asked('one'), await asked('two')]
    expect(await feedback.find(job.id)).toBeUndefined()
    const reason = 'It’s 売上, not 利益.\nSee “p. 3”.'
    const first = { jobId: job.id, definitionId: null, ...wrong(reason) }
    expect(await feedback.save(wrong(reason), job)).toEqual({ outcome: 'kept', feedback: first })
    expect(await feedback.find(job.id)).toEqual(first)
    await feedback.save(right(later), job)
    expect(await feedback.find(job.id)).toEqual({ jobId: job.id, definitionId: null, ...right(later) })
    expect(await feedback.find(other.id)).toBeUndefined()
  })

  test('of many that race one is left', async () => {
    const { asked, feedback, dataset } = await fresh()
    const job = await asked('one')
    const reasons = times(12, (at) => `reason ${at}`)
    await Promise.all(reasons.map((reason) => feedback.save(wrong(reason), job)))
    const judged = await feedback.judged(dataset.id, later, 100)
    expect(judged).toHaveLength(1)
    expect(reasons).toContain(judged[0]?.reason)
    expect((await feedback.find(job.id))?.reason).toBe(judged[0]?.reason)
  })

  test('a definition is kept with it, or neither is', async () => {
    const { asked, defining, unit, feedback, definitions, dataset, datasets, owner } = await fresh()
    const job = await asked('one')
    const first = defining(unit('sales'))
    expect(await feedback.save(wrong('why'), job, first)).toEqual({
      outcome: 'kept',
      feedback: { jobId: job.id, definitionId: first.kept.definition.id, ...wrong('why') },
      defined: { outcome: 'created', kept: first.kept },
    })
    expect(await definitions.all(dataset.id)).toEqual([first.kept.definition])
    // One about the same keeps its id, and what was said before names it.
    expect(await feedback.save(wrong('again'), job, defining(unit('sales')))).toMatchObject({
      feedback: { definitionId: first.kept.definition.id },
      defined: { outcome: 'unchanged' },
    })
    const before = await feedback.find(job.id)
    expect(await feedback.save(right(), job, defining(unit('cost'), 1))).toEqual({
      outcome: 'not defined',
      why: 'full',
    })
    expect(await feedback.find(job.id)).toEqual(before)
    expect(await definitions.all(dataset.id)).toHaveLength(1)
    await datasets.remove(dataset.id, owner.projectId)
    expect(await feedback.save(right(), job, defining(unit('cost')))).toEqual({
      outcome: 'not defined',
      why: 'gone',
    })
    expect(await feedback.find(job.id)).toEqual(before)
  })

  test('it goes with its job, and there is none of a job that is gone', async () => {
    const { asked, defining, unit, feedback, definitions, dataset, sessions, session, owner } = await fresh()
    const job = await asked('one')
    await feedback.save(right(), job)
    await sessions.remove(session.id, owner)
    expect(await feedback.find(job.id)).toBeUndefined()
    expect(await feedback.judged(dataset.id, later, 100)).toEqual([])
    expect(await feedback.save(right(), job)).toEqual({ outcome: 'gone' })
    expect(await feedback.save(right(), job, defining(unit('sales')))).toEqual({ outcome: 'gone' })
    expect(await definitions.all(dataset.id)).toEqual([])
  })

  test('questions that were judged are those to one dataset, newest first', async () => {
    const { asked, feedback, dataset } = await fresh()
    const elsewhere = await fresh()
    await feedback.save(right(), await elsewhere.asked('elsewhere'))
    await feedback.save(right(), await asked('of nothing', { request: aRequest() }))
    const jobs = [await asked('one'), await asked('zwei "2"'), await asked('三')]
    for (const job of jobs) await feedback.save(wrong(`not ${job.request.question}`), job)
    const judged = jobs.map(({ id, request: { question } }) => ({
      jobId: id,
      question,
      verdict: 'wrong',
      reason: `not ${question}`,
    }))
    expect(await feedback.judged(dataset.id, noon, 100)).toEqual(judged.toReversed())
    expect(await feedback.judged(dataset.id, noon, 2)).toEqual(judged.toReversed().slice(0, 2))
    await feedback.save(right(), jobs[0] as Job)
    expect((await feedback.judged(dataset.id, noon, 1))[0]).toMatchObject({
      question: 'one',
      verdict: 'right',
    })
  })

  test('a question that is under way sees what had been said when it was asked, and no other does', async () => {
    const { asked, feedback, dataset, jobs } = await fresh()
    const job = await asked('one', { createdAt: minute(0) })
    const underWay = await asked('two', { createdAt: minute(2) }, null)
    const verdictAt = async (at: number) =>
      (await feedback.judged(dataset.id, minute(at), 100)).map(({ reason }) => reason)
    await feedback.save(wrong('first', minute(1)), job)
    expect(await verdictAt(0)).toEqual([])
    expect(await verdictAt(1)).toEqual(['first'])
    for (const at of [3, 4]) await feedback.save(wrong(`at ${at}`, minute(at)), job)
    expect(await verdictAt(2)).toEqual(['first'])
    expect(await verdictAt(3)).toEqual(['at 3'])
    expect(await verdictAt(4)).toEqual(['at 4'])
    expect((await feedback.find(job.id))?.reason).toBe('at 4')
    await jobs.finish(underWay.id, failed, minute(5), silence)
    await feedback.save(wrong('last', minute(6)), job)
    for (const at of [2, 3, 4]) expect(await verdictAt(at), String(at)).toEqual([])
    expect(await verdictAt(6)).toEqual(['last'])
  })

  test('plans are those of the jobs that came to an answer', async () => {
    const { asked, feedback } = await fresh()
    const answered = await asked('one')
    const others = [
      await asked('refused', {}, { ...done, plan: null, result: null }),
      await asked('quoted', {}, { ...done, result: null }),
      await asked('failed', {}, failed),
      await asked('cancelled', {}, { state: 'cancelled' }),
      await asked('under way', {}, null),
    ]
    const ids = [answered, ...others].map(({ id }) => id)
    expect(await feedback.plans([...ids, 'job-unknown'])).toEqual(new Map([[answered.id, done.plan]]))
    expect(await feedback.plans([])).toEqual(new Map())
  })
}
