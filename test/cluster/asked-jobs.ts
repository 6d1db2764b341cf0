import { setTimeout as pause } from 'node:timers/promises'
import { AugerError, type Client, type StreamEvent } from '@auger/sdk'
import { expect } from 'vitest'
import { citySales } from '../crash/city-sales.ts'
import type { Random } from '../crash/random.ts'

/** A dataset whose answers are known, because they were added up while its file was written. */
export interface KnownDataset {
  readonly id: string
  readonly totals: ReadonlyMap<string, number>
}

export async function keepSales(client: Client, random: Random, rows: number): Promise<KnownDataset> {
  const { bytes, totals } = citySales(random, rows)
  const { file_object_key } = await client.files.uploadDirect(new Blob([new Uint8Array(bytes)]), 'sales.csv')
  const { id, dataset_id } = await client.datasources.createAlone({
    name: 'sales.csv',
    type: 'FILE',
    file_object_key,
  })
  await client.datasources.waitUntilReady(dataset_id, id, { intervalMilliseconds: 100 })
  return { id: dataset_id, totals }
}

export interface AskedJob {
  readonly sessionId: string
  readonly dataset: KnownDataset
  readonly city: string
  readonly streamed: boolean
  readonly idempotencyKey: string
}

/** What came of a job: its id, and how often anything had to be asked again. */
export interface EndedJob extends AskedJob {
  readonly jobId: string
  readonly again: number
}

const patienceMilliseconds = 240_000

/** Asks as a patient client does: what fails on the way is asked again under the same key, which gives the same job. */
export async function askUntilEnded(client: Client, asked: AskedJob): Promise<EndedJob> {
  for (let again = 0, end = Date.now() + patienceMilliseconds; ; again++) {
    try {
      const jobId = asked.streamed ? await stream(client, asked) : await ask(client, asked)
      return { ...asked, jobId, again }
    } catch (error) {
      if (Date.now() > end || !mayPass(error)) throw error
    }
    await pause(300)
  }
}

/** A node that is gone, or a database that restarts, is back in a moment; what the wire refuses stays refused. */
const mayPass = (error: unknown): boolean =>
  !(error instanceof AugerError) || error.status >= 500 || error.status === 429

const questionOf = ({ sessionId, dataset, city }: AskedJob) => ({
  session_id: sessionId,
  dataset_id: dataset.id,
  question: `What is the total amount in ${city}?`,
  output_language: 'EN' as const,
})

async function ask(client: Client, asked: AskedJob): Promise<string> {
  const { idempotencyKey } = asked
  return (await client.jobs.ask(questionOf(asked), { idempotencyKey })).job_id
}

async function stream(client: Client, asked: AskedJob): Promise<string> {
  const events: StreamEvent[] = []
  const { idempotencyKey } = asked
  const options = { idempotencyKey, retries: 20, silenceMilliseconds: 30_000 }
  for await (const event of client.jobs.stream(questionOf(asked), options)) events.push(event)
  const ends = events.filter(({ type }) => type === 'END_MARK')
  expect(ends, 'a stream ends once').toHaveLength(1)
  const first = events.find((event) => event.type === 'JOB_ID')
  if (first === undefined) throw new Error('a stream without the id of its job')
  return first.jobId
}

/** Reads what is kept of the job now, and holds it against what was added up. */
export async function expectRightAnswer(client: Client, { jobId, dataset, city }: EndedJob): Promise<void> {
  const job = await client.jobs.get(jobId)
  expect(job, jobId).toMatchObject({ state: 'done' })
  expect(job.result?.answer.flat().map(Number), `${city} by ${jobId}`).toEqual([dataset.totals.get(city)])
}
