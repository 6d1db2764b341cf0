import { describe, expect, test } from 'vitest'
import type { Plan } from '@auger/contract/plan'
import { noCost } from '../domain/cost.ts'
import { emptyOverview } from '../domain/dataset.ts'
import type { Job } from '../domain/job.ts'
import { ingestBench, never } from '../ingest/ingest-bench.contract.ts'
import type { Analyst } from '../ports/analyst.ts'
import { aRequest, keptJob, keptSession, times } from '../ports/store-samples.contract.ts'
import { gather } from './gather.ts'

const bench = ingestBench()
const orders = 'city,amount\nOslo,35\nBergen,20\n'
const minute = (number: number) => `2026-03-01T12:${String(number).padStart(2, '0')}:00.000Z`
const cities = 'What is the total amount by city?'

const analyst: Analyst = {
  hear: () => Promise.resolve({ language: 'EN', spans: [] }),
  quote: () => Promise.resolve([]),
  propose: () => Promise.resolve({ kind: 'done' }),
}

const planOver = (tableId: string, column = 'city'): Plan => ({
  version: 1,
  steps: [
    {
      id: '1',
      input: { kind: 'table', tableId },
      verbs: [{ kind: 'order', by: [{ column, direction: 'ascending' }] }],
      chart: 'none',
      answer: [column],
    },
  ],
})

/** A dataset of one table, and questions to it that are answered by a plan and judged. */
async function fresh() {
  const { store } = bench.deps
  const { source, table } = await bench.ingested('orders.csv', Buffer.from(orders))
  await store.datasets.saveOverview(source.datasetId, emptyOverview, [source.id])
  const tableId = table?.id ?? ''
  const plan = planOver(tableId)
  const sessionOf = (userId: string) => keptSession(store, { projectId: source.projectId, userId })
  const session = await sessionOf('ada')
  const over = { datasetId: source.datasetId, sourceIds: [source.id] }
  let at = 0

  async function answered(question: string, change: { plan?: Plan | null; by?: string } = {}) {
    const job = await keptJob(store, change.by === undefined ? session : await sessionOf(change.by), {
      request: aRequest({ question, ...over }),
      createdAt: minute(0),
    })
    const found = change.plan === null ? null : { columns: [], rows: [], answer: [] }
    const ending = {
      state: 'done',
      status: 'answered',
      language: 'EN',
      assumptions: [],
      plan: change.plan === undefined ? plan : change.plan,
      frame: null,
      result: found,
      results: [],
      refusal: null,
      cost: noCost,
    } as const
    await store.jobs.finish(job.id, ending, minute(0), () => [])
    return job
  }
  const say = (verdict: 'right' | 'wrong', reason: string | null, job: Job, time = ++at) =>
    store.feedback.save({ verdict, reason, createdAt: minute(time) }, job)

  return {
    ...store,
    source,
    plan,
    tableId,
    session,
    answered,
    right: async (question: string, change: { plan?: Plan | null; by?: string } = {}) =>
      void (await say('right', null, await answered(question, change))),
    wrong: async (question: string, reason: string | null) =>
      void (await say('wrong', reason, await answered(question))),
    say,
    /** What an analyst is shown beside a question. */
    shown: async (question: string, time = 59, change: Partial<Job['request']> = {}) => {
      const request = aRequest({ question, ...over, ...change })
      const asked = await keptJob(store, session, { request, createdAt: minute(time) })
      const gathered = await gather(asked, { store, analyst }, never)
      const { examples, corrections } = gathered.question
      return { examples: examples?.map((one) => one.question), plans: examples, corrections }
    },
  }
}
const nothing = { examples: undefined, plans: undefined, corrections: undefined }

describe('beside a question stand', () => {
  test('the plans of like ones that were marked right, whoever asked, three at most, the same first', async () => {
    const { right, shown, plan } = await fresh()
    await right(cities, { by: 'grace' })
    await right('How many guests slept here?')
    for (const column of ['town', 'region', 'street']) await right(`What is the total amount by ${column}?`)
    const { examples, plans, corrections } = await shown(cities.toUpperCase())
    expect(examples).toHaveLength(3)
    expect(examples?.[0]).toBe(cities)
    expect(plans?.[0]).toEqual({ question: cities, plan })
    expect(corrections).toBeUndefined()
    expect(await shown('Forecast revenue')).toEqual(nothing)
  })

  test('why like ones were marked wrong, three at most, and none without a reason', async () => {
    const { wrong, shown } = await fresh()
    await wrong(cities, 'Without what was returned.')
    await wrong('What is the total amount by town?', null)
    await wrong('How many guests slept here?', 'Nobody sleeps here.')
    expect(await shown(cities)).toEqual({
      ...nothing,
      corrections: [{ question: cities, reason: 'Without what was returned.' }],
    })
    for (const at of times(4, String)) await wrong(`${cities} ${at}`, `reason ${at}`)
    const { corrections } = await shown(cities)
    expect(corrections).toHaveLength(3)
    expect(corrections?.[0]?.reason).toBe('Without what was returned.')
  })

  test('the last word on a question, whichever it is', async () => {
    const { right, wrong, shown } = await fresh()
    await right(cities)
    await wrong(`  ${cities.toLowerCase()}`, 'Without what was returned.')
    expect(await shown(cities)).toMatchObject({ examples: undefined, corrections: [{}] })
    await right(cities)
    expect(await shown(cities)).toMatchObject({ examples: [cities], corrections: undefined })
    await wrong(cities, null)
    expect(await shown(cities)).toEqual(nothing)
  })

  test('no plans that cannot be run over its tables, and none that computed nothing', async () => {
    const { right, shown, tableId, source } = await fresh()
    const other = await bench.ingested('orders.csv', Buffer.from(orders))
    await right(`${cities} 1`, { plan: planOver(other.table?.id ?? '') })
    await right(`${cities} 2`, { plan: planOver(tableId, 'gone') })
    await right(`${cities} 3`, { plan: null })
    expect(await shown(cities)).toEqual(nothing)
    await right(`${cities} 4`)
    expect((await shown(cities)).examples).toEqual([`${cities} 4`])
    expect(source.datasetId).not.toBe(other.source.datasetId)
    const elsewhere = { datasetId: other.source.datasetId, sourceIds: [other.source.id] }
    expect(await shown(cities, 59, elsewhere)).toEqual(nothing)
  })

  test('nothing that was said after it was asked, so that a rerun sees the same', async () => {
    const { answered, say, shown, jobs, source, session, feedback } = await fresh()
    const job = await answered(cities)
    await say('right', null, job, 10)
    // Asked, and not answered yet.
    const request = aRequest({ question: cities, datasetId: source.datasetId, sourceIds: [source.id] })
    const underWay = await keptJob(bench.deps.store, session, { request, createdAt: minute(20) })
    await say('wrong', 'It was not.', job, 30)
    expect(await shown(cities, 9)).toEqual(nothing)
    expect(await shown(cities, 20)).toMatchObject({ examples: [cities], corrections: undefined })
    expect(await shown(cities, 30)).toMatchObject({
      examples: undefined,
      corrections: [{ question: cities, reason: 'It was not.' }],
    })
    expect((await feedback.find(job.id))?.verdict).toBe('wrong')
    expect((await jobs.state(underWay.id, session))?.state).toBe('queued')
  })

  test('nothing where a plan was sent, or no dataset is asked', async () => {
    const { right, shown, plan } = await fresh()
    await right(cities)
    expect(await shown(cities, 59, { plan })).toEqual(nothing)
    expect(await shown(cities, 59, { datasetId: null, sourceIds: [] })).toEqual(nothing)
  })
})
