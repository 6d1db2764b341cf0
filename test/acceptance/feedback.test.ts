import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { beforeAll, describe, expect, it } from 'vitest'
import type { DefinitionInput, JobRecord } from '@auger/contract'
import { createClient, type Client } from '@auger/sdk'
import { comparableBlocks } from './comparable-blocks.ts'
import { addSource } from './dataset-of.ts'
import { requestTo } from './endpoint-request.ts'
import { expectFailure } from './expect-failure.ts'
import expected from './fixtures/bike-orders.json' with { type: 'json' }
import { raw } from './raw-request.ts'
import { startServer } from './server.ts'
import { clientOf, isRemote, newUser, useService } from './service.ts'

const service = useService()

/** Of the sums that pandas makes of the table. */
const ofRevenue = (100 * expected.profit) / expected.revenue
const ofCost = (100 * expected.profit) / expected.cost
const whatMargin = 'What is the margin?'
const marginOfCost = { kind: 'metric', name: 'margin', expression: 'profit / cost', unit: '%' } as const

const total = 'What is the total sales by region?'
const sales = 'region,sales\nNorth,120\nSouth,50\n'

let client: Client
let userId: string
let session_id: string
let bikes: string

beforeAll(async () => {
  userId = newUser()
  client = clientOf(service(), userId)
  session_id = await newSession(client)
  bikes = await readFile(new URL('fixtures/bike-orders.csv', import.meta.url), 'utf8')
})

const newSession = async (of: Client) => (await of.sessions.create({ max_contextual_job_history: 0 })).id

async function newDataset(content = sales, of = client): Promise<string> {
  const { id } = await of.datasets.create({ name: 'Orders' })
  await addSource(of, id, 'orders.csv', content)
  return id
}

const ask = (dataset_id: string, question: string) => client.jobs.ask({ session_id, dataset_id, question })
const figureOf = ({ result }: JobRecord) => result?.answer
const closeTo = (figure: number): unknown => [[expect.closeTo(figure, 8)]]
const feedbackOf = async (id: string) => (await client.jobs.get(id)).feedback
const definitionsOf = async (id: string) => (await client.definitions.list(id)).records

describe('feedback', () => {
  it('[FB-01] is kept as it was said, and shown with its job, which stays as it is', async () => {
    const job = await ask(await newDataset(), total)
    expect(job.feedback).toBeNull()
    expect(await feedbackOf(job.job_id)).toBeNull()
    const right = await client.jobs.feedback(job.job_id, { verdict: 'right' })
    expect(right).toEqual({
      job_id: job.job_id,
      verdict: 'right',
      reason: null,
      definition_id: null,
      created_at: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:]+\.\d+Z$/) as string,
    })
    const after = await client.jobs.get(job.job_id)
    expect({ ...after, blocks: comparableBlocks(after.blocks) }).toEqual({
      ...job,
      blocks: comparableBlocks(job.blocks),
      feedback: right,
    })
  })

  it('[FB-02] is replaced by the next, reason and all', async () => {
    const { job_id } = await ask(await newDataset(), total)
    const reason = `Ohne “Süd” 120 – 売上.\n${'𝒳'.repeat(3_900)}`
    const wrong = await client.jobs.feedback(job_id, { verdict: 'wrong', reason })
    expect(wrong).toMatchObject({ verdict: 'wrong', reason })
    expect(await feedbackOf(job_id)).toEqual(wrong)
    const right = await client.jobs.feedback(job_id, { verdict: 'right' })
    expect(right).toMatchObject({ verdict: 'right', reason: null })
    expect(right.created_at >= wrong.created_at).toBe(true)
    expect(await feedbackOf(job_id)).toEqual(right)
  })

  it('[FB-03] with a definition corrects the answer to the same question', async () => {
    const dataset = await newDataset(bikes)
    const before = await ask(dataset, whatMargin)
    expect(figureOf(before)).toEqual(closeTo(ofRevenue))
    const said = await client.jobs.feedback(before.job_id, {
      verdict: 'wrong',
      reason: 'Our margin is over what it cost us.',
      definition: marginOfCost,
    })
    const kept = await definitionsOf(dataset)
    expect(kept).toMatchObject([{ ...marginOfCost, created_by: userId }])
    expect(said.definition_id).toBe(kept[0]?.id)
    expect(await feedbackOf(before.job_id)).toEqual(said)
    expect(figureOf(await ask(dataset, whatMargin))).toEqual(closeTo(ofCost))
    // What was answered stays, and so does the definition when something else is said.
    expect(figureOf(await client.jobs.get(before.job_id))).toEqual(closeTo(ofRevenue))
    const again = await client.jobs.feedback(before.job_id, { verdict: 'wrong', definition: marginOfCost })
    expect(again.definition_id).toBe(said.definition_id)
    expect(await client.jobs.feedback(before.job_id, { verdict: 'wrong' })).toMatchObject({
      definition_id: null,
    })
    expect(await definitionsOf(dataset)).toEqual(kept)
  })

  it('[FB-04] makes a refused question answerable, and the refusal is what it is about', async () => {
    const dataset = await newDataset()
    const refused = await ask(dataset, 'What is the total gmv by region?')
    expect(refused.status).not.toBe('answered')
    await client.jobs.feedback(refused.job_id, {
      verdict: 'wrong',
      definition: { kind: 'synonym', column: 'sales', words: ['GMV'] },
    })
    // By hand.
    const answered = await ask(dataset, 'What is the total gmv by region?')
    expect(answered.result?.rows).toEqual([
      ['North', 120],
      ['South', 50],
    ])
  })

  it('[FB-05] defines by the rules of definitions, and nothing is kept where they refuse', async () => {
    const dataset = await newDataset()
    const { job_id } = await ask(dataset, total)
    const judge = (definition: DefinitionInput) =>
      client.jobs.feedback(job_id, { verdict: 'wrong', definition })
    for (const definition of [
      { kind: 'metric', name: 'm', expression: 'sales / coost' },
      { kind: 'unit', column: 'region', unit: 'kg' },
      { kind: 'synonym', column: 'region', value: 'Mars', words: ['far'] },
    ] satisfies DefinitionInput[]) {
      const here = await expectFailure(judge(definition), 300001)
      const there = await expectFailure(client.definitions.create(dataset, definition), 300001)
      expect(here.message).toBe(there.message)
    }
    const colleague = clientOf(service(), newUser())
    const hers = await colleague.jobs.ask({
      session_id: await newSession(colleague),
      dataset_id: dataset,
      question: total,
    })
    const definition = { kind: 'unit', column: 'sales', unit: 'EUR' } as const
    await expectFailure(colleague.jobs.feedback(hers.job_id, { verdict: 'wrong', definition }), 300002)
    expect((await colleague.jobs.get(hers.job_id)).feedback).toBeNull()
    expect(await feedbackOf(job_id)).toBeNull()
    expect(await definitionsOf(dataset)).toEqual([])

    const ofNothing = await client.jobs.ask({ session_id, question: total })
    const refused = client.jobs.feedback(ofNothing.job_id, { verdict: 'wrong', definition })
    expect((await expectFailure(refused, 300001)).message).toContain('the job was asked of no dataset')
    await client.datasets.delete(dataset)
    await expectFailure(judge(definition), 300003)
    expect(await client.jobs.feedback(job_id, { verdict: 'wrong' })).toMatchObject({ verdict: 'wrong' })
  })

  it('[FB-06] that is malformed is refused, and says where', async () => {
    const { job_id: id } = await ask(await newDataset(), total)
    const send = async (fields: object) => {
      const { json } = await raw(service(), requestTo('giveFeedback', { id, user_id: userId, ...fields }))
      return `${String(json?.code)} ${String(json?.msg)}`
    }
    const invalid = '300001 Invalid parameters: '
    expect(await send({})).toBe(`${invalid}verdict must be one of right, wrong`)
    expect(await send({ verdict: 'maybe' })).toBe(`${invalid}verdict must be one of right, wrong`)
    expect(await send({ verdict: null })).toBe(`${invalid}verdict must be one of right, wrong`)
    const said = { verdict: 'wrong' }
    expect(await send({ ...said, reason: ' \n' })).toBe(`${invalid}reason must not be blank`)
    expect(await send({ ...said, reason: '𝒳'.repeat(4_001) })).toBe(
      `${invalid}reason must have at most 4000 characters`,
    )
    expect(await send({ ...said, reason: 5 })).toBe(`${invalid}reason must be text`)
    expect(await send({ ...said, definition: 'margin' })).toBe(`${invalid}definition must be an object`)
    expect(await send({ ...said, definition: {} })).toBe(
      `${invalid}definition.kind must be one of metric, meaning, synonym, unit, nature`,
    )
    expect(await send({ ...said, definition: { kind: 'metric', name: 'm' } })).toBe(
      `${invalid}expression is required for a metric`,
    )
    const words = Array.from({ length: 21 }, String)
    expect(await send({ ...said, definition: { kind: 'synonym', column: 'sales', words } })).toBe(
      `${invalid}definition.words must have at most 20 items`,
    )
    expect(await feedbackOf(id)).toBeNull()
    expect(await send({ ...said, reason: null, definition: null })).toMatch(/^0 /)
    expect(await send({ ...said, reason: '𝒳'.repeat(4_000) })).toMatch(/^0 /)
  })

  it('[FB-07] is the asker’s alone: of others’ jobs and unknown ones it is 300003', async () => {
    const dataset = await newDataset()
    const { job_id } = await ask(dataset, total)
    const said = { verdict: 'wrong', definition: { kind: 'unit', column: 'sales', unit: 'EUR' } } as const
    for (const other of [
      clientOf(service(), newUser()),
      clientOf(service(), userId, await service().otherKey()),
    ])
      for (const feedback of [said, { verdict: 'right' }] as const)
        await expectFailure(other.jobs.feedback(job_id, feedback), 300003)
    await expectFailure(client.jobs.feedback('job-unknown', { verdict: 'right' }), 300003)
    expect(await feedbackOf(job_id)).toBeNull()
    expect(await definitionsOf(dataset)).toEqual([])
  })

  it('[FB-08] needs a job that is done, and is told why where it is not', async () => {
    const dataset_id = await newDataset()
    const [early, cancelled]: [string[], string[]] = [[], []]
    const begin = async () => {
      for await (const event of client.jobs.stream({ session_id, dataset_id, question: total })) {
        if (event.type !== 'JOB_ID') continue
        const attempt = client.jobs.feedback(event.jobId, { verdict: 'right' })
        const refused = await attempt.catch((error: unknown) => error)
        if (refused instanceof Error) early.push(refused.message)
        else expect(refused).toMatchObject({ verdict: 'right' })
        if ((await client.jobs.cancel(event.jobId)).state === 'cancelled') cancelled.push(event.jobId)
      }
    }
    await Promise.all(Array.from({ length: 20 }, begin))
    expect(early.length).toBeGreaterThan(0)
    for (const message of early)
      expect(message).toMatch(/^Invalid parameters: id: the job is still (queued|running)/)
    expect(cancelled.length).toBeGreaterThan(0)
    for (const id of cancelled) {
      const failure = await expectFailure(client.jobs.feedback(id, { verdict: 'right' }), 300001)
      expect(failure.message).toContain('id: the job was cancelled')
      expect(await feedbackOf(id)).toBeNull()
    }
  })

  it('[FB-09] goes with its session; what was defined with it stays', async () => {
    const dataset_id = await newDataset(bikes)
    const place = { session_id: await newSession(client), dataset_id }
    const { job_id } = await client.jobs.ask({ ...place, question: whatMargin })
    await client.jobs.feedback(job_id, { verdict: 'wrong', definition: marginOfCost })
    await client.sessions.delete(place.session_id)
    await expectFailure(client.jobs.get(job_id), 300003)
    await expectFailure(client.jobs.feedback(job_id, { verdict: 'right' }), 300003)
    expect(figureOf(await ask(dataset_id, whatMargin))).toEqual(closeTo(ofCost))
  })

  it.skipIf(isRemote)('[FB-10] is still there after a restart', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'auger-feedback-'))
    const settings = { AUGER_DATA_DIR: folder, AUGER_API_KEY: 'feedback-outlives-a-restart' }
    try {
      const open = (baseUrl: string) => createClient({ baseUrl, apiKey: settings.AUGER_API_KEY, userId })
      const before = await startServer(settings)
      const first = open(before.url)
      const place = { session_id: await newSession(first), dataset_id: await newDataset(sales, first) }
      const { job_id } = await first.jobs.ask({ ...place, question: total })
      const definition = { kind: 'unit', column: 'sales', unit: 'EUR' } as const
      const said = await first.jobs.feedback(job_id, { verdict: 'wrong', reason: 'In euros.', definition })
      await before.stop()
      const after = await startServer(settings)
      const second = open(after.url)
      expect((await second.jobs.get(job_id)).feedback).toEqual(said)
      expect((await second.definitions.list(place.dataset_id)).records).toMatchObject([
        { id: said.definition_id, ...definition },
      ])
      await after.stop()
    } finally {
      await rm(folder, { recursive: true, force: true })
    }
  })
})
