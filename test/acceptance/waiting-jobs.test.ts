import { randomBytes } from 'node:crypto'
import { describe, expect, it, onTestFinished } from 'vitest'
import type { Client } from '@auger/sdk'
import { stream } from '../models/scripted-server.ts'
import { startPostgres, withoutPostgres } from '../services/postgres.ts'
import { startS3rver } from '../services/s3.ts'
import { datasetOf } from './dataset-of.ts'
import { answerBy, question, startModels } from './model-place.ts'
import { startServer, type LocalServer } from './server.ts'
import { clientOf, isRemote, newUser, type Service } from './service.ts'

const few = { AUGER_WAITING_JOBS: '2', AUGER_ENGINES: '1' }
const longest = { timeout: 300_000 }

describe.skipIf(isRemote)('questions that wait for a worker', () => {
  it(
    '[N-05] are as many as allowed in one process: more are refused, and none that was taken is lost',
    longest,
    async () => {
      const models = await startModels()
      onTestFinished(() => models.close())
      const { server, dataset } = await models.placeWith({ ...few, AUGER_MODEL_SECONDS: '240' })
      let release = () => {}
      const released = new Promise<void>((resolve) => (release = resolve))
      models.script(async (_, response) => {
        await released
        stream(response, [{ content: JSON.stringify(answerBy('fare')) }])
      })
      const place = await placeOf(server, dataset)
      const ask = () => askOnce(place, { question })

      // An engine has two places, and who has one waits for the model.
      const begun = [await ask(), await ask()]
      for (const answer of begun)
        await expect.poll(() => stateOf(place.client, answer), { timeout: 60_000 }).toBe('running')
      const answers = await Promise.all(Array.from({ length: 8 }, ask))
      const taken = answers.filter(({ status }) => status === 200)
      expect(taken).toHaveLength(2)
      for (const answer of answers) if (!taken.includes(answer)) expect(answer.status).toBe(429)

      release()
      for (const answer of [...begun, ...taken])
        await expect.poll(() => stateOf(place.client, answer), { timeout: 120_000 }).toBe('done')
      expect((await ask()).status).toBe(200)
    },
  )
})

describe.skipIf(isRemote || withoutPostgres !== undefined)('questions that wait on PostgreSQL', () => {
  it(
    '[N-05] are as many as allowed on all nodes together, also of those that are asked at once',
    longest,
    async () => {
      const [postgres, s3] = await Promise.all([startPostgres(), startS3rver()])
      onTestFinished(async () => void (await Promise.all([postgres.stop(), s3.stop()])))
      const shared = {
        ...few,
        AUGER_DATABASE_URL: await postgres.fresh(),
        AUGER_S3_ENDPOINT: s3.endpoint,
        AUGER_S3_BUCKET: await s3.bucket(),
        AUGER_SECRET: randomBytes(16).toString('hex'),
        AUGER_API_KEY: `waiting-${randomBytes(16).toString('hex')}`,
      }
      const start = async (role: 'all' | 'api' | 'worker') => {
        const server = await startServer({ ...shared, AUGER_ROLE: role })
        onTestFinished(() => server.stop())
        return { ...server, key: shared.AUGER_API_KEY }
      }
      const first = await start('all')
      const { id: dataset } = await datasetOf(clientOf(asService(first), newUser()), 'orchard.csv')
      await first.stop()

      // Nodes that answer requests alone: nothing is worked off.
      const nodes = [await start('api'), await start('api')] as const
      const place = await placeOf(nodes[0], dataset)
      const asked = Array.from({ length: 16 }, (_, index) => ({
        question: 'What is the total yield?',
        idempotencyKey: `question ${index}`,
      }))
      const askAll = () =>
        Promise.all(
          asked.map((one, index) =>
            askOnce({ ...place, service: asService(nodes[index % 2 === 0 ? 0 : 1]) }, one),
          ),
        )
      const answers = await askAll()
      const taken = answers.filter(({ status }) => status === 200)
      expect(taken).toHaveLength(2)
      for (const answer of answers) if (!taken.includes(answer)) expect(answer.status).toBe(429)

      // Whoever asks the same again is told of the same jobs, and there is still no room for the others.
      const again = await askAll()
      for (const [index, answer] of answers.entries())
        if (taken.includes(answer)) expect(again[index]?.jobId).toBe(answer.jobId)
        else expect(again[index]?.status).toBe(429)

      await start('worker')
      for (const answer of taken)
        await expect.poll(() => stateOf(place.client, answer), { timeout: 120_000 }).toBe('done')
      expect((await askOnce(place, { question: 'What is the total yield?' })).status).toBe(200)
    },
  )
})

interface Place {
  readonly service: Service
  readonly client: Client
  readonly userId: string
  readonly sessionId: string
  readonly dataset: string
}

const asService = (local: LocalServer): Service => ({
  ...{ url: local.url, key: local.key, local },
  otherKey: () => Promise.reject(new Error('not made')),
})

async function placeOf(local: LocalServer, dataset: string): Promise<Place> {
  const [service, userId] = [asService(local), newUser()]
  const client = clientOf(service, userId)
  const { id: sessionId } = await client.sessions.create()
  return { service, client, userId, sessionId, dataset }
}

interface Asked {
  readonly question: string
  readonly idempotencyKey?: string
}

interface Answer {
  readonly status: number
  /** Of one that was taken. */
  readonly jobId: string
}

/** Takes the id of the job from the stream and leaves it there, which the job does not mind. */
async function askOnce(
  { service, userId, sessionId, dataset }: Place,
  { question, idempotencyKey }: Asked,
): Promise<Answer> {
  const response = await fetch(`${service.url}/v2/team/jobs`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'x-pd-api-key': service.key,
      ...(idempotencyKey === undefined ? {} : { 'idempotency-key': idempotencyKey }),
    },
    body: JSON.stringify({
      ...{ user_id: userId, session_id: sessionId, dataset_id: dataset },
      ...{ question, stream: true },
    }),
  })
  if (response.status === 429) {
    expect(((await response.json()) as { readonly code: unknown }).code).toBe(201)
    expect(response.headers.get('retry-after')).toMatch(/^[1-9]\d*$/)
    return { status: 429, jobId: '' }
  }
  let told = ''
  const decoder = new TextDecoder()
  for await (const bytes of response.body ?? []) {
    told += decoder.decode(bytes as Uint8Array, { stream: true })
    const jobId = /^event:JOB_ID\nid:.*\ndata:(.+)\n/m.exec(told)?.[1]
    if (jobId !== undefined) return { status: response.status, jobId }
  }
  throw new Error(`The stream names no job: ${told}`)
}

const stateOf = async (client: Client, { jobId }: Answer): Promise<string> =>
  (await client.jobs.get(jobId)).state
